import { posix } from 'node:path'
import { quoteWord } from '../../base/text/text.ts'
import type { TaskTemplate } from '../../schema/mlbench/task-templates.ts'
import { isScript, withoutEnding } from '../data/script-names.ts'
import { extractCode, hasFence } from '../grading/fences.ts'
import { runsProgram } from '../grading/read-commands.ts'
import type { ShellCommand } from '../grading/shell-command.ts'

/** Code of a page with its values taken out. */
export interface MinedCode extends Pick<TaskTemplate, 'path' | 'type' | 'code'> {
  /** Program of the repository that the code starts; null: it imports its modules. */
  readonly program: string | null
  /** Path, without its ending, of that program or of the module that the code imports first. */
  readonly named: string
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
}

const OPTION = /^--?([A-Za-z][\w.-]*)$/
const OPTION_WITH_VALUE = /^(--?|\+{0,2})([A-Za-z][\w.-]*)=(.+)$/
/** What a value may be: one that stands for another, as `<path>` or `$DATA`, is none. */
const VALUE = /^(?!-[A-Za-z-])[\w./:,@%+ -]{1,100}$/
const MOST_PARAMETERS = 30

/** The template of a command that starts a program of the repository with values for options; null: it is none. */
export function mineCommand(command: ShellCommand, folder: string, programs: ReadonlySet<string>): MinedCode | null {
  if (!runsProgram(command)) return null
  const found = findProgram(command.words, folder, programs)
  if (found === null) return null
  const parameters = new Map<string, string>()
  const words = command.words.map((word, index) => {
    if (index <= found.index) return quoteWord(word)
    const [, dashes = '', name = '', value = ''] = OPTION_WITH_VALUE.exec(word) ?? []
    if (take(parameters, name, value)) return `${dashes}${name}={{${name}}}`
    const before = OPTION.exec(command.words[index - 1] ?? '')?.[1] ?? ''
    return index - 1 > found.index && take(parameters, before, word) ? `{{${before}}}` : quoteWord(word)
  })
  if (parameters.size === 0) return null
  return {
    path: found.folder,
    type: 'Bash Script',
    program: found.program,
    parameters: listed(parameters),
    named: withoutEnding(found.program),
    code: [...command.assignments.map(quoteWord), ...words].join(' '),
  }
}

function take(parameters: Map<string, string>, name: string, value: string): boolean {
  if (name === '' || parameters.has(name) || parameters.size >= MOST_PARAMETERS) return false
  if (!VALUE.test(value) || !/[\p{L}\p{N}]/u.test(value)) return false
  parameters.set(name, value)
  return true
}

const listed = (parameters: ReadonlyMap<string, string>) => [...parameters].map(([name, value]) => ({ name, value }))

/** The program of the repository that a command names, by a path from the page's folder or from the top. */
function findProgram(words: readonly string[], folder: string, programs: ReadonlySet<string>) {
  for (const [index, word] of words.entries()) {
    const isModule = words[index - 1] === '-m'
    if (!isModule && !isScript(word)) continue
    const names = isModule ? [`${word.replaceAll('.', '/')}.py`, `${word.replaceAll('.', '/')}/__main__.py`] : [word]
    for (const from of new Set([folder, '.'])) {
      const program = names.map((name) => posix.join(from, name)).find((path) => programs.has(path))
      if (program !== undefined) return { index, program, folder: from }
    }
  }
  return null
}

const IMPORT = /^(?:from|import)[ \t]+([A-Za-z_][\w.]*)/gm
const KEYWORD =
  /([(,]\s*)([A-Za-z]\w*)(\s*=\s*)(-?\d+(?:\.\d+)?(?:e-?\d+)?|'[^'"\\\n`$]{1,100}'|"[^'"\\\n`$]{1,100}")(?=\s*[,)])/g

/** The template of a page's example in Python that imports a module of the repository and hands it literals by name; null: it is none. */
export function minePython(section: string, folder: string, programs: ReadonlySet<string>): MinedCode | null {
  const code = extractCode(section, 'python')
  const modules = [...code.matchAll(IMPORT)].map(([, name = '']) => name)
  const found = [folder, '.'].flatMap((from) =>
    modules
      .filter((name) => isModule(posix.join(from, name.split('.')[0] ?? ''), programs))
      .map((name) => ({ from, name })),
  )[0]
  if (found === undefined || !hasFence(section) || code.includes('>>>')) return null
  const parameters = new Map<string, string>()
  const template = code.replace(KEYWORD, (whole, open: string, name: string, equals: string, literal: string) => {
    const quote = /^['"]/.exec(literal)?.[0] ?? ''
    const value = quote === '' ? literal : literal.slice(1, -1)
    return take(parameters, name, value) ? `${open}${name}${equals}${quote}{{${name}}}${quote}` : whole
  })
  if (parameters.size === 0) return null
  const named = found.name.replaceAll('.', '/')
  return {
    path: found.from,
    type: 'Python Code',
    program: null,
    named,
    parameters: listed(parameters),
    code: template,
  }
}

function isModule(path: string, programs: ReadonlySet<string>): boolean {
  if (programs.has(`${path}.py`)) return true
  for (const program of programs) if (program.startsWith(`${path}/`)) return true
  return false
}
