import { withoutEnding } from '../data/script-names.ts'
import { runsProgram } from '../grading/read-commands.ts'
import { readShell } from '../grading/read-shell.ts'
import type { ShellCommand } from '../grading/shell-command.ts'

/** What a README tells that an answer can only have from it, or from memory. */
export interface ReadmeKnowledge {
  /** Whole commands that run a program, blanks as one. */
  readonly commands: ReadonlySet<string>
  /** Scripts and modules by their last name. */
  readonly names: ReadonlySet<string>
}

/** Names that any repository has: who guesses them has seen nothing. */
const USUAL =
  /^(?:(?:main|train|test|run|demo|eval|evaluate|predict|inference|setup|utils?|models?|data|config|torch|torchvision|numpy|pandas|os|sys|argparse|PIL|transformers|tensorflow|matplotlib|sklearn|tqdm|json|math|random|time|cv2|requests)(?:\.(?:py|sh))?)$/

const FEWEST_WORDS = 3
/** Characters of a line, and of a command over several. */
const [LONGEST_LINE, LONGEST_COMMAND] = [1000, 20_000]
const IMPORT = /^[ \t>]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w.]+))/gm

/** Linear in the text. */
export function readKnowledge(text: string): ReadmeKnowledge {
  const lines = text.split(/\r?\n/).filter((line) => line.length < LONGEST_LINE)
  const commands = joinCommands(lines).flatMap((line) => readShell(line).filter(runsProgram))
  const imports = [...text.matchAll(IMPORT)].flatMap(([, from, plain]) => (from ?? plain ?? '').split('.').at(-1) ?? [])
  const scripts = commands.flatMap(({ words }) =>
    words.flatMap((word) => /(?<![\w-])[\w-]{1,200}\.(?:py|sh)$/.exec(word)?.[0] ?? []),
  )
  return {
    commands: new Set(commands.filter(({ words }) => words.length >= FEWEST_WORDS).map(lineOf)),
    names: new Set([...scripts, ...imports].filter((name) => name.length > 2 && !USUAL.test(name))),
  }
}

/** Lines with those that go on with a command in one; a backslash ends other lines too, as a break of Markdown's. */
function joinCommands(lines: readonly string[]): readonly string[] {
  const joined: string[] = []
  let open: string | null = null
  for (const line of lines) {
    const text: string = open === null ? line : `${open} ${line}`
    const isOpen: boolean = line.endsWith('\\') && text.length < LONGEST_COMMAND && (open !== null || isBegun(line))
    open = isOpen ? text.slice(0, -1) : null
    if (open === null) joined.push(text)
  }
  return open === null ? joined : [...joined, open]
}

/** A word for what stands on the lines behind. */
const BEHIND = 'behind'

/** Whether a line runs a program that words behind its last character are given to: no comment ends it. */
function isBegun(line: string): boolean {
  const commands = readShell(`${line.slice(0, -1)} ${BEHIND}`)
  const last = commands.at(-1)
  return last !== undefined && last.words.at(-1) === BEHIND && runsProgram(last)
}

const lineOf = ({ words }: ShellCommand): string => words.join(' ')

/** Whether an answer holds what the README tells and the instruction does not. */
export function findKnown(
  answer: string,
  instruction: string,
  readme: ReadmeKnowledge,
): { readonly wholeCommand: boolean; readonly name: boolean } {
  const { commands, names } = readKnowledge(answer)
  const isTold = (name: string) => instruction.includes(name) || instruction.includes(withoutEnding(name))
  return {
    wholeCommand: [...commands].some((command) => readme.commands.has(command) && !instruction.includes(command)),
    name: [...names].some((name) => readme.names.has(name) && !isTold(name)),
  }
}
