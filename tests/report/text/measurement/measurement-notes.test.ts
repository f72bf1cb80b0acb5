import { expect, it } from 'vitest'
import { formatComparisons, formatConclusions } from '../../../../src/report/text/measurement/command-comparison.ts'
import { formatCells } from '../../../../src/report/text/measurement/measured-values.ts'
import { formatNotes } from '../../../../src/report/text/measurement/measurement-notes.ts'
import { formatFailures } from '../../../../src/report/text/measurement/measurement-warnings.ts'
import type { MeasuredRun, Measurement } from '../../../../src/schema/analysis/measurement.ts'
import type { EnergyReading } from '../../../../src/schema/measurement/execution.ts'
import { makeRun } from '../../../analysis/measured-runs.ts'
import { simulateCommands } from '../../../analysis/simulate-measurement.ts'
import { makeMeasurement } from '../../make-measurement.ts'

const LABELS = ['old', 'new']
const noteOf = (measurement: Measurement, start: string) =>
  formatNotes(measurement, LABELS).filter((note) => note.startsWith(start))
const failing = (over: Partial<MeasuredRun>) => (run: MeasuredRun, command: number) =>
  command === 1 ? { ...run, exitCode: 4, ...over } : run

const readingOf = (domain: string, joules: number): EnergyReading => ({
  domain,
  joules,
  netJoules: null,
  meter: domain.startsWith('gpu') ? 'nvml' : 'powercap',
  quality: 'measured',
  reason: null,
  doubts: [],
})

it('says what a sign before a peak of memory means, where one stands in the table', () => {
  const of = (kind: 'below-launcher' | 'more-in-files') =>
    makeMeasurement({}, (run, command) =>
      command === 0 ? run : { ...run, reasons: { peakMemoryBytes: { kind, bytes: 2 ** 20 } } },
    )
  expect(noteOf(makeMeasurement(), 'memory')).toEqual([])
  for (const [kind, sign] of [
    ['below-launcher', '≤'],
    ['more-in-files', '≥'],
  ] as const) {
    const measurement = of(kind)
    expect(measurement.commands.map((command) => formatCells(command).memory.slice(0, 2))).toEqual(['1 ', `${sign} `])
    expect(noteOf(measurement, 'memory')).toEqual([expect.stringContaining(`memory ${sign}: `)])
  }
})

it('says of a further zone whether it is in the sum', () => {
  const notesOf = (...energy: EnergyReading[]) =>
    formatNotes(
      makeMeasurement({}, (run) => ({ ...run, energy })),
      LABELS,
    ).filter((note) => note.includes('old 7.000 J'))
  const zones = ['package-0/core', 'gpu-0', 'psys'].map((zone) => readingOf(zone, 7))
  expect(notesOf(readingOf('package-0', 30), ...zones)).toEqual([
    'of that, package-0/core: old 7.000 J, new 7.000 J',
    'of that, gpu-0: old 7.000 J, new 7.000 J',
    'beside it, psys: old 7.000 J, new 7.000 J',
  ])
  const estimate = { ...readingOf('estimate/cpu', 3), meter: 'estimate', quality: 'estimated' } as const
  expect(notesOf(readingOf('gpu-0', 7), estimate)).toEqual(['gpu-0: old 7.000 J, new 7.000 J'])
  expect(notesOf(readingOf('gpu-0', 7))).toEqual([]) // it is the energy of the table
  const beside = makeMeasurement({}, (run) => ({ ...run, energy: [readingOf('gpu-0', 7), estimate] }))
  expect(noteOf(beside, 'energy')).toEqual([
    'energy: estimated (×/÷2), not compared; measured in gross joules for itself: gpu-0 (nvml)',
  ])
})

it('names what the host drew at rest and what is above it, or why it is not known', () => {
  const power = { domain: 'package-0', meter: 'powercap' as const, seconds: 5, startedAt: '2026-01-01T00:00:00.000Z' }
  const idle = [
    { ...power, watts: 12.3456, standardErrorWatts: 0.1234 },
    { ...power, domain: 'dram', watts: 1.2, standardErrorWatts: null },
  ]
  const net = makeMeasurement({ idle }, (run) => ({
    ...run,
    energy: run.energy.map((reading) => ({ ...reading, netJoules: 5 })),
  }))
  expect(noteOf(net, 'at rest')).toEqual([
    'at rest (± standard error): package-0 (powercap) 12.3 W ± 0.12 W, dram (powercap) 1.2 W ± not known',
  ])
  expect(noteOf(net, 'above idle')).toEqual([
    'above idle: old 5.000 ± 0.000 J, new 5.000 ± 0.000 J; not in ±: an error of the power at rest, which moves each by that × its seconds',
  ])
  const none = makeMeasurement({}, (run) => ({
    ...run,
    energy: run.energy.map((reading) => ({ ...reading, restReason: { kind: 'only-estimated' as const } })),
  }))
  expect(noteOf(none, 'nothing')).toEqual(['nothing was measured at rest: energy is only estimated here'])
})

it.each([
  ['repetitions', '10 rounds in random order, seed 1'],
  ['interval', '10 rounds in random order, seed 1: energy known to ±4.2 %, asked for ±5 %'],
  [
    'max-runs',
    '10 rounds in random order, seed 1, the most that were allowed (--max-runs): energy known to ±4.2 %, asked for ±5 %',
  ],
  [
    'max-seconds',
    '10 rounds in random order, seed 1; the time was up (--max-seconds): energy known to ±4.2 %, asked for ±5 %',
  ],
  ['failed', 'stopped after 10 rounds in random order, seed 1: a command failed, so no interval would become narrow'],
  ['interrupted', 'stopped after 10 rounds in random order, seed 1: only complete rounds are kept'],
] as const)('says how the rounds ended: %s', (reason, text) => {
  const stopping = { rounds: 10, reason, target: 0.05, reached: 0.042, quantity: 'energy' } as const
  expect(formatNotes(makeMeasurement({ stopping }), LABELS).at(-1)).toBe(text)
})

it('says that no interval was formed, and nothing of one that was not asked for', () => {
  const stopping = { rounds: 2, reason: 'max-seconds', target: 0.05, reached: null, quantity: 'energy' } as const
  const last = (over: Partial<Measurement['stopping']>) =>
    formatNotes(makeMeasurement({ stopping: { ...stopping, ...over } }), LABELS).at(-1)
  expect(last({})).toMatch(/\(--max-seconds\): no interval yet, asked for ±5 %$/)
  expect(last({ target: null, quantity: null })).toMatch(/\(--max-seconds\)$/)
})

it('names the noise floor of each quantity', () => {
  const quantities = [
    { quantity: 'wall' as const, ratio: 1, interval: [0.99, 1.012] as [number, number], floor: 0.012 },
    { quantity: 'cpu' as const, ratio: 1, interval: null, floor: null },
  ]
  expect(noteOf(makeMeasurement({ noiseFloor: { runs: [], quantities } }), 'noise floor')).toEqual([
    'noise floor (the first command against itself): wall time ±1.2 %, CPU time unknown from so few rounds',
  ])
  expect(noteOf(makeMeasurement({ noiseFloor: { runs: [], quantities: [] } }), 'noise floor')).toEqual([
    'noise floor (the first command against itself): unknown',
  ])
})

it('marks memory that is known from one side only', () => {
  const memoryOf = (reason: NonNullable<MeasuredRun['reasons']['peakMemoryBytes']>) =>
    makeMeasurement({}, (run) => ({ ...run, reasons: { ...run.reasons, peakMemoryBytes: reason } })).commands.map(
      (command) => formatCells(command).memory[0],
    )
  expect(memoryOf({ kind: 'below-launcher', bytes: 9e6 })).toEqual(['≤', '≤'])
  expect(memoryOf({ kind: 'more-in-files', bytes: 3e9 })).toEqual(['≥', '≥'])
})

it('says before any number which command failed, how, and what it said', () => {
  const measurement = makeMeasurement({}, failing({}))
  expect(formatFailures(measurement, new Map([[1, 'no \u001b[31mdata']]), LABELS)).toEqual([
    'new: 10 of 10 runs failed (exit code 4); it said: no data',
  ])
  expect(formatComparisons(measurement, LABELS)).toEqual([])
  const [, failed] = measurement.commands.map((command) => formatCells(command))
  expect(failed).toMatchObject({ time: 'failed (exit 4)', range: '–', cpu: '–', memory: '–', energy: '–' })
  const ended = makeMeasurement({}, failing({ exitCode: null, signal: 'SIGKILL', flags: ['timeout'] }))
  expect(ended.commands.map((command) => formatCells(command))[1]?.time).toBe('timed out')
})

it('concludes by CPU time where the energy that was read enters no comparison', () => {
  const disturbed = makeMeasurement({}, (run) => ({ ...run, flags: ['contaminated'] }))
  expect(disturbed.leading).toBe('energy')
  expect(formatConclusions(disturbed, LABELS)).toEqual([
    expect.stringMatching(/^new uses .* times the CPU time of old.* and takes .* as long \(±: .*95 % interval\)$/),
  ])
})

it('tells a ratio without an interval in two digits', () => {
  const measured = makeMeasurement()
  const of = (ratio: number) => {
    const comparisons = measured.comparisons.map((each) => ({ ...each, ratio, interval: null }))
    return formatConclusions({ ...measured, comparisons }, LABELS)[0]
  }
  expect([of(0.999), of(2.04), of(0.58), of(12.3)].map((text) => /about (.+?) times/.exec(text ?? '')?.[1])).toEqual([
    '1.0',
    '2.0',
    '0.58',
    '12',
  ])
})

it('reaches as far with ± as the farther end of the interval', () => {
  const measured = makeMeasurement()
  const of = (ratio: number, interval: [number, number]) => {
    const comparisons = measured.comparisons.map((each) => ({ ...each, ratio, interval }))
    return /uses (.+?) times/.exec(formatConclusions({ ...measured, comparisons }, LABELS)[0] ?? '')?.[1]
  }
  expect(of(0.53, [0.45, 0.57])).toBe('0.53 ± 0.08')
  // One digit would say 1.0 ± 0.1, which ends at 1.1.
  expect(of(1.046, [0.9, 1.19])).toBe('1.05 ± 0.15')
  expect(of(3.4, [2, 4.6])).toBe('3.4 ± 1.4')
  expect(of(40, [28, 51])).toBe('40 ± 12')
  // 1.1 ± 0.2 would hold the 1 that the interval leaves out.
  expect(of(1.11, [1.01, 1.32])).toBe('1.11 (1.01–1.32)')
  expect(of(0.9, [0.7, 0.98])).toBe('0.90 (0.70–0.98)')
})

const epochOf = (epoch: number, wallSeconds: number, joules: number | null) => ({
  epoch,
  wallSeconds,
  energy: joules === null ? [] : makeRun({ joules }).energy,
})

it('tells seconds and joules of each epoch, as means over the runs that have it', () => {
  const measured = makeMeasurement({}, (run, command) =>
    command === 0 ? { ...run, epochs: [epochOf(0, 1, 2), epochOf(1, run.round % 2 === 0 ? 2 : 4, 40)] } : run,
  )
  expect(noteOf(measured, 'epochs')).toEqual(['epochs of old: 0: 1 s, 2.000 J; 1: 3 s, 40.00 J'])
})

it('tells the joules of cards of each epoch where no processor was read', () => {
  const epochs = [{ epoch: 1, wallSeconds: 2, energy: [readingOf('gpu-0', 60)] }]
  const measured = makeMeasurement({}, (run, command) => (command === 0 ? { ...run, epochs } : run))
  expect(noteOf(measured, 'epochs')).toEqual(['epochs of old: 1: 2 s, 60.00 J; joules of the cards alone'])
})

it('says so where a command ended no epoch, and nothing where none was looked for', () => {
  const measured = makeMeasurement({}, (run, command) => (command === 0 ? { ...run, epochs: [] } : run))
  expect(noteOf(measured, 'epochs')).toEqual([
    'epochs of old: none: it wrote no line GREENML_EPOCH n to its standard output',
  ])
})

it('says that the energy of epochs was not measured, and how many are not shown', () => {
  const epochs = Array.from({ length: 14 }, (_, epoch) => epochOf(epoch, 1, null))
  const [note = ''] = noteOf(
    makeMeasurement({}, (run, command) => (command === 1 ? { ...run, epochs } : run)),
    'epochs',
  )
  expect(note).toMatch(/^epochs of new: 0: 1 s; 1: /)
  expect(note).toMatch(/11: 1 s; 2 more; energy not measured$/)
  expect(note).not.toContain('12:')
})

it('says how verdicts on several commands were corrected, and nothing of two', () => {
  expect(noteOf(makeMeasurement(), '2 comparisons')).toEqual([])
  const { comparisons } = simulateCommands(22, [1, 0.985, 0.9, 1], 10, 0.02)
  const several = makeMeasurement({ comparisons })
  expect(noteOf(several, '3 comparisons')).toEqual([
    '3 comparisons with the first command: verdicts are corrected for their number (Holm), each quantity for itself; an interval is 95 % for its own ratio',
  ])
  expect(formatComparisons(several, LABELS)[0]?.text).toBe(
    "new used ×0.983 (0.968–0.999) of the energy of old: no detectable difference (the interval leaves out 1, but not after Holm's correction over 3 comparisons (p = 0.072))",
  )
})
