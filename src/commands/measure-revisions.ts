import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { type FailOn, parseFailOn } from '../analysis/comparison/fail-on.ts'
import type { describeMeasurement } from '../analysis/measurement/describe-measurement.ts'
import type { CommandContext } from '../base/context.ts'
import { checkWritable } from '../base/files/check-writable.ts'
import { writeFileAtomic, writeJson } from '../base/files/files.ts'
import { makeScratch, removeAbandonedScratch, removedAfter } from '../base/files/scratch.ts'
import { type Checkout, findCheckout } from '../dataset/sources/revision-files.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { prepareRevision } from '../measurement/revisions/prepare-revision.ts'
import { readRevisionLimits, readRevisionRule } from '../measurement/revisions/revision-rules.ts'
import { type MeasuredRevisions, measureRevisions as runRevisions } from '../measurement/revisions/run-revisions.ts'
import { planRounds } from '../measurement/rounds/plan-rounds.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import { chooseSandbox } from '../sandbox/choose-sandbox.ts'
import { REVISION_COMPARISON_VERSION, type RevisionComparison } from '../schema/analysis/revision-comparison.ts'
import type { MetricRule } from '../schema/dataset/metric-rule.ts'
import { type RevisionSettings, revisionSettings } from '../schema/options/measure-options.ts'
import { exitCodeOf } from './measure.ts'

export interface MeasureRevisionsOptions extends Readonly<z.input<typeof revisionSettings>> {
  readonly command: readonly string[]
  readonly display?: Display
  /** Where the user stands; default: the current folder. */
  readonly folder?: string
}

export interface RevisionsResult {
  readonly comparison: RevisionComparison
  /** The finding in one line. */
  readonly title: string
  readonly text: string
  readonly markdown: string
  /** 1 where a condition of `failOn` is met or could not be checked; else the command's own, the first that isn't 0. */
  readonly exitCode: number
}

/** Runs one command on two revisions of a git repository in turns, in the sandbox, and says what head changes. */
export async function measureRevisions(
  given: MeasureRevisionsOptions,
  context: CommandContext,
): Promise<RevisionsResult> {
  const settings = revisionSettings.parse(given)
  const conditions = settings.failOn === undefined ? [] : parseFailOn(settings.failOn)
  const rule = readRevisionRule(settings)
  const currentFolder = await realpath(given.folder ?? process.cwd())
  const revisions = { base: settings.base, head: settings.head ?? '.' }
  const planned = SIDES.map((side) => ({
    command: given.command,
    name: `${side} ${revisions[side]}`,
    parameters: {},
    hooks: NO_HOOKS,
  }))
  const plan = planRounds(settings, planned)
  for (const path of [settings.json, settings.markdown])
    if (path !== undefined && path !== '-') await checkWritable(path)
  const checkout = await findCheckout(currentFolder)
  const sandbox = await chooseSandbox(settings.sandbox, {
    trusted: false,
    userTrusts: settings.iTrustThisCode,
    allow: settings.allow,
    warn: (text) => context.logger.warn(text),
  })
  await removeAbandonedScratch()
  await using scratch = removedAfter(await makeScratch('revisions'))
  const maker = openEnvironmentMaker(context, [scratch.folder, checkout.root], findIsolation)
  const common = { checkout, command: given.command, currentFolder, settings }
  const prepare = (side: Side) =>
    prepareRevision({ ...common, revision: revisions[side], folder: join(scratch.folder, side) }, maker, context)
  const base = await prepare('base')
  const head = await prepare('head')
  const { findHalfWidth } = await import('../analysis/measurement/half-width.ts')
  const measured = await runRevisions(
    {
      plan,
      settings,
      sandbox,
      rule,
      limits: readRevisionLimits(settings),
      revisions: [base.prepared, head.prepared],
      findHalfWidth: (runs) => findHalfWidth(runs, plan.seed),
    },
    context,
  )
  await tellLeftBehind(measured.lastErrors, checkout, context)
  const comparison: RevisionComparison = {
    schemaVersion: REVISION_COMPARISON_VERSION,
    command: [...given.command],
    folder: checkout.folder,
    base: base.told,
    head: head.told,
    sandbox: sandbox.tier,
    ...(await judge(measured, { settings: { ...settings, commands: planned }, seed: plan.seed, rule, conditions })),
  }
  return await show(comparison, measured.lastErrors, settings, given.display)
}

const SIDES = ['base', 'head'] as const
type Side = (typeof SIDES)[number]

interface Judging {
  readonly settings: Parameters<typeof describeMeasurement>[0]
  readonly seed: number
  readonly rule: MetricRule
  readonly conditions: readonly FailOn[]
}

/** What was measured of base and head, and which conditions it meets. */
async function judge(
  measured: MeasuredRevisions,
  { settings, seed, rule, conditions }: Judging,
): Promise<Pick<RevisionComparison, 'measurement' | 'metric' | 'memory' | 'failOn'>> {
  const { judgeConditions, judgeMetric, compareMemory } = await import('../analysis/measurement/judge-revisions.ts')
  const { describeMeasurement } = await import('../analysis/measurement/describe-measurement.ts')
  const measurement = describeMeasurement(settings, seed, measured)
  const [base = [], head = []] = measured.metrics
  const metric = judgeMetric({ base, head }, rule)
  const memory = compareMemory(measurement)
  return { measurement, metric, memory, failOn: judgeConditions(conditions, { measurement, metric, memory }) }
}

async function tellLeftBehind(
  lastErrors: ReadonlyMap<number, string>,
  checkout: Checkout,
  { logger }: CommandContext,
): Promise<void> {
  if (lastErrors.size === 0) return
  const { findLeftBehind } = await import('../measurement/revisions/left-behind.ts')
  const { formatLeftBehind } = await import('../report/text/measurement/revision-words.ts')
  for (const path of await findLeftBehind(lastErrors.values(), checkout)) logger.warn(formatLeftBehind(path))
}

async function show(
  comparison: RevisionComparison,
  lastErrors: ReadonlyMap<number, string>,
  { json, markdown, timeUnit }: RevisionSettings,
  display: Display = { width: 100, colour: false },
): Promise<RevisionsResult> {
  const { formatRevisionTitle } = await import('../report/text/measurement/revision-words.ts')
  const { renderRevisions, renderRevisionsMarkdown } = await import('../report/measurement/revisions.ts')
  const style = timeUnit === undefined ? {} : { timeUnit }
  const told = renderRevisionsMarkdown(comparison, lastErrors, style)
  if (json !== undefined && json !== '-') await writeJson(json, comparison)
  if (markdown !== undefined && markdown !== '-') await writeFileAtomic(markdown, told)
  const isFailed = comparison.failOn.some(({ met, checked }) => met || !checked)
  return {
    comparison,
    title: formatRevisionTitle(comparison),
    text: renderRevisions(comparison, lastErrors, display, style),
    markdown: told,
    exitCode: isFailed ? 1 : exitCodeOf(comparison.measurement.commands.flatMap(({ runs }) => runs)),
  }
}

const NO_HOOKS = { setup: null, prepare: null, conclude: null, cleanup: null }
