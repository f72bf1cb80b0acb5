import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { stopped, UserError } from '../../base/errors.ts'
import { Progress } from '../../base/progress.ts'
import { count } from '../../base/text.ts'
import { openCalls, readCalls } from '../../campaign/calls.ts'
import { loadModels } from '../../dataset/load-models.ts'
import { type Asker, openAsker, requirePrice } from '../../generation/ask.ts'
import { openBudget } from '../../generation/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../generation/retry.ts'
import { sumSpending } from '../../generation/spending.ts'
import { type AgentResult, runAgent } from '../../mlbench/agent/run-agent.ts'
import { type AgentRun, joinRuns, openTranscript, readEnd, systemOf } from '../../mlbench/agent/transcripts.ts'
import { keyOf, readTasks, type Task } from '../../mlbench/data/rows.ts'
import { renderAgentEnds } from '../../report/text/agent-words.ts'
import type { AgentLimits } from '../../schema/agent-transcript.ts'
import type { ModelEntry } from '../../schema/model-entries.ts'
import { agentOptions } from '../../schema/options/mlbench-options.ts'
import type { AgentSetting } from '../../schema/task-answer.ts'
import { takeAskingTurn } from '../keep-answers.ts'
import { withoutKeys } from '../without-keys.ts'
import { openRepositorySearch, type RepositoryMeans, showRepository } from './agent-repositories.ts'
import { type AnswerDependencies, chooseTasks } from './answer.ts'
import { chooseModels } from './choose-models.ts'
import { chooseRepositories } from './choose-repositories.ts'
import { withTaskGround } from './task-ground.ts'
import { writeAnswers } from './write-answers.ts'

type AgentOptions = z.output<typeof agentOptions>

interface WorkedOn {
  /** A file of answers for each model, as `mlbench grade` takes them. */
  readonly files: readonly string[]
  readonly text: string
}

/**
 * Lets models work on tasks. Keys are read before the first draft runs and taken out of the environment then; drafts run in a
 * sandbox only. UserError 1 where runs are left that a budget or a provider ended.
 */
export async function workOnTasks(
  given: z.input<typeof agentOptions>,
  context: CommandContext,
  { fetch, policy = DEFAULT_RETRY_POLICY }: AnswerDependencies = {},
): Promise<WorkedOn> {
  const options = agentOptions.parse(given)
  const { out, dataset, rows, only, budgetUsd } = options
  const { logger, env, keyFiles, signal } = context
  const limits = readLimits(options)
  const models = chooseModels(await loadModels(dataset), options.models)
  await using _turn = await takeAskingTurn(out, logger)
  const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)
  const { tasks, nameOf } = await chooseRepositories(read, { dataset, logger, root: options.repositories })
  const budget = openBudget(budgetUsd ?? null, sumSpending((await readCalls(out)).all))
  if (budget.capUsd !== null) for (const entry of models) requirePrice(entry)
  const asking = { env, keyFiles, fetch, policy, logger, signal, budget, store: await openCalls(out) }
  const asker = await openAsker(models, asking)
  const github = options.open ? openRepositorySearch(context) : null // before its token is taken out
  const bare = withoutKeys(models, context)
  const setting = options.open ? 'agent-open' : 'agent'
  const work = (repositories: Work['repositories']) => {
    if (limits.joules !== null) requireMeasuring(repositories)
    const shared = { options, repositories, nameOf, github, context: bare }
    return runAll({ ...shared, tasks, models, setting, limits, asker })
  }
  const ground = { ...options, holder: 'greenml mlbench agent', userTrusts: false }
  const ends = options.noDrafts ? await work(new Map()) : await withTaskGround(tasks, ground, bare, work)
  const files = await writeAllAnswers({ tasks, models, setting, out }, ends)
  const left = ends.filter(({ end }) => end === null).length
  const text = renderAgentEnds(ends.flatMap(({ run, end }) => (end === null ? [] : [{ model: run.model, end }])))
  if (left === 0) return { files, text }
  const reasons = [...asker.halted].map(([model, reason]) => `  ${model}: ${reason}`)
  throw new UserError(
    [`${text}\n${count(left, 'run')} left.`, ...reasons, 'The same command goes on from here.'].join('\n'),
    1,
  )
}

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
}

function readLimits({ steps, tokens, seconds, joules, maxWatts, noDrafts }: AgentOptions): AgentLimits {
  if (joules === undefined) return { steps, tokens, seconds, joules: null }
  if (noDrafts) throw new UserError('--joules limits drafts, and --no-drafts lets none run: leave one of them out.')
  if (maxWatts === undefined)
    throw new UserError(
      '--joules needs --max-watts W, the most that this machine takes: a draft is ended before it could take more than is left.',
    )
  return { steps, tokens, seconds, joules: { most: joules, hostWatts: maxWatts } }
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
    if (context.signal?.aborted) throw stopped()
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
    ...{ task: run.task, sample: run.sample, entry, asker, project: nameOf(run.task), anew: options.force, limits },
    repository: repository.shown,
    sourceHash: repositories.get(run.task.githubId)?.sourceHash ?? null,
    ...{ write: openTranscript(options.out, run), now: () => performance.now() / 1000 },
  })
}

async function writeAllAnswers(
  { tasks, models, setting, out }: Pick<Work, 'tasks' | 'models' | 'setting'> & { readonly out: string },
  ended: readonly EndedRun[],
): Promise<string[]> {
  const files: string[] = []
  for (const { id: model } of models) {
    const lines = tasks.flatMap((task) => {
      const own = ended.filter(({ run }) => run.model === model && run.task === task)
      const ends = own.flatMap(({ end }) => end ?? [])
      return joinRuns(task, { model, setting }, ends, own.length - ends.length) ?? []
    })
    files.push(await writeAnswers(out, systemOf({ model, setting }), lines))
  }
  return files
}
