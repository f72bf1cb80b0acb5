import { UserError } from '../base/errors.ts'
import { sum } from '../base/numbers.ts'
import { formatSize } from '../base/size.ts'
import { readSchedule } from '../campaign/documents.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { Schedule } from '../schema/campaign/schedule.ts'

/** What GitHub takes of a job's outputs together, in UTF-16; of a job that tells more later jobs get none. */
const LARGEST_OUTPUTS = 2 ** 20

/** Matrices as a job's outputs. UserError where GitHub would hand none of them on. */
export function writeMatrices<K extends string>(matrices: Readonly<Record<K, unknown>>): Record<K, string>
export function writeMatrices(matrices: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(matrices).map(([name, matrix]) => [name, JSON.stringify(matrix)] as const)
  const bytes = sum(texts.map(([, text]) => 2 * text.length))
  if (bytes <= LARGEST_OUTPUTS) return Object.fromEntries(texts)
  const [has, most] = [formatSize(bytes), formatSize(LARGEST_OUTPUTS)]
  throw new UserError(
    `The lists of jobs have ${has}, and GitHub hands on ${most} of a job's outputs: plan fewer projects or models, or name a smaller number of shards.`,
  )
}

/** GitHub's limit of jobs in one matrix. */
export const LARGEST_MATRIX = 256

export interface GenerateJob {
  readonly name: string
  /** Pairs `project/model`, separated by commas. */
  readonly only: string
}

export interface BenchmarkJob {
  readonly name: string
  readonly shard: string
  readonly 'runs-on': readonly string[]
}

/** Matrix with a job for each project and model; above the limit a job takes several pairs. */
export function generateMatrix(plan: Plan, limit: number = LARGEST_MATRIX): GenerateJob[] {
  const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`))
  const count = Math.min(pairs.length, limit)
  return Array.from({ length: count }, (_, job) => {
    const mine = pairs.filter((_, index) => index % count === job)
    return { name: describeList(mine), only: mine.join(',') }
  })
}

/**
 * Matrices with a job for each shard of a planned campaign: on the hosts of its schedule, else all on runners with these
 * labels.
 */
export async function listBenchmarkMatrices(
  campaign: string,
  plan: Pick<Plan, 'shards'>,
  labels: readonly string[],
): Promise<BenchmarkJob[][]> {
  const schedule = await readSchedule(campaign)
  // A runner that is named outright is taken at its word to have what the projects need.
  return schedule === null ? matricesOnLabels(plan, labels) : benchmarkMatrices(schedule)
}

/**
 * The matrices of a schedule, one job a shard, on the labels of the host that it is meant for. A wave of more jobs than the
 * limit takes several, which may be queued together.
 */
export function benchmarkMatrices({
  shards,
  hosts,
  waves,
}: Pick<Schedule, 'shards' | 'hosts' | 'waves'>): BenchmarkJob[][] {
  const labels = new Map(hosts.map((host) => [host.name, host.labels]))
  return waves.flatMap((_, index) => {
    const jobs = shards
      .filter(({ wave }) => wave === index + 1)
      .map(({ groups, shard, host }) => ({ name: describeList(groups), shard, 'runs-on': labels.get(host) ?? [] }))
    return split(jobs, LARGEST_MATRIX)
  })
}

/** The matrices of a plan whose hosts are not known: one job a shard, on runners with these labels. */
export function matricesOnLabels(
  { shards }: Pick<Plan, 'shards'>,
  labels: readonly string[],
  limit: number = LARGEST_MATRIX,
): BenchmarkJob[][] {
  const jobs = (shards ?? []).map((groups, index, { length }) => ({
    name: describeList(groups),
    shard: `${index + 1}/${length}`,
    'runs-on': labels,
  }))
  return split(jobs, limit)
}

function split<T>(jobs: readonly T[], limit: number): T[][] {
  return Array.from({ length: Math.ceil(jobs.length / limit) }, (_, index) =>
    jobs.slice(index * limit, (index + 1) * limit),
  )
}

function describeList(names: readonly string[]): string {
  const [first, ...rest] = names
  return `${first ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`
}
