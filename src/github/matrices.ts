import { UserError } from '../base/errors.ts'
import { listShardGroups } from '../benchmark/shards.ts'
import type { Plan, PlannedProject } from '../schema/plan.ts'
import type { RunnerHost } from './hosts-file.ts'

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

/** One job a project and model; above the limit a job takes several pairs. */
export function generateMatrix(plan: Plan, limit: number = LARGEST_MATRIX): GenerateJob[] {
  const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`))
  return deal(pairs, limit).map((mine) => ({ name: describeList(mine), only: mine.join(',') }))
}

/** One job a shard; a shard's runner has what each of its projects needs. */
export function benchmarkMatrix(
  plan: Plan,
  hosts: readonly RunnerHost[],
  limit: number = LARGEST_MATRIX,
): BenchmarkJob[] {
  const shards = deal(listShardGroups(plan), limit)
  return shards.map((groups, index) => {
    const projects = groups.map((group) => findProject(plan, group))
    const suited = listSuitedHosts(hosts, projects)
    const host = suited[index % suited.length]
    if (!host) throw new UserError(describeMisfit(projects))
    return { name: describeList(groups), shard: `${index + 1}/${shards.length}`, 'runs-on': host.labels }
  })
}

/** In turn, as blocksOfShard deals them. */
function deal<T>(items: readonly T[], limit: number): T[][] {
  const count = Math.min(items.length, limit)
  return Array.from({ length: count }, (_, shard) => items.filter((_, index) => index % count === shard))
}

/** GPU hosts are kept for what needs one, as long as others do. */
function listSuitedHosts(hosts: readonly RunnerHost[], projects: readonly PlannedProject[]): RunnerHost[] {
  const suited = hosts.filter((host) => projects.every(({ needs }) => offers(host, needs)))
  const plain = suited.filter((host) => !host.gpu)
  return plain.length > 0 ? plain : suited
}

function offers(host: RunnerHost, needs: PlannedProject['needs']): boolean {
  const enoughMemory = host.memoryGiB === undefined || host.memoryGiB >= needs.memoryGiB
  return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory
}

function describeMisfit(projects: readonly PlannedProject[]): string {
  const wishes = projects.map(({ slug, needs }) => {
    const wish = [...(needs.rapl ? ['rapl'] : []), ...(needs.gpu ? ['gpu'] : []), `${needs.memoryGiB} GiB of memory`]
    return `  ${slug} needs ${wish.join(', ')}`
  })
  return `No runner fits:\n${wishes.join('\n')}\nAdd one to the hosts file, or leave these projects out with 'projects'.`
}

function findProject(plan: Plan, group: string): PlannedProject {
  const slug = group.split('/')[0]
  const project = plan.projects.find((each) => each.slug === slug)
  if (!project) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`)
  return project
}

function describeList(names: readonly string[]): string {
  const [first, ...rest] = names
  return `${first ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`
}
