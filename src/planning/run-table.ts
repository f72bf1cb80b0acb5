import { stringify } from 'csv-stringify/sync'
import { writeFileAtomic } from '../base/files.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecords } from '../campaign/read-records.ts'
import { MODES } from '../schema/common.ts'
import { energyOfHost } from '../schema/package-energy.ts'
import type { Plan, PlannedBlock, PlannedVariant } from '../schema/plan.ts'
import { OUR_FAILURES, type RunRecord } from '../schema/record.ts'

/** A baseline where all models share its blocks. */
const NO_MODEL = 'none'

/** What a cell of a run that is still to be made holds (Experiment Runner, RunTableModel.py). */
const TODO_CELL = ' '

type Cell = string | number | null

/** Measured only; what is missing is empty, and `energy_quality` says so. */
const DATA_COLUMNS: Readonly<Record<string, (record: RunRecord) => Cell>> = {
  status: ({ status }) => status,
  metric: ({ metric }) => metric?.normalised ?? null,
  wall_seconds: ({ wallSeconds }) => wallSeconds,
  user_seconds: ({ userSeconds }) => userSeconds,
  system_seconds: ({ systemSeconds }) => systemSeconds,
  peak_memory_bytes: ({ peakMemoryBytes }) => peakMemoryBytes,
  energy_joules: ({ energy }) => {
    const { joules, quality } = energyOfHost(energy)
    return quality === 'measured' ? joules : null
  },
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
  const records = await readLastRecords(campaign)
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const measured = plan.blocks.filter(({ purpose }) => purpose === 'measured')
  const planned = measured.flatMap((block) =>
    block.order.flatMap((id) => {
      const variant = variants.get(id)
      return variant === undefined ? [] : [{ block, factors: listFactors(block, variant), id }]
    }),
  )
  const numbers = numberCombinations(
    plan,
    planned.map(({ factors }) => factors),
  )
  const rows = planned.map(({ block, factors, id }) => {
    const record = records.get(runKey(block.id, id))
    const name = `run_${numbers.get(keyOf(factors))}_repetition_${block.number - 1}`
    const cells = Object.values(DATA_COLUMNS).map((read) => (record === undefined ? TODO_CELL : read(record)))
    return [name, record === undefined ? 'TODO' : 'DONE', ...Object.values(factors), ...cells]
  })
  const head = ['__run_id', '__done', 'project', 'model', 'mode', 'sample', ...Object.keys(DATA_COLUMNS)]
  const path = campaignFiles.runTable(campaign)
  await writeFileAtomic(path, stringify([head, ...rows], { record_delimiter: '\r\n' })) // as Python's csv writes them
  return path
}

interface Factors {
  readonly project: string
  /** Of the blocks, for the baselines too: they run beside each model's scripts. */
  readonly model: string
  readonly mode: string
  /** 0 for a baseline. */
  readonly sample: number
}

const keyOf = ({ project, model, mode, sample }: Factors) => [project, model, mode, sample].join('/')
const runKey = (block: string, variant: string) => `${block} ${variant}`

function listFactors(block: PlannedBlock, { project, mode, model, sample }: PlannedVariant): Factors {
  return { project, model: model ?? block.model ?? NO_MODEL, mode, sample: sample ?? 0 }
}

/** As its generator counts them: the last factor changes fastest, and combinations that are not planned are left out. */
function numberCombinations(plan: Plan, list: readonly Factors[]): Map<string, number> {
  const place = (names: readonly string[]) => new Map(names.map((name, index) => [name, index]))
  const projects = place(plan.projects.map(({ slug }) => slug))
  const models = place([NO_MODEL, ...plan.models.map(({ id }) => id)])
  const modes = place(MODES)
  const order = (factors: Factors) => [
    projects.get(factors.project) ?? 0,
    models.get(factors.model) ?? 0,
    modes.get(factors.mode) ?? 0,
    factors.sample,
  ]
  const unique = [...new Map(list.map((factors) => [keyOf(factors), order(factors)]))]
  unique.sort(([, a], [, b]) => a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0)
  return new Map(unique.map(([key], index) => [key, index]))
}

/** Of each measured run the attempt that counts; one that a fault of ours ended is still to be made. */
async function readLastRecords(campaign: string): Promise<Map<string, RunRecord>> {
  const last = new Map<string, RunRecord>()
  for await (const record of streamRecords(campaignFiles.records(campaign), () => {})) {
    if (record.purpose !== 'measured') continue
    const key = runKey(record.block, record.variant)
    if (record.attempt >= (last.get(key)?.attempt ?? 0)) last.set(key, record)
  }
  for (const [key, { status }] of last) if (OUR_FAILURES.includes(status)) last.delete(key)
  return last
}
