import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { readJson } from '../src/base/files/files.ts'
import { escapePattern } from '../src/base/text/text.ts'

const ROOT = join(import.meta.dirname, '..')
/** Test files that are named with the seconds that they took. */
const SLOWEST = 10

export interface FailedTest {
  readonly file: string
  /** The test's full name, or the file's where that failed otherwise, as one that could not be loaded. */
  readonly test: string
  /** Names of what it stands in and its own; none of a file. */
  readonly titles: readonly string[]
  readonly why: string
}

/** Characters of a pattern that one word of a command can hold on every system. */
const LONGEST_PATTERN = 100_000

/** Words for vitest: the files in which a test failed, and of these the tests alone unless a file failed as such, or too many. */
export function chooseFailed(failed: readonly FailedTest[]): string[] {
  const files = [...new Set(failed.map(({ file }) => file))]
  // vitest holds the pattern against names that it parts so, and its report has them without.
  const names = failed.map(({ titles }) => titles.map(escapePattern).join(' > '))
  const pattern = `^(?:${names.join('|')})$`
  const isWhole = failed.some(({ titles }) => titles.length === 0) || pattern.length > LONGEST_PATTERN
  return isWhole ? files : [...files, '--testNamePattern', pattern]
}

/** Of a test in all files. */
export const nameOf = (file: string, test: string) => `${file}\0${test}`

/**
 * How many tests came out how, those left out that no entry of `tests/not-run.json` (a part of a name, and why) allows, and the
 * files that took longest.
 */
export async function countTests(report: string) {
  const none = {
    passed: 0,
    skipped: 0,
    failed: [] as FailedTest[],
    good: new Set<string>(),
    unexplained: [],
    slowest: [],
  }
  if (!existsSync(report)) return none
  const result = z.object({
    status: z.string(),
    fullName: z.string(),
    title: z.string(),
    ancestorTitles: z.array(z.string()),
    failureMessages: z.array(z.string()).default([]),
  })
  const file = z.object({
    name: z.string(),
    status: z.string(),
    message: z.string(),
    assertionResults: z.array(result),
    startTime: z.number(),
    endTime: z.number(), // milliseconds
  })
  const entry = z.strictObject({ test: z.string().min(1), reason: z.string().min(1) })
  const known = await readJson(join(ROOT, 'tests', 'not-run.json'), z.array(entry))
  const { testResults } = await readJson(report, z.object({ testResults: z.array(file) }))
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, title, ancestorTitles, failureMessages }) => ({
      file: name,
      status,
      test: fullName,
      titles: [...ancestorTitles, title],
      why: failureMessages.join('\n').replaceAll(/\n {4}at (?!.*\/tests\/).*/g, ''), // without the places in vitest
    })),
  )
  // A file that could not be loaded, or whose hook failed.
  const files = testResults
    .filter(({ assertionResults }) => assertionResults.every(({ status }) => status !== 'failed'))
    .map(({ name, status, message }) => ({ file: name, status, test: name, titles: [], why: message }))
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const all = [...tests, ...files]
  const failed: FailedTest[] = all.filter(({ status }) => status === 'failed')
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: skipped.length,
    failed,
    good: new Set(all.filter(({ status }) => status === 'passed').map((each) => nameOf(each.file, each.test))),
    unexplained: skipped.map(({ test }) => test).filter((name) => !known.some(({ test }) => name.includes(test))),
    slowest: testResults
      .map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST),
  }
}
