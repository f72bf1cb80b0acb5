import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listReady } from '../benchmark/list-ready.ts'
import type { OnTimed } from '../benchmark/run-once.ts'
import { isPlanned, readPlan } from '../campaign/documents.ts'
import { openCarbon } from '../energy/carbon.ts'
import { listGenerated } from '../generation/asking/list-work.ts'
import { withoutKeys } from '../generation/models/without-keys.ts'
import { countRounds } from '../planning/plan-blocks.ts'
import { refuseOtherDesign } from '../planning/refuse-other-design.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { benchmarkOptions } from '../schema/options/benchmark-options.ts'
import { runOptions } from '../schema/options/run-options.ts'
import { analyse } from './analyse.ts'
import { benchmark } from './benchmark.ts'
import { findWork, type GenerateOptions, type GenerateResult, generate } from './generate.ts'
import { plan } from './plan.ts'
import { repair } from './repair.ts'
import { type ReportResult, report } from './report.ts'

export type RunOptions = Readonly<z.input<typeof runOptions>>

export interface RunResult extends ReportResult {
  /** Runs that the bench itself kept from being made. */
  readonly lost: number
  /** Variants that a model was asked for and that got no answer. */
  readonly unanswered: number
}

/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
export async function run(given: RunOptions, context: CommandContext): Promise<RunResult> {
  const carbon = await openCarbon(given, context.env, context) // with its key, and before a wrong zone costs a model's answers
  const asking = { ...context, env: { ...context.env } } // keeps the keys, which leave this process's environment
  const planned = await planOrGoOn(given, asking)
  refuseBareModels(planned, given)
  const { projects: _, models: __, modes: ___, ...all } = given // projects and models are the plan's
  const bare = withoutKeys(planned.models, context)
  const asked = await leaveOutUnready(planned, all, bare)
  let unanswered = countUnanswered(await generate({ ...all, ...asked }, asking))
  const onTimed: OnTimed = (what) => tellInterim(what, given, context)
  let { lost } = await benchmark({ ...given, onTimed }, bare, carbon)
  for (let round = 1; round <= countRounds(planned.options); round++) {
    unanswered += countUnanswered(await repair(given, asking))
    lost = (await benchmark({ ...given, onTimed }, bare, carbon)).lost // what was lost before was tried again
  }
  await analyse(runOptions.parse(given), context)
  return { ...(await report(given, context)), lost, unanswered }
}

/** Which answers are taken and asked for: all, but for those of a model that could not be run here, since they would be paid for. */
async function leaveOutUnready(
  planned: Plan,
  given: Omit<RunOptions, 'projects' | 'models' | 'modes'>,
  context: CommandContext,
): Promise<Pick<GenerateOptions, 'only'>> {
  const { toAsk } = await findWork(planned, given)
  const slugs = [...new Set(toAsk.map(({ variant }) => variant.project))]
  if (slugs.length === 0) return {}
  const ready = await listReady(planned, slugs, benchmarkOptions.parse(given), context)
  if (ready.length === slugs.length) return {}
  const unready = slugs.filter((slug) => !ready.includes(slug))
  context.logger.warn(`No model is asked about ${unready.join(', ')}: what it would write could not be run here.`)
  const models = new Set(toAsk.map(({ entry }) => entry.id))
  const pairs = listGenerated(planned, undefined).flatMap(({ project, model }) =>
    model === null ? [] : [{ project, model }],
  )
  return { only: pairs.filter(({ project, model }) => !(models.has(model) && unready.includes(project))) }
}

const countUnanswered = ({ counts }: Pick<GenerateResult, 'counts'>): number => counts['provider-error'] ?? 0

/** What is seen so far: of the first project's scripts, and of all once only those runs are left that check it. */
async function tellInterim(
  what: Parameters<OnTimed>[0],
  { campaign }: RunOptions,
  context: CommandContext,
): Promise<void> {
  const logger = { ...context.logger, info() {}, status() {} }
  const { headline, scripts } = await analyse({ campaign }, { ...context, logger })
  const text = {
    'first-project': scripts.length === 0 ? null : `The first project is measured. ${scripts.join(' ')}`,
    all: `All is measured; what is left shows whether the metrics come from the data. So far: ${headline[0] ?? ''}`,
  }[what]
  if (text !== null) context.logger.info(text)
}

async function planOrGoOn(given: RunOptions, context: CommandContext): Promise<Plan> {
  if (!(await isPlanned(given.campaign))) return plan(given, context)
  const planned = await readPlan(given.campaign)
  refuseOtherDesign(planned, given)
  context.logger.info(`going on with ${given.campaign}, planned ${planned.createdAt}`)
  return planned
}

/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned: Plan, { iTrustThisCode, sandbox }: RunOptions): void {
  const live = planned.models.some((model) => model.provider !== 'replay')
  if (!live || !(iTrustThisCode || sandbox === 'none')) return
  throw new UserError(
    'Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
      'read it first: greenml generate, then greenml benchmark --i-trust-this-code.',
    3,
  )
}
