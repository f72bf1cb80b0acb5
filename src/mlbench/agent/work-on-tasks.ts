import type { z } from 'zod'
import { refuseStopped, UserError } from '../../base/errors.ts'
import { Progress } from '../../base/progress.ts'
import type { Asker } from '../../generation/asking/ask.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { AgentLimits } from '../../schema/mlbench/agent-transcript.ts'
import type { AgentSetting } from '../../schema/mlbench/task-answer.ts'
import type { agentOptions } from '../../schema/options/mlbench/task-options.ts'
import { writeAnswers } from '../answers/write-answers.ts'
import { keyOf, type Task } from '../data/rows.ts'
import type { TellFault } from '../execution/prepare-repositories.ts'
import { withTaskGround } from '../execution/task-ground.ts'
import { type AgentResult, runAgent } from './run-agent.ts'
import { type RepositoryMeans, showRepository } from './show-repository.ts'
import { type AgentRun, joinRuns, openTranscript, readEnd, systemOf } from './transcripts.ts'

type AgentOptions = z.output<typeof agentOptions>

interface EndedRun {
  readonly run: AgentRun
  /** Null: it was lost to a budget, a provider or a halt. */
  readonly end: AgentResult | null
}

interface Work extends RepositoryMeans {
  readonly tasks: readonly Task[]
  readonly models: readonly ModelEntry[]
  readonly setting: AgentSetting
  readonly options: AgentOptions
  readonly limits: AgentLimits
  readonly asker: Asker
  readonly tellFault: TellFault
}

interface WorkedOn {
  /** A file of answers for each model, as `mlbench grade` takes them. */
  readonly files: readonly string[]
  readonly ended: readonly EndedRun[]
}

/** Has agents work on tasks, one run after the other, and writes their answers. Drafts run in a sandbox only, with the host held. */
export async function workOnTasks(work: Omit<Work, 'repositories'>): Promise<WorkedOn> {
  const { options, limits, tasks, context, tellFault } = work
  const begin = (repositories: Work['repositories']) => {
    if (limits.joules !== null) requireMeasuring(repositories)
    return runAll({ ...work, repositories })
  }
  const ground = { ...options, holder: 'greenml mlbench agent', userTrusts: null, tellFault }
  const ended = options.noDrafts ? await begin(new Map()) : await withTaskGround(tasks, ground, context, begin)
  return { files: await writeAllAnswers(work, ended), ended }
}

/** A limit of joules means nothing where none are measured. */
function requireMeasuring(repositories: Work['repositories']): void {
  for (const { settings } of repositories.values()) {
    if (settings === null || settings.meter?.measures) continue
    throw new UserError('--joules: nothing measures energy on this machine; `greenml doctor` tells why. Leave it out.')
  }
}

/** One run after the other: drafts hold the whole host. */
async function runAll(work: Work): Promise<EndedRun[]> {
  const { tasks, models, setting, options, context } = work
  const samples = Array.from({ length: options.samples }, (_, index) => index + 1)
  const all = models.flatMap((entry) =>
    tasks.flatMap((task) => samples.map((sample) => ({ entry, run: { task, model: entry.id, setting, sample } }))),
  )
  const progress = new Progress(context.logger, all.length)
  const ended: EndedRun[] = []
  for (const { entry, run } of all) {
    refuseStopped(context.signal)
    const known = options.force ? null : await readOwnEnd(run, work)
    if (known === null) await runOne(entry, run, work)
    progress.end(known === null)
    ended.push({ run, end: known ?? (await readOwnEnd(run, work)) })
  }
  context.logger.status('')
  return ended
}

const readOwnEnd = (run: AgentRun, { options, context }: Work): Promise<AgentResult | null> =>
  readEnd(options.out, run, () =>
    context.logger.warn(`${keyOf(run.task)}: a line of its transcript that was not written to its end is left out`),
  )

async function runOne(entry: ModelEntry, run: AgentRun, work: Work): Promise<void> {
  const { options, repositories, asker, nameOf, limits } = work
  await using repository = showRepository(run.task, work)
  await runAgent({
    task: run.task,
    sample: run.sample,
    entry,
    asker,
    project: nameOf(run.task),
    anew: options.force,
    limits,
    repository: repository.shown,
    sourceHash: repositories.get(run.task.githubId)?.sourceHash ?? null,
    write: openTranscript(options.out, run),
    now: () => performance.now() / 1000,
  })
}

async function writeAllAnswers(
  { tasks, models, setting, options }: Pick<Work, 'tasks' | 'models' | 'setting' | 'options'>,
  ended: readonly EndedRun[],
): Promise<string[]> {
  const files: string[] = []
  for (const { id: model } of models) {
    const lines = tasks.flatMap((task) => {
      const own = ended.filter(({ run }) => run.model === model && run.task === task)
      const ends = own.flatMap(({ end }) => end ?? [])
      return joinRuns(task, { model, setting }, ends, own.length - ends.length) ?? []
    })
    files.push(await writeAnswers(options.out, systemOf({ model, setting }), lines))
  }
  return files
}
