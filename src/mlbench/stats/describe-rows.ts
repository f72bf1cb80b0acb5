import { basename } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { openTokenCounter } from '../../generation/prompts/count-tokens.ts'
import type { Split, TaskStats } from '../../schema/mlbench/task-stats.ts'
import type { statsOptions } from '../../schema/options/mlbench/task-options.ts'
import { makeContexts } from '../contexts/make-contexts.ts'
import { chooseRepositories } from '../data/choose-repositories.ts'
import { copyRows } from '../data/copy-rows.ts'
import { hashRows, keyOf, readTasks, type Task } from '../data/rows.ts'
import { describeTasks } from './describe-tasks.ts'
import { sampleTasks } from './sample-tasks.ts'

/** What the published tables tell, for the rows of a file; with `merged` or `sample` it writes files of rows besides. */
export async function describeRows(
  { rows, repositories, dataset, merged, sample, sampleTo, seed }: z.output<typeof statsOptions>,
  { logger, env }: CommandContext,
): Promise<TaskStats> {
  const hubUrl = env.HF_ENDPOINT
  const tasks = await readTasks(rows, hubUrl)
  const known = await loadTaskRepositories(dataset)
  const { tasks: there, nameOf } = await chooseRepositories(tasks, { dataset, logger, root: repositories ?? null })
  const texts = async (setting: 'readme' | 'bm25', scope: 'readme' | 'repository') =>
    repositories === undefined ? NOTHING : readContexts(there, { repositories, setting, scope, nameOf })
  const [readme, bm25] = [await texts('readme', 'readme'), await texts('bm25', 'repository')]
  const counter = await openTokenCounter()
  const stats = describeTasks(tasks, {
    readme,
    bm25,
    nameOf,
    rowsSha256: await hashRows(rows, tasks),
    split: splitOf(rows),
    fieldOf: ({ githubId }) => known.get(githubId)?.field ?? null,
    committedOf: ({ githubId }) => known.get(githubId)?.committed ?? null,
    countTokens: counter === null ? null : (text) => counter([{ role: 'user', text }]),
  })
  if (merged !== undefined && repositories !== undefined) {
    const whole = await readContexts(there, { repositories, setting: 'code', scope: 'repository', nameOf })
    await copyRows(merged, { rows, hubUrl, tasks }, (key) =>
      whole.has(key) ? { readme_content: whole.get(key), bm25_result: bm25.get(key) } : null,
    )
  }
  if (sample !== undefined && sampleTo !== undefined) {
    const chosen = new Set(sampleTasks(tasks, sample, seed).map(keyOf))
    await copyRows(sampleTo, { rows, hubUrl, tasks }, (key) => (chosen.has(key) ? {} : null))
  }
  return stats
}

/** The split whose name stands in the file's. */
function splitOf(rows: string): Split {
  if (/ood[-_]train/i.test(basename(rows))) return 'OOD Train'
  return /train/i.test(basename(rows)) ? 'Train' : 'Test'
}

const NOTHING: ReadonlyMap<string, string> = new Map()

async function readContexts(
  tasks: readonly Task[],
  request: Omit<Parameters<typeof makeContexts>[1], 'maxCharacters'>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const { github_id, id, text } of makeContexts(tasks, { ...request, maxCharacters: null }))
    texts.set(keyOf({ githubId: github_id, id }), text)
  return texts
}
