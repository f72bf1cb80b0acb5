import { z } from 'zod'
import { readJsonText } from '../../base/text/parse-with.ts'
import type { TaskArgument } from '../data/rows.ts'
import { extractCode } from '../grading/fences.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'
import { readCommands, textsOf } from '../grading/read-commands.ts'
import type { ShellCommand } from '../grading/shell-command.ts'
import { findInnerProgram, findProgram, findStarted, nameOf, showsOnly, usesWords } from '../grading/shell-programs.ts'
import { openPutBudget } from '../grading/shell-values.ts'
import { findMissing, readProgram, splitSegments } from '../grading/strict.ts'
import type { RepositoryFiles } from './repository-files.ts'

/** What the run of a Python program left about itself (`assets/python/answer/watch.py`). */
const began = z.object({
  /** First and last line of each statement that began. */
  began: z.array(z.tuple([z.int().min(1), z.int().min(1)])).max(1_000_000),
  /** Files of the repository that were loaded as modules. */
  modules: z.array(z.string()).max(100_000),
})

/** A file of the run's own folder that its program may have written anything into; what can't be read proves nothing. */
export type Evidence = string | null

/**
 * Whether a run did what its answer's text says: the wanted values stand in statements that began or commands that ran, and a
 * part of the repository ran. An answer that only ends with 0 does neither. Whoever forges evidence is not found out.
 */
export function didRun(answer: JudgedAnswer, evidence: Evidence, files: RepositoryFiles): boolean {
  if (evidence === null) return false
  return answer.task.type === 'Python Code'
    ? didRunPython(answer, evidence, files)
    : didRunShell(answer, evidence, files)
}

function didRunPython({ task, code }: JudgedAnswer, evidence: string, files: RepositoryFiles): boolean {
  const { success, data } = began.safeParse(readJsonText(evidence))
  if (!success) return false
  const text = keepRanges(code.split('\n'), data.began).join('\n')
  if (!holdValues(readProgram(text), readProgram(code), task)) return false
  const importable = files.importable(task)
  const isOwn = importsOf(extractCode(task.output, 'python')).some((name) => importable.has(name))
  return !isOwn || data.modules.some((path) => !path.endsWith('greenml_answer.py'))
}

/** Whether statements that began hold the wanted values; of one that is put together by variables, those parts that the code holds. */
function holdValues(ran: ProgramRuns, told: ProgramRuns, task: JudgedAnswer['task']): boolean {
  const [inRan, inTold] = [new Set(ran.runs.flat()), new Set(told.runs.flat())]
  const composed = new Set(findMissing(told, task))
  const hasParts = ({ value }: TaskArgument) =>
    splitSegments(value).every((segment) => !inTold.has(segment) || inRan.has(segment))
  return findMissing(ran, task).every((argument) => composed.has(argument) && hasParts(argument))
}

type ProgramRuns = ReturnType<typeof readProgram>

const IMPORT = /^[ \t]*(?:from[ \t]+(\w+)(?:\.[\w.]*)?[ \t]+import\b|import[ \t]+(\w[\w. ,]*))/gm

/** First names of the modules that a program imports. */
const importsOf = (program: string): string[] =>
  [...program.matchAll(IMPORT)].flatMap(([, from, names = '']) =>
    from === undefined ? names.split(',').map((name) => name.trim().split(/[. ]/, 1)[0] ?? '') : [from],
  )

/** `+<status of the command before> <command>`, a plus more in each shell below. */
const TRACED = /^\++(\d+) /

function didRunShell({ task, code }: JudgedAnswer, evidence: string, files: RepositoryFiles): boolean {
  const told = readCommands(code)
  const succeeded = readTrace(evidence)
  const unseen = listUnseen(told)
  const texts = told
    .filter(usesWords)
    .flatMap(({ input, isInput, words }) => [...(input === null ? [] : [input]), ...(isInput ? [words.join(' ')] : [])])
  const importable = files.importable(task)
  const usesRepository = (text: string) => usesFiles(text, importable, files)
  const own = { scripts: files.scripts, usesRepository, areTextsOwn: texts.some(usesRepository) }
  const didStart = (command: ShellCommand) =>
    !unseen.has(programKey(command)) && !asksForHelp(command, task) && startsOwn(command, own)
  if (!succeeded.some(didStart)) return false
  // Whether the output of what only shows its words goes on, and what a here-document holds, stands in no trace.
  const written = told.filter((command) => usesWords(command) && showsOnly(command.words))
  const runs = [
    ...[...succeeded.filter(({ words }) => usesWords({ words, goesOn: false })), ...written].flatMap((each) =>
      textsOf(each),
    ),
    ...texts,
  ].map(splitSegments)
  return findMissing({ runs }, { arguments: task.arguments.filter(({ value }) => !value.includes('$')) }).length === 0
}

interface OwnPrograms extends Pick<RepositoryFiles, 'scripts'> {
  usesRepository(text: string): boolean
  /** Whether a text that the answer gives to a program uses the repository: asked once, since a trace names any number of commands. */
  readonly areTextsOwn: boolean
}

/** Whether a command starts a program of the repository, or one that an answer wrote and that uses the repository. */
function startsOwn({ words }: ShellCommand, { scripts, usesRepository, areTextsOwn }: OwnPrograms): boolean {
  const started = findStarted(words)
  if (started === null) return areTextsOwn && findInnerProgram(findProgram(words), '') !== null
  const name = nameOf(started.word)
  if (started.kind === 'code') return usesRepository(started.word)
  if (started.kind === 'module') return scripts.has(`${name.split('.').at(-1)}.py`) || scripts.has('__main__.py')
  return areTextsOwn || scripts.has(name)
}

const FILE = /(?<![\w.-])[\w.-]+\.(?:py|sh)(?![\w-])/g

/** Whether a program names a file of the repository, or imports what lies there. */
function usesFiles(program: string, importable: ReadonlySet<string>, { scripts }: RepositoryFiles): boolean {
  return (
    importsOf(program).some((name) => importable.has(name)) ||
    (program.match(FILE) ?? []).some((name) => scripts.has(name))
  )
}

const programKey = ({ words }: ShellCommand): string => nameOf(findStarted(words)?.word ?? '')

/** Programs that an answer starts only where nobody sees whether they fail. */
function listUnseen(told: readonly ShellCommand[]): ReadonlySet<string> {
  const has = (name: string, option: (word: string) => boolean) =>
    told.some(({ words: [first, ...rest] }) => first === name && (rest.length === 0 || rest.some(option)))
  const waits = has('wait', () => false)
  const isLax = has('set', (word) => word.startsWith('+'))
  const isSeen = ({ unseen }: ShellCommand) =>
    unseen === null || (unseen === 'background' && !waits) || (unseen === 'pipe' && !isLax)
  const seen = new Set(told.filter(isSeen).map(programKey))
  return new Set(told.map(programKey).filter((key) => !seen.has(key)))
}

const HELP = /^(?:--help|-h|--version)$/

/** Whether a program only tells of its options, where the data set's own answer does not ask for that. */
const asksForHelp = ({ words }: ShellCommand, { output }: JudgedAnswer['task']): boolean =>
  words.some((word) => HELP.test(word) && !output.split(/\s+/).includes(word))

interface Traced {
  readonly status: string
  text: string
  failed: boolean
}

/** The commands that a shell's trace names, without those that failed. */
function readTrace(trace: string): ShellCommand[] {
  const entries: Traced[] = []
  for (const line of trace.split('\n')) {
    const [mark, status = ''] = TRACED.exec(line) ?? []
    const last = entries.at(-1)
    if (mark === undefined) {
      if (last !== undefined) last.text += `\n${line}`
      continue
    }
    if (last !== undefined) last.failed = status !== '0'
    entries.push({ status, text: line.slice(mark.length), failed: false })
  }
  const ended = entries.filter((each, index) => !each.failed && !isCallOf(each, entries[index + 1]))
  const budget = openPutBudget()
  return ended.flatMap(({ text }) => readCommands(text, budget))
}

/** Whether `python` is the function that stands for an environment's only `python3`: how it ended is told behind the program. */
function isCallOf({ status, text }: Traced, next: Traced | undefined): boolean {
  const [program = ''] = next?.text.split(' ', 1) ?? []
  const isRunBy = program.startsWith('/') && next?.status === status
  return isRunBy && text.trimEnd() === `python${next.text.slice(program.length)}`.trimEnd()
}

/** The lines, counted from 1, that one of the ranges holds: of what a program wrote there may be any number. */
function keepRanges(lines: readonly string[], ranges: readonly (readonly [number, number])[]): string[] {
  const changes = new Int32Array(lines.length + 2) // ranges that begin at a line, less those that ended before it
  const place = (line: number) => Math.min(line, lines.length + 1)
  for (const [first, last] of ranges) {
    if (last < first) continue
    changes[place(first)] = (changes[place(first)] ?? 0) + 1
    changes[place(last + 1)] = (changes[place(last + 1)] ?? 0) - 1
  }
  let open = 0
  return lines.filter((_, index) => {
    open += changes[index + 1] ?? 0
    return open > 0
  })
}
