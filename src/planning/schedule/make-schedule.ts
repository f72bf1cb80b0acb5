import { UserError } from '../../base/errors.ts'
import { sum } from '../../base/numbers.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import {
  LONGEST_WAIT_SECONDS,
  SCHEDULE_VERSION,
  type Schedule,
  type ScheduledHost,
  type ScheduledShard,
} from '../../schema/campaign/schedule.ts'
import { type Host, nameHost } from '../../schema/measurement/hosts.ts'
import { IDLE_SECONDS } from '../../schema/options/benchmark-options.ts'
import { estimateDisk } from '../estimate-disk.ts'
import {
  dealToLeast,
  equalWeights,
  longestFirst,
  type PulledQueue,
  pullQueue,
  sumSeconds,
  trapezoidWeights,
} from './deal.ts'
import { listSuitedHosts, refuseMisfits } from './fit.ts'
import { DEFAULT_RUN_SECONDS, listWorkloads, RUN_OVERHEAD_SECONDS, type Workload } from './workload.ts'

/** The host rests before its runs and after them. */
const REST_SECONDS = 2 * IDLE_SECONDS

/** Making an environment of a dozen wheels takes this long; later shards on the machine find it made. */
export const ENVIRONMENT_SECONDS = 20

/** A wave is planned to leave the queue this much earlier, since expectations err. */
const WAIT_MARGIN = 0.8

export type Sharding =
  /** A shard for each machine: what `--shard i/n` on hosts of one's own, or a Slurm array, runs. */
  | { readonly kind: 'machines' }
  /** A number of shards, which machines take as they become free. */
  | { readonly kind: 'count'; readonly shards: number }
  /** Matrices of at most so many jobs, queued one after the other so that none waits too long. */
  | { readonly kind: 'waves'; readonly jobs: number }

/** The part of a schedule that follows from plan and hosts alone. */
export type WorkSchedule = Omit<Schedule, 'detectable'>

interface Job {
  readonly host: Host
  readonly wave: number
  readonly workloads: readonly Workload[]
  readonly seconds: number
}

/**
 * The schedule of a campaign. Groups go to machines that have what their projects need, those with the least choice and then
 * the longest first; machines of one kind share their groups. Throws a UserError where a project fits no host.
 */
export function makeSchedule(
  plan: Pick<Plan, 'campaign' | 'blocks' | 'projects'>,
  hosts: readonly Host[],
  sharding: Sharding,
): WorkSchedule {
  const workloads = listWorkloads(plan)
  refuseMisfits(
    hosts,
    plan.projects.filter(({ slug }) => workloads.some(({ project }) => project.slug === slug)),
  )
  const machines = assignToMachines(workloads, hosts)
  const jobs = sharding.kind === 'machines' ? machines.map((own) => makeJob(own, 1)) : shareJobs(machines, sharding)
  const count = jobs.length
  const shards = jobs.map(
    ({ host, wave, workloads: own, seconds }, index): ScheduledShard => ({
      shard: `${index + 1}/${count}`,
      host: nameHost(host),
      wave,
      groups: own.map(({ group }) => group),
      expectedSeconds: seconds,
      runs: sum(own.map(({ runs }) => runs)),
      worstSeconds: seconds - sumSeconds(own) + sum(own.map(({ worstSeconds }) => worstSeconds)),
    }),
  )
  const queues = pullWaves(jobs, hosts)
  return {
    schemaVersion: SCHEDULE_VERSION,
    campaign: plan.campaign,
    assumed: {
      runSeconds: DEFAULT_RUN_SECONDS,
      overheadSeconds: RUN_OVERHEAD_SECONDS,
      idleSeconds: REST_SECONDS,
      environmentSeconds: ENVIRONMENT_SECONDS,
      projectsWithTypicalSeconds: plan.projects.filter(({ needs }) => needs.typicalSeconds !== undefined).length,
    },
    hosts: hosts.map((host) => summariseHost(host, jobs, queues)),
    shards,
    waves: queues.map((byHost, index) => ({
      jobs: jobs.filter(({ wave }) => wave === index + 1).length,
      lastStartSeconds: Math.max(0, ...[...byHost.values()].map(({ lastStart }) => lastStart)),
      longestSeconds: longestOf(byHost),
    })),
    total: summariseTotal(jobs, queues),
    disk: estimateDisk(plan),
  }
}

interface MachineLoad {
  readonly host: Host
  readonly workloads: readonly Workload[]
}

/** Machines that get nothing are left out. */
function assignToMachines(workloads: readonly Workload[], hosts: readonly Host[]): MachineLoad[] {
  const machines = hosts.flatMap((host) => Array.from({ length: host.count }, () => host))
  const suited = new Map(workloads.map(({ project }) => [project, new Set(listSuitedHosts(hosts, project))]))
  const choice = ({ project }: Workload) => sum([...(suited.get(project) ?? [])].map((host) => host.count))
  const ordered = longestFirst(workloads).sort((a, b) => choice(a) - choice(b))
  const dealt = dealToLeast(ordered, equalWeights(machines.length), ({ project }, machine) => {
    const host = machines[machine]
    return host !== undefined && (suited.get(project)?.has(host) ?? false)
  })
  return machines.flatMap((host, index) => {
    const own = dealt[index] ?? []
    return own.length === 0 ? [] : [{ host, workloads: own }]
  })
}

function makeJob({ host, workloads }: MachineLoad, wave: number): Job {
  const locks = new Set(workloads.map(({ project }) => project.lockHash)).size
  return { host, wave, workloads, seconds: REST_SECONDS + locks * ENVIRONMENT_SECONDS + sumSeconds(workloads) }
}

/** The jobs of each wave, the longest first; a kind of host has its share of them by what it has to do. */
function shareJobs(machines: readonly MachineLoad[], sharding: Exclude<Sharding, { kind: 'machines' }>): Job[] {
  const kinds = [...Map.groupBy(machines, ({ host }) => host)].map(([host, own]) => ({
    host,
    workloads: own.flatMap(({ workloads }) => workloads),
  }))
  const total = sum(kinds.map(({ workloads }) => sumSeconds(workloads)))
  const most = sharding.kind === 'waves' ? sharding.jobs : sharding.shards
  if (most < kinds.length) {
    const names = kinds.map(({ host }) => nameHost(host)).join(', ')
    throw new UserError(
      `The projects need ${kinds.length} kinds of hosts (${names}), and so as many shards, not ${most}.`,
    )
  }
  const waves = sharding.kind === 'waves' ? countWaves(kinds) : 1
  const jobs = kinds.flatMap(({ host, workloads }) => {
    const share = Math.max(1, Math.floor((most - kinds.length) * (sumSeconds(workloads) / total)) + 1)
    return dealToLeast(longestFirst(workloads), equalWeights(waves)).flatMap((ofWave, wave) =>
      dealToLeast(ofWave, ofWave.length <= share ? equalWeights(ofWave.length) : trapezoidWeights(share, host.count))
        .filter((own) => own.length > 0)
        .map((own) => makeJob({ host, workloads: own }, wave + 1)),
    )
  })
  return longestFirst(jobs).sort((a, b) => a.wave - b.wave)
}

/** Waves that keep each one, and so its last job's wait, within the longest wait. */
function countWaves(kinds: readonly MachineLoad[]): number {
  const longest = kinds.map(({ host, workloads }) => makeJob({ host, workloads }, 1).seconds / host.count)
  return Math.max(1, Math.ceil(Math.max(...longest) / (LONGEST_WAIT_SECONDS * WAIT_MARGIN)))
}

type QueuesByHost = ReadonlyMap<Host, PulledQueue>

/** How each wave's jobs are expected to be taken by the machines of their kind. */
function pullWaves(jobs: readonly Job[], hosts: readonly Host[]): QueuesByHost[] {
  return [...Map.groupBy(jobs, ({ wave }) => wave).values()].map((ofWave) => {
    const byHost = Map.groupBy(ofWave, ({ host }) => host)
    return new Map(hosts.map((host) => [host, pullQueue(byHost.get(host) ?? [], host.count)]))
  })
}

const longestOf = (queues: QueuesByHost) =>
  [...queues.values()].flatMap(({ busy }) => busy).reduce((most, each) => Math.max(most, each), 0)

function summariseHost(host: Host, jobs: readonly Job[], queues: readonly QueuesByHost[]): ScheduledHost {
  const own = jobs.filter((job) => job.host === host)
  const workloads = own.flatMap((job) => job.workloads)
  const busy = queues.map((byHost) => byHost.get(host)?.busy ?? [])
  return {
    name: nameHost(host),
    labels: host.labels,
    gpu: host.gpu,
    machines: host.count,
    shards: own.length,
    projects: new Set(workloads.map(({ project }) => project)).size,
    groups: workloads.length,
    runs: sum(workloads.map(({ runs }) => runs)),
    expectedSeconds: sumSeconds(own),
    longestSeconds: sum(busy.map((machines) => Math.max(0, ...machines))),
  }
}

function summariseTotal(jobs: readonly Job[], queues: readonly QueuesByHost[]): Schedule['total'] {
  const seconds = sumSeconds(jobs)
  const elapsedSeconds = sum(queues.map(longestOf))
  const working = queues.map(
    (byHost) => [...byHost.values()].flatMap(({ busy }) => busy).filter((each) => each > 0).length,
  )
  const mean = seconds / Math.max(1, ...working)
  return {
    runs: sum(jobs.flatMap(({ workloads }) => workloads.map(({ runs }) => runs))),
    seconds,
    elapsedSeconds,
    balance: seconds === 0 ? null : Math.max(1, elapsedSeconds / mean),
  }
}
