import { formatDuration } from '../../base/progress.ts'
import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text/text.ts'
import { alignColumns } from '../../base/text/text-table.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import {
  type DetectableEffect,
  type DiskEstimate,
  LONGEST_WAIT_SECONDS,
  type Schedule,
} from '../../schema/campaign/schedule.ts'
import { agree, formatList } from './format.ts'

/** GitHub ends a job on its own runners after this (limits of hosted runners). */
const LONGEST_HOSTED_SECONDS = 6 * 3600
const WIDTH = 100
const HOSTED = /^(?:ubuntu|windows|macos)-/

/** Text printed before anything starts: who runs what, for how long, what that can show and what it leaves on disk. */
export function renderSchedule(schedule: Schedule): string[] {
  const { total, assumed, hosts } = schedule
  const rows = hosts.map((host) => [
    host.name,
    String(host.machines),
    String(host.shards),
    String(host.projects),
    String(host.groups),
    String(host.runs),
    formatMachineHours(host.expectedSeconds),
    formatDuration(host.longestSeconds),
  ])
  const head = ['host', 'machines', 'shards', 'projects', 'project × model', 'runs', 'machine-hours', 'longest machine']
  const own = assumed.projectsWithTypicalSeconds
  const basis =
    `expected, not measured: ${assumed.runSeconds} s a run where a project has no typicalSeconds (${own} ${agree(own, 'has', 'have')} it), ` +
    `${assumed.overheadSeconds} s around it, ${assumed.idleSeconds} s at rest and ${assumed.environmentSeconds} s an environment for each shard; ` +
    'warm-ups and all other runs are in it'
  return [
    ...alignColumns([head, ...rows], WIDTH),
    `${formatMachineHours(total.seconds)} machine-hours, finished after ${formatDuration(total.elapsedSeconds)}` +
      `${total.balance === null ? '' : `; balance (longest / mean) ${total.balance.toFixed(2)}`}`,
    basis,
    ...renderShards(schedule),
    ...renderWaves(schedule),
    ...schedule.detectable.map(renderEffect),
    renderDisk(schedule.disk),
  ]
}

/** A sum over machines is no time on a clock. */
const formatMachineHours = (seconds: number) => (seconds / 3600).toFixed(seconds < 36_000 ? 2 : 1)

/** More are listed in schedule.json only. */
const MOST_SHARDS_SHOWN = 40
const MOST_GROUPS_SHOWN = 3

function renderShards({ shards }: Schedule): string[] {
  if (shards.length > MOST_SHARDS_SHOWN) return [`who runs which of ${shards.length} shards is in schedule.json`]
  return shards.map(({ shard, host, groups, runs, expectedSeconds }) => {
    return `--shard ${shard} on ${host}: ${formatList(groups, MOST_GROUPS_SHOWN)} (${count(runs, 'run')}, ${formatDuration(expectedSeconds)})`
  })
}

/** Nothing where all jobs start at once. */
function renderWaves({ waves, shards, hosts }: Schedule): string[] {
  const queued = waves.flatMap(({ jobs, lastStartSeconds, longestSeconds }, index) => {
    if (waves.length === 1 && lastStartSeconds === 0) return []
    const late =
      lastStartSeconds > LONGEST_WAIT_SECONDS ? ': too late on GitHub, which cancels what waits for 24 h' : ''
    return [
      `wave ${index + 1}: ${count(jobs, 'job')}, the last leaves the queue after ${formatDuration(lastStartSeconds)}${late}, ` +
        `finished after ${formatDuration(longestSeconds)}`,
    ]
  })
  const hosted = new Set(
    hosts.filter(({ labels }) => labels.some((label) => HOSTED.test(label))).map(({ name }) => name),
  )
  const long = shards.filter((shard) => hosted.has(shard.host) && shard.expectedSeconds > LONGEST_HOSTED_SECONDS)
  return long.length === 0
    ? queued
    : [...queued, `${count(long.length, 'shard')} may be ended by GitHub, whose own runners work 6 h at most`]
}

function renderEffect({ quantity, noise, source, repetitions, change }: DetectableEffect): string {
  const what = quantity ?? 'energy or time'
  const basis = `noise ${(100 * noise).toFixed(1)} %, ${source === 'assumed' ? 'assumed' : `of ${source}`}`
  return change === null
    ? `${count(repetitions, 'repetition')}: no change of ${what} in one script can be shown; a verdict takes ${MINIMUM_PAIRS} or more`
    : `${count(repetitions, 'repetition')}: a change of ${what} by ${(100 * change).toFixed(1)} % in one script is detected with 80 % power (${basis})`
}

function renderDisk({ locks, environmentBytes, recordBytes, logBytes, estimatedFrom }: DiskEstimate): string {
  return (
    `disk, estimated: ${formatSize(environmentBytes)} for ${count(locks, 'environment')} where one machine runs every project, ` +
    `${formatSize(recordBytes + logBytes)} of records and logs (${estimatedFrom})`
  )
}
