import { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { readBelow, readIfPlain, walkTree } from '../../base/files/untrusted-files.ts'
import { parseWith, readJsonText } from '../../base/text/parse-with.ts'
import { keyOf, type Task, taskId } from '../data/rows.ts'
import { TRIAL_TASK, trialAnswer } from './harbor-task.ts'
import { answerFileOf } from './harness-task.ts'

/** Bytes of a log that are read, and of one answer. */
const MOST_LOG_BYTES = 256 * 1024 ** 2
const MOST_ANSWER_BYTES = 200_000

/** Answers that agents left, in the order of their runs, by the key of their task: empty where a run left none. */
export interface LeftAnswers {
  readonly byTask: ReadonlyMap<string, readonly string[]>
  /** Runs of tasks that are not among the rows. */
  readonly strange: number
  /** Runs that the harness lost: they say nothing of the agent. */
  readonly lost: number
}

interface Run {
  readonly key: string
  readonly answer: string
}

/** What Harbor's trials left anywhere below a folder, trial after trial by name. UserError where there is none. */
export async function readHarborRuns(folder: string, tasks: readonly Task[]): Promise<LeftAnswers> {
  const trials: string[] = []
  for await (const { path, kind } of walkTree(folder))
    if (kind === 'file' && (path === TRIAL_TASK || path.endsWith(`/${TRIAL_TASK}`)))
      trials.push(path.slice(0, -TRIAL_TASK.length))
  const runs: Run[] = []
  for (const trial of trials.sort()) runs.push(await readTrial(folder, trial, tasks))
  return collectRuns(runs, 0, tasks, `${folder} holds no trial of Harbor: none has a file ${TRIAL_TASK}.`)
}

const trialTask = z.object({ github_id: taskId, id: taskId })

async function readTrial(folder: string, trial: string, tasks: readonly Task[]): Promise<Run> {
  const path = `${trial}${TRIAL_TASK}`
  const told = (await readBelow(folder, path, MOST_ANSWER_BYTES))?.toString('utf8') ?? ''
  const { github_id: githubId, id } = parseWith(trialTask, readJsonText(told), `${folder}/${path}`)
  const key = keyOf({ githubId, id })
  const task = tasks.find((each) => keyOf(each) === key)
  if (task === undefined) return { key, answer: '' }
  const left = await readIfPlain(folder, `${trial}${trialAnswer(answerFileOf(task))}`, MOST_ANSWER_BYTES)
  return { key, answer: left?.toString('utf8') ?? '' }
}

const inspectLog = z.object({
  samples: z
    .array(
      z.object({
        epoch: z.int(),
        error: z.unknown().optional(),
        metadata: z.object({ github_id: taskId, id: taskId }),
        scores: z.record(z.string(), z.object({ answer: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
})

/** What inspect_ai's logs in JSON hold that lie in a folder, log after log by name. UserError where there is none. */
export async function readInspectRuns(folder: string, tasks: readonly Task[]): Promise<LeftAnswers> {
  const logs: string[] = []
  for await (const { path, kind } of walkTree(folder)) if (kind === 'file' && path.endsWith('.json')) logs.push(path)
  const runs: Run[] = []
  let lost = 0
  for (const path of logs.sort()) {
    const text = (await readBelow(folder, path, MOST_LOG_BYTES))?.toString('utf8') ?? ''
    const { samples } = parseWith(inspectLog, readJsonText(text), `${folder}/${path}`)
    const ended = (samples ?? []).filter(({ error }) => error === null || error === undefined)
    lost += (samples?.length ?? 0) - ended.length
    for (const { metadata, scores } of ended.toSorted((a, b) => a.epoch - b.epoch)) {
      const key = keyOf({ githubId: metadata.github_id, id: metadata.id })
      runs.push({ key, answer: scores?.answer_left?.answer ?? '' })
    }
  }
  return collectRuns(
    runs,
    lost,
    tasks,
    `${folder} holds no sample that ended in a log of inspect_ai: have it write them by --log-format json, or by 'inspect log dump'.`,
  )
}

function collectRuns(runs: readonly Run[], lost: number, tasks: readonly Task[], none: string): LeftAnswers {
  if (runs.length === 0) throw new UserError(none)
  const keys = new Set(tasks.map(keyOf))
  const own = Map.groupBy(
    runs.filter(({ key }) => keys.has(key)),
    ({ key }) => key,
  )
  return {
    byTask: new Map([...own].map(([key, each]) => [key, each.map(({ answer }) => answer)])),
    strange: runs.filter(({ key }) => !keys.has(key)).length,
    lost,
  }
}
