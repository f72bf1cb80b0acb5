import { z } from 'zod'
import { readJsonText } from '../../base/files.ts'
import { extractCode } from '../grading/fences.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'
import { readShell, type ShellCommand, showsOnly } from '../grading/read-shell.ts'
import { findMissing, readProgram, runsProgram, splitSegments } from '../grading/strict.ts'
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
  const lines = code.split('\n')
  const text = keepRanges(lines, data.began).join('\n')
  if (findMissing(readProgram(text), task).length > 0) return false
  const importable = files.importable(task)
  const isOwn = importsOf(extractCode(task.output, 'python')).some((name) => importable.has(name))
  return !isOwn || data.modules.some((path) => !path.endsWith('greenml_answer.py'))
}

const IMPORT = /^[ \t]*(?:from[ \t]+(\w+)(?:\.[\w.]*)?[ \t]+import\b|import[ \t]+(\w[\w. ,]*))/gm

/** First names of the modules that a program imports. */
const importsOf = (program: string): string[] =>
  [...program.matchAll(IMPORT)].flatMap(([, from, names = '']) =>
    from === undefined ? names.split(',').map((name) => name.trim().split(/[. ]/, 1)[0] ?? '') : [from],
  )

/** `+<status of the command before> <command>`, a plus more in each shell below. */
const TRACED = /^\++(\d+) /

function didRunShell({ task, code }: JudgedAnswer, evidence: string, files: RepositoryFiles): boolean {
  const hasText = code.includes('<<') // what a here-document writes or runs stands in no trace
  const succeeded = readTrace(evidence)
  if (!succeeded.some((command) => runsProgram(command) && (hasText || isOfRepository(command, files)))) return false
  if (hasText) return true
  const written = new Set(readShell(code).filter(({ words: [first] }) => showsOnly.has(first ?? '')))
  const runs = [...succeeded, ...written].filter((command) => !isSilent(command, written)).map(segmentsOf)
  return findMissing({ runs }, { arguments: task.arguments.filter(({ value }) => !value.includes('$')) }).length === 0
}

/** What only shows its words, as `echo` does, uses them where its output goes somewhere; of that the trace says nothing. */
const isSilent = (command: ShellCommand, written: ReadonlySet<ShellCommand>): boolean =>
  written.has(command) ? !command.goesOn : showsOnly.has(command.words[0] ?? '')

const segmentsOf = ({ words, assignments }: ShellCommand) => splitSegments([...assignments, ...words].join(' '))

/** The commands that a shell's trace names, without those that failed. */
function readTrace(trace: string): ShellCommand[] {
  const entries: { text: string; failed: boolean }[] = []
  for (const line of trace.split('\n')) {
    const [mark, status] = TRACED.exec(line) ?? []
    const last = entries.at(-1)
    if (mark === undefined) {
      if (last !== undefined) last.text += `\n${line}`
      continue
    }
    if (last !== undefined) last.failed = status !== '0'
    entries.push({ text: line.slice(mark.length), failed: false })
  }
  return entries.filter(({ failed }) => !failed).flatMap(({ text }) => readShell(text))
}

const isOfRepository = ({ words }: ShellCommand, { scripts }: RepositoryFiles): boolean =>
  words.some((word, index) => words[index - 1] === '-m' || scripts.has(word.split('/').at(-1) ?? ''))

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
