import { isScript } from '../data/script-names.ts'

/** Words of a shell that a command may follow. */
export const KEYWORD = /^(?:if|then|elif|else|while|until|do|!|\{|time)$/

/** Words from the first on that is none of these, nor the option of `time -p`. */
export function withoutKeywords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word, index) => !KEYWORD.test(word) && !(word === '-p' && words[index - 1] === 'time'))
  return start < 0 ? [] : words.slice(start)
}

/** Programs that run another, whose words follow their own. */
const WRAPPER = /^(?:sudo|env|nohup|srun|exec|command|builtin|nice|ionice|stdbuf|timeout|xargs|setsid|numactl|taskset)$/
const LIMITER = /^(?:timeout|nice|ionice|stdbuf|taskset)$/
/** Managers of environments that run a program of one by the word `run`. */
const RUNNER = /^(?:conda|mamba|micromamba|poetry|uv|pipenv|pdm|hatch)$/
const PYTHON = /^(?:i?python|pypy)[\d.]*$/
const SHELL = /^(?:ba|z|da|k)?sh$/
const LAUNCHER = /^(?:torchrun|accelerate|deepspeed|mpirun|mpiexec|horovodrun)$/
const OTHER_INTERPRETER = /^(?:make|Rscript|node|java)$/
export const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/

/** Programs that use none of their words but to show or to look something up. */
const SHOWS_ONLY = new Set(
  ': true false (( trap exit return break continue echo printf sleep test [ [[ case alias unalias unset type hash which help man read wait jobs kill clear history shift ulimit umask renice let expr seq pwd date ls cat head tail less more grep wc diff cmp find du df stat file nvidia-smi whoami uname hostname printenv id tty basename dirname'.split(
    ' ',
  ),
)
/** Programs that only prepare the ground: they fetch, install, make or remove, and the task's program sees none of their words. */
const PREPARES =
  /^(?:git|pip[\d.]*|conda|mamba|micromamba|virtualenv|poetry|uv|pipenv|pdm|hatch|apt|apt-get|dpkg|yum|dnf|apk|brew|npm|mkdir|rmdir|rm|chmod|chown)$/
/** Modules that Python brings along or that only install. */
const TOOL_MODULE = /^(?:pip|venv|ensurepip|virtualenv|site|this|json\.tool|compileall|py_compile|http\.server)$/
const INSTALLS = /^(?:pip|venv|ensurepip|virtualenv)$/
const LAUNCHER_MODULE = /^(?:torch\.distributed\.|accelerate\.|deepspeed)/
const ASKS_ABOUT = /^(?:-VV?|--version|-h|--help)$/

/** What a command's words start, words of the shell and programs that run others left out. */
export interface StartedProgram {
  /** Without its folder. */
  readonly name: string
  readonly rest: readonly string[]
}

/** Programs that run each the next one; more are no command that somebody means. */
const MOST_WRAPPERS = 20

export function findProgram(words: readonly string[], wrappers = 0): StartedProgram {
  const own = withoutKeywords(words)
  const name = nameOf(own[0] ?? '')
  if (isDry(name, own.slice(1))) return { name: 'help', rest: own.slice(1) }
  const run = RUNNER.test(name) ? findRun(own) : 0
  if ((!WRAPPER.test(name) && run === 0) || wrappers === MOST_WRAPPERS) return { name, rest: own.slice(1) }
  const inner = own.slice(run + 1)
  if (ASKS_WRAPPER.test(`${name} ${inner[0]}`)) return { name: 'help', rest: inner }
  const place = findWrapped(inner)
  return place < 0 ? { name, rest: inner } : findProgram(inner.slice(place), wrappers + 1)
}

/** A program that runs another, asked about itself or about that one: `env --help`, `command -v`, `sudo -l`. */
const ASKS_WRAPPER = /^(?:\w+ --(?:help|version)|command -p?[vV]|sudo -[lvV])$/

/** Whether a shell or `make` is told to read its script and to run nothing of it. */
function isDry(name: string, rest: readonly string[]): boolean {
  if (name === 'make') return rest.some((word) => DRY_MAKE.test(word) || (LETTERS.test(word) && /[nqt]/.test(word)))
  if (!SHELL.test(name)) return false
  const end = rest.findIndex((word, index) => !/^[-+]/.test(word) && rest[index - 1] !== '-o')
  const options = end < 0 ? rest : rest.slice(0, end)
  return options.some((word) => (LETTERS.test(word) && word.includes('n')) || word === 'noexec')
}

/** Options of a letter each, in one word. */
const LETTERS = /^-[A-Za-z]+$/
const DRY_MAKE = /^--(?:dry-run|just-print|recon|question|touch)$/

/** Place of the word `run` among those of a manager of environments, behind options alone; 0: it runs nothing. */
function findRun(words: readonly string[]): number {
  const at = words.indexOf('run')
  const isFirst = words.slice(1, at).every((word, index) => word.startsWith('-') || words[index]?.startsWith('-'))
  return at > 0 && isFirst ? at : 0
}

/** Options that take no word of their own: `env -i`, `exec -c`, `timeout --foreground`, `stdbuf -oL`, `uv run --no-sync`. */
const WHOLE_OPTION =
  /^-(?:|[-0cEfHilrv]|\w.+|-[^=]*=[\s\S]*|-no-.+|-(?:foreground|preserve-status|verbose|quiet|ignore-environment|null|frozen|locked|offline|isolated))$/

/** Place of the program in the words of one that runs another; below 0: there is none. */
function findWrapped(words: readonly string[]): number {
  const names = words.map((word) => (word.startsWith('-') || ASSIGNMENT.test(word) ? '' : nameOf(word)))
  const at = names.findIndex(isStarter)
  // What uses none of its words starts nothing either; behind an option it may be that option's own word: `timeout -s kill`.
  const takesNext = (word = '') => word.startsWith('-') && !WHOLE_OPTION.test(word)
  const idle = names.findIndex((name, index) => SHOWS_ONLY.has(name) && !takesNext(words[index - 1]))
  if (idle >= 0 && idle < at) return idle
  if (at >= 0) return at
  return words.findIndex((word) => !word.startsWith('-') && !ASSIGNMENT.test(word) && !/^[\d.]+[smhd]?$/.test(word))
}

/** Words without those by which `timeout`, `nice` and their like hold a program to a limit: it uses none of them. */
export function withoutLimits(words: readonly string[], wrappers = 0): readonly string[] {
  const at = words.findIndex((word) => LIMITER.test(nameOf(word)))
  const isFirst = words
    .slice(0, at)
    .every((word) => KEYWORD.test(word) || WRAPPER.test(nameOf(word)) || /^-/.test(word))
  const place = at < 0 || !isFirst || wrappers === MOST_WRAPPERS ? -1 : findWrapped(words.slice(at + 1))
  return place < 0 ? words : [...words.slice(0, at), ...withoutLimits(words.slice(at + 1 + place), wrappers + 1)]
}

/** Name of a file without its folder. */
export const nameOf = (word: string): string => word.split('/').at(-1) ?? ''

const isStarter = (name: string): boolean =>
  isScript(name) || [PYTHON, SHELL, LAUNCHER, OTHER_INTERPRETER].some((pattern) => pattern.test(name))

/** Whether a command uses none of its words, unless its output goes somewhere. */
export const showsOnly = (words: readonly string[]): boolean => SHOWS_ONLY.has(findProgram(words).name)

/** Whether a command uses its words for what is asked. `goesOn`: its output goes to a command or a file that uses them. */
export function usesWords({ words, goesOn }: { readonly words: readonly string[]; readonly goesOn: boolean }): boolean {
  const { name, rest } = findProgram(words)
  if (PREPARES.test(name) || (PYTHON.test(name) && INSTALLS.test(findOperand(rest)?.word ?? ''))) return false
  return goesOn || !SHOWS_ONLY.has(name)
}

/** Whether a loop takes its turns from what it is given: `while read line`. */
export const readsLines = ({ words: [first = '', second] }: { readonly words: readonly string[] }): boolean =>
  /^(?:while|until)$/.test(first) && second === 'read'

/** Text that a command takes for a program of its own. */
export interface InnerProgram {
  readonly by: 'shell' | 'python'
  readonly code: string
}

/** The program in the words of `python -c`, `bash -c` and `eval`, which a shell runs at its end (`trap … EXIT`), or that Python or a shell reads from its input; null: none. */
export function findInnerProgram({ name, rest }: StartedProgram, input: string | null): InnerProgram | null {
  if (name === 'eval') return { by: 'shell', code: rest.join(' ') }
  if (name === 'trap') return findTrapped(rest)
  const by = PYTHON.test(name) ? 'python' : SHELL.test(name) ? 'shell' : null
  if (by === null) return null
  const operand = findOperand(rest)
  if (operand?.kind === 'code') return { by, code: operand.word }
  return operand === null && input !== null ? { by, code: input } : null
}

/** What a shell runs at its end, or when a command failed; what it does on a signal nobody sees. */
function findTrapped([code = '-', ...signals]: readonly string[]): InnerProgram | null {
  return code !== '-' && signals.some((signal) => /^(?:EXIT|0|ERR|DEBUG)$/.test(signal)) ? { by: 'shell', code } : null
}

interface Operand {
  readonly kind: 'file' | 'module' | 'code'
  readonly word: string
}

/** What an interpreter is told to run; null: its input. */
function findOperand(rest: readonly string[]): Operand | null {
  for (let index = 0; index < rest.length; index++) {
    const [word = '', next = ''] = [rest[index], rest[index + 1]]
    if (word === '-' || word === '-s') return null
    if (/^-[a-zA-Z]*c$/.test(word)) return { kind: 'code', word: next }
    if (word === '-m') return { kind: 'module', word: next }
    if (/^-m./.test(word)) return { kind: 'module', word: word.slice(2) }
    if (/^-[WXo]$/.test(word))
      index++ // the next word is this option's
    else if (!/^[-+]/.test(word)) return asFile(word)
  }
  return null
}

/** A program that was started, by the file or module that it is of; null: the words start none. */
export function findStarted(words: readonly string[]): Operand | null {
  const { name, rest } = findProgram(words)
  if (isScript(name)) return asFile(name)
  if (name === 'source' || name === '.') return rest[0] !== undefined && isScript(rest[0]) ? asFile(rest[0]) : null
  if (PYTHON.test(name)) return findStartedByPython(rest)
  if (SHELL.test(name)) return findOperand(rest)
  if (LAUNCHER.test(name)) return ASKS_ABOUT.test(rest[0] ?? '') ? null : (findScript(rest) ?? findOperand(rest))
  return OTHER_INTERPRETER.test(name) && rest[0] !== undefined ? asFile(rest[0]) : null
}

function findStartedByPython(rest: readonly string[]): Operand | null {
  if (ASKS_ABOUT.test(rest[0] ?? '')) return null
  const operand = findOperand(rest)
  if (operand?.kind !== 'module') return operand
  if (LAUNCHER_MODULE.test(operand.word)) return findScript(rest) ?? operand
  return TOOL_MODULE.test(operand.word) ? null : operand
}

function findScript(rest: readonly string[]): Operand | null {
  const word = rest.find((each) => isScript(each))
  return word === undefined ? null : asFile(word)
}

const asFile = (word: string): Operand => ({ kind: 'file', word })

/** What a command prints, where its own words or what it is given tell that; null: they don't. */
export function readPrinted(
  command: { readonly words: readonly string[]; readonly input: string | null } | undefined,
): string | null {
  const [program, ...rest] = command?.words ?? []
  if (program === 'echo' || program === 'printf') return rest.filter((word) => !/^-[neE]+$/.test(word)).join(' ')
  return program === 'cat' && rest.length === 0 ? (command?.input ?? null) : null
}
