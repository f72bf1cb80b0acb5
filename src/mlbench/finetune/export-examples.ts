import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { sha256Hex, writeFileAtomic, writeJson } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { sum } from '../../base/numbers.ts'
import { openTokenCounter } from '../../generation/prompts/count-tokens.ts'
import { FINETUNE_DATA_VERSION, type FinetuneData, type FinetuneTask } from '../../schema/mlbench/finetune-data.ts'
import type { exportFinetuneOptions } from '../../schema/options/mlbench/finetune-options.ts'
import { buildPrompts } from '../answers/task-questions.ts'
import { chooseRepositories } from '../data/choose-repositories.ts'
import { copyRows } from '../data/copy-rows.ts'
import { hashRows, keyOf, readTasks, type Task } from '../data/rows.ts'
import { repositoryOf, type SplitRows, splitRows } from './split-rows.ts'
import { writeExample } from './write-example.ts'

const SETTINGS = { code: 'code', retrieval: 'bm25', oracle: 'oracle' } as const satisfies Record<FinetuneTask, string>

type ExportOptions = z.output<typeof exportFinetuneOptions>

/** Writes tasks with their answers as examples, parted by a seed. UserError where nothing is left to train with. */
export async function exportExamples(options: ExportOptions, { logger, env }: CommandContext): Promise<FinetuneData> {
  const { task, rows, out, dataset, repositories, distribution, seed, format, prompt } = options
  const hubUrl = env.HF_ENDPOINT
  const read = await readTasks(rows, hubUrl)
  const test = options.test === undefined ? null : await readTasks(options.test, hubUrl)
  const root = task === 'oracle' ? null : repositories
  const { tasks, nameOf } = await chooseRepositories(read, { dataset, logger, root })
  const split = splitRows(tasks, { ...options, test })
  refuseEmpty(split, options)
  const write = (own: readonly Task[], name: string) => writeExamples(own, join(out, name), options, nameOf)
  await makeFolders(out)
  const train = await write(split.train, 'train.jsonl')
  const validation = await write(split.validation, 'validation.jsonl')
  if (test === null) {
    const drawn = new Set(split.test.map(keyOf))
    await copyRows(join(out, 'test.jsonl'), { rows, hubUrl, tasks: read }, (key) => (drawn.has(key) ? {} : null))
  }
  const rowsSha256 = await hashRows(rows, read)
  const data: FinetuneData = {
    schemaVersion: FINETUNE_DATA_VERSION,
    task,
    format,
    prompt,
    distribution,
    seed,
    rowsSha256,
    testSha256: options.test === undefined || test === null ? rowsSha256 : await hashRows(options.test, test),
    train,
    validation,
    test: { tasks: split.test.length, repositories: [...new Set(split.test.map(repositoryOf))] },
    repositories: [...Map.groupBy([...split.train, ...split.validation], repositoryOf)].map(([repository, own]) => ({
      repository,
      examples: own.length,
    })),
    leftOut: split.leftOut.map(({ task: left, reason }) => ({ row: keyOf(left), reason })),
  }
  await writeJson(join(out, 'finetune.json'), data)
  return data
}

function refuseEmpty({ train, test }: SplitRows, { rows, distribution }: ExportOptions): void {
  if (test.length === 0)
    throw new UserError(
      `${rows} has too few ${distribution === 'in' ? 'tasks of one repository' : 'repositories'} to draw a test from: name one by --test FILE.`,
    )
  if (train.length > 0) return
  throw new UserError(
    `Of ${rows} nothing is left to train with: every row is of the test, gives it away, or ` +
      `${distribution === 'in' ? 'is of a repository that the test lacks (--distribution out takes those)' : "is of the test's repositories (--distribution in takes those)"}.`,
    1,
  )
}

async function writeExamples(
  tasks: readonly Task[],
  path: string,
  options: ExportOptions,
  nameOf: (task: Task) => string,
): Promise<FinetuneData['train']> {
  const { task, prompt, maxTokens, promptCut, repositories, format } = options
  const asked = { prompt, maxTokens, promptCut, nameOf, scope: undefined, maxCharacters: null, embed: undefined }
  const prompts = await buildPrompts(tasks, SETTINGS[task], { ...asked, repositories: repositories ?? '.' })
  const lines = prompts.map(({ task: own, messages }) => writeExample(own, messages, format))
  const content = lines.join('')
  await writeFileAtomic(path, content)
  const counter = await openTokenCounter()
  const tokens =
    counter && sum(prompts.map(({ task: own, messages }) => counter([...messages, { role: 'user', text: own.output }])))
  return { examples: lines.length, sha256: sha256Hex(content), tokens }
}
