import { writeFileAtomic } from '../base/files/files.ts'
import { type Cell, renderCsvLine } from '../base/text/delimited.ts'
import { keepLatest } from '../campaign/latest-attempts.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecords } from '../campaign/records.ts'
import {
  type BlockMember,
  memberKey,
  type Plan,
  type PlannedBlock,
  type PlannedVariant,
} from '../schema/campaign/plan.ts'
import { ARMS, MODES, SHIMS, type Shim } from '../schema/common.ts'
import { energyOfHost, measuredJoules } from '../schema/measurement/package-energy.ts'
import { isLost, type RunRecord } from '../schema/measurement/record.ts'

/** The model of a baseline whose blocks all models share, and the arm of what is in none. */
const NONE = 'none'

/** What a cell of a run that is still to be made holds (Experiment Runner, RunTableModel.py). */
const TODO_CELL = ' '

/** Cells of measured runs; what is missing is empty, and `energy_quality` says so. */
const DATA_COLUMNS: Readonly<Record<string, (record: RunRecord) => Cell>> = {
  status: ({ status }) => status,
  metric: ({ metric }) => metric?.normalised ?? null,
  wall_seconds: ({ wallSeconds }) => wallSeconds,
  user_seconds: ({ userSeconds }) => userSeconds,
  system_seconds: ({ systemSeconds }) => systemSeconds,
  peak_memory_bytes: ({ peakMemoryBytes }) => peakMemoryBytes,
  energy_joules: ({ energy }) => measuredJoules(energy),
  energy_quality: ({ energy }) => energyOfHost(energy).quality,
  host: ({ host }) => host.name,
  record: ({ id }) => id,
}

/**
 * `run_table.csv` of Experiment Runner (github.com/S2-group/experiment-runner): `__run_id`, `__done`, factors, data. Its
 * rows are the measured runs, in the order in which they are planned; a run is named by its combination of factors and its
 * repetition, both from 0.
 */
export async function writeRunTable(campaign: string, plan: Plan): Promise<string> {
  const records = await readLatestRecords(campaign)
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const measured = plan.blocks.filter(({ purpose }) => purpose === 'measured')
  const planned = measured.flatMap((block) =>
    block.order.flatMap((member) => {
      const variant = variants.get(member.variant)
      return variant === undefined ? [] : [{ block, factors: listFactors(block, variant, member.shim), member }]
    }),
  )
  const numbers = numberCombinations(
    plan,
    planned.map(({ factors }) => factors),
  )
  const rows = planned.map(({ block, factors, member }) => {
    const record = records.get(runKey(block.id, member))
    const name = `run_${numbers.get(toKey(factors))}_repetition_${block.number - 1}`
    const cells = Object.values(DATA_COLUMNS).map((read) => (record === undefined ? TODO_CELL : read(record)))
    return [name, record === undefined ? 'TODO' : 'DONE', ...Object.values(factors), ...cells]
  })
  const head = [
    '__run_id',
    '__done',
    'project',
    'model',
    'mode',
    'sample',
    'round',
    'arm',
    'shim',
    ...Object.keys(DATA_COLUMNS),
  ]
  const path = campaignFiles.runTable(campaign)
  const lines = [head, ...rows].map((row) => renderCsvLine(row, '\r\n')) // as Python's csv writes them
  await writeFileAtomic(path, lines.join(''), campaign)
  return path
}

interface Factors {
  readonly project: string
  /** The blocks' model, for the baselines too: they run beside each model's scripts. */
  readonly model: string
  readonly mode: string
  /** 0 for a baseline. */
  readonly sample: number
  /** 0: first answers; a baseline runs beside each round's scripts. */
  readonly round: number
  readonly arm: string
  readonly shim: Shim
}

const toKey = ({ project, model, mode, sample, round, arm, shim }: Factors) =>
  [project, model, mode, sample, round, arm, shim].join('/')
const runKey = (block: string, member: BlockMember) => `${block} ${memberKey(member)}`

function listFactors(block: PlannedBlock, variant: PlannedVariant, shim: Shim): Factors {
  const { project, mode, model, sample, arm } = variant
  const round = block.round ?? 0
  return { project, model: model ?? block.model ?? NONE, mode, sample: sample ?? 0, round, arm: arm ?? NONE, shim }
}

/** Combinations as Experiment Runner counts them: the last factor changes fastest, and those that are not planned are left out. */
function numberCombinations(plan: Plan, list: readonly Factors[]): Map<string, number> {
  const place = (names: readonly string[]) => new Map(names.map((name, index) => [name, index]))
  const projects = place(plan.projects.map(({ slug }) => slug))
  const models = place([NONE, ...plan.models.map(({ id }) => id)])
  const modes = place(MODES)
  const arms = place([NONE, ...ARMS])
  const order = (factors: Factors) => [
    projects.get(factors.project) ?? 0,
    models.get(factors.model) ?? 0,
    modes.get(factors.mode) ?? 0,
    factors.sample,
    factors.round,
    arms.get(factors.arm) ?? 0,
    SHIMS.indexOf(factors.shim),
  ]
  const unique = [...new Map(list.map((factors) => [toKey(factors), order(factors)]))]
  unique.sort(([, a], [, b]) => a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0)
  return new Map(unique.map(([key], index) => [key, index]))
}

/** The record of each measured run that counts; a run that a fault of ours ended is still to be made. */
async function readLatestRecords(campaign: string): Promise<Map<string, RunRecord>> {
  const last = new Map<string, RunRecord>()
  for await (const record of streamRecords(campaign)) {
    if (record.purpose !== 'measured') continue
    keepLatest(last, runKey(record.block, record), record)
  }
  for (const [key, record] of last) if (isLost(record)) last.delete(key)
  return last
}
