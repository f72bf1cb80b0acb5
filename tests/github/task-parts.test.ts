import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { fetchTaskParts, type TaskPart, taskPartName } from '../../src/github/task-parts.ts'
import { sandboxedExecution } from '../../src/schema/measurement/execution.ts'
import { ATTEMPT_VERSION, type TaskAttempt } from '../../src/schema/mlbench/task-attempt.ts'
import { folderStore } from '../actions/folder-store.ts'
import { makeRecord } from '../report/fixtures.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const OUT = 'ml-bench'
const partOf = (index: number): TaskPart => ({
  kind: 'attempts',
  index,
  count: 2,
  githubId: index,
  system: 'small@oracle',
  hasGolds: false,
})

function attemptWith(githubId: number, id: string, log: string): TaskAttempt {
  const fields = Object.entries({ ...makeRecord(), log }).filter(([name]) => name in sandboxedExecution.shape)
  return {
    schemaVersion: ATTEMPT_VERSION,
    id,
    system: 'small@oracle',
    githubId,
    rowId: 1,
    attempt: 0,
    rules: 'strict',
    argumentsOk: true,
    typeOk: true,
    passed: true,
    reason: null,
    errorCategory: null,
    answerSha256: null,
    sourceHash: null,
    lockHash: null,
    execution: sandboxedExecution.parse(Object.fromEntries(fields)),
  }
}

const [MINE, OTHERS] = ['a'.repeat(24), 'b'.repeat(24)]

/** Artifacts of two shares, each with one attempt and its log; takes them, and returns what is refused and where they are then. */
async function take(shares: readonly { readonly id: string; readonly log: string }[]) {
  const files = shares.flatMap(({ id, log }, place) => {
    const part = partOf(place + 1)
    const attempt = attemptWith(part.githubId, id, `logs/${log}.log`)
    const name = taskPartName(OUT, part)
    return [
      [`${name}/attempts/small@oracle.${part.index}-of-2.jsonl`, `${JSON.stringify(attempt)}\n`],
      [`${name}/logs/${log}.log`, `of share ${part.index}`],
    ]
  })
  const store = folderStore(await makeFolder(Object.fromEntries(files)))
  const out = join(await makeFolder(), OUT)
  const refused: string[] = []
  const parts = shares.map((_, place) => partOf(place + 1))
  await fetchTaskParts(store, out, parts, makeContext({}).context.logger, ({ message }) => refused.push(message))
  return { out, refused, files: await listFiles(out) }
}

it('keeps no share out whose log another share brought under its name', async () => {
  const { out, refused, files } = await take([
    { id: OTHERS, log: OTHERS },
    { id: OTHERS, log: OTHERS },
  ])
  expect(refused).toEqual([])
  expect(files).toEqual([
    'attempts/small@oracle.1-of-2.jsonl',
    'attempts/small@oracle.2-of-2.jsonl',
    `logs/${OTHERS}.log`,
  ])
  expect(await readFile(join(out, `logs/${OTHERS}.log`), 'utf8')).toBe('of share 1')
})

it('refuses a share of which an attempt names a log that is not its own', async () => {
  const { refused, files } = await take([
    { id: MINE, log: OTHERS },
    { id: OTHERS, log: OTHERS },
  ])
  expect(refused).toEqual([expect.stringContaining(`attempt ${MINE} has a log of another name`)])
  expect(files).toEqual(['attempts/small@oracle.2-of-2.jsonl', `logs/${OTHERS}.log`])
})
