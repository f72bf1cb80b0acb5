import type { Measurement, SampleSummary } from '../schema/measurement.ts'

const UNITS: Readonly<Record<string, { label: string; show: (value: number) => string }>> = {
  wallSeconds: { label: 'wall', show: (value) => `${digits(value)} s` },
  cpuSeconds: { label: 'CPU', show: (value) => `${digits(value)} s` },
  peakMemoryBytes: { label: 'memory', show: (value) => `${digits(value / 1e6)} MB` },
  joules: { label: 'energy', show: (value) => `${digits(value)} J` },
}

/** Four significant digits are what a good meter resolves. */
const digits = (value: number) => (value === 0 ? '0' : Number(value.toPrecision(4)).toString())

/** One block a command, one line a quantity; then how the commands compare. `complaints`: what those that failed said last. */
export function renderMeasurement(measurement: Measurement, complaints: ReadonlyMap<number, string>): string {
  const blocks = measurement.commands.map(({ command, summary, runs }, index) => {
    const lines = Object.entries(summary).map(([quantity, sample]) => renderQuantity(quantity, sample))
    const energy = runs[0]?.energy.find(({ joules }) => joules !== null) ?? runs[0]?.energy[0]
    const note = energy && energy.quality !== 'measured' ? [`  energy ${energy.quality}: ${energy.reason}`] : []
    const failed = runs.filter((run) => run.exitCode !== 0).length
    const said = complaints.get(index) ? `: ${complaints.get(index)}` : ''
    const failures = failed > 0 ? [`  ${failed} of ${runs.length} runs did not end with exit code 0${said}`] : []
    return [`${index + 1}: ${command.join(' ')}`, ...lines, ...note, ...failures].join('\n')
  })
  const comparisons = measurement.comparisons.map(
    ({ a, b, quantity, ratio, interval, verdict }) =>
      `${b + 1} against ${a + 1}, ${UNITS[quantity]?.label ?? quantity}: ${ratio === null ? '–' : `×${digits(ratio)}`}` +
      `${interval ? ` (${digits(interval[0])} to ${digits(interval[1])})` : ''}, ${verdict}`,
  )
  return [...blocks, ...comparisons].join('\n')
}

function renderQuantity(quantity: string, { median, standardDeviation, n, mean }: SampleSummary): string {
  const unit = UNITS[quantity]
  if (median === null || mean === null || !unit) return `  ${(unit?.label ?? quantity).padEnd(7)}–`
  const spread = standardDeviation === null ? '' : `   mean ${unit.show(mean)} ± ${unit.show(standardDeviation)}`
  return `  ${unit.label.padEnd(7)}${unit.show(median).padStart(11)}${spread}   (${n} runs)`
}
