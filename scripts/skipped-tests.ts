import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../src/base/files.ts'
import { ROOT } from './build-dist.ts'

/** `tests/not-run.json`: tests that some machines can't run, by a part of their names, with the reason. */
const allowed = z.array(z.strictObject({ test: z.string().min(1), reason: z.string().min(1) }))

/** What vitest's JSON reporter says of each test. */
const results = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
})

/** Names of the tests that a run of vitest left out and that no entry of `tests/not-run.json` allows. */
export async function listUnexplainedSkips(report: string): Promise<string[]> {
  const known = await readJson(join(ROOT, 'tests', 'not-run.json'), allowed)
  const { testResults } = await readJson(report, results)
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  return skipped.map(({ fullName }) => fullName).filter((name) => !known.some(({ test }) => name.includes(test)))
}
