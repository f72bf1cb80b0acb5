import type { Purpose, RunRecord } from '../schema/record.ts'

/** `4 min 10 s`, `38 s`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

const ROUNDS: Partial<Record<Purpose, string>> = { warmup: 'warm-up', profile: 'profile', flops: 'FLOPs' }

/** One line a run: how far, what ran, how it ended, how long the rest will take. */
export function describeRun(record: RunRecord, done: number, total: number, elapsedSeconds: number): string {
  const left = (elapsedSeconds / done) * (total - done)
  const cpu = (record.userSeconds ?? 0) + (record.systemSeconds ?? 0)
  const cost = record.wallSeconds === null ? '' : ` ${record.wallSeconds.toFixed(2)} s, CPU ${cpu.toFixed(2)} s`
  const result = record.metric
    ? `, ${record.metric.name} ${record.metric.normalised.toFixed(4)}`
    : record.errorType
      ? `, ${record.errorType}`
      : ''
  const rest = done === total ? '' : ` · about ${formatDuration(left)} left`
  const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`
  return `[${done}/${total}] ${record.variant}, ${round}: ${record.status}${cost}${result}${rest}`
}
