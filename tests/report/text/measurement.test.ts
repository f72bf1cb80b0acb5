import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { renderHyperfineJson } from '../../../src/report/measurement/hyperfine-form.ts'
import { renderMeasurementMarkdown } from '../../../src/report/measurement/measurement-markdown.ts'
import { renderMeasurement } from '../../../src/report/measurement/measurement-terminal.ts'
import { makeMeasurement } from '../make-measurement.ts'

const NOTHING = new Map<number, string>()

it('draws bars of no energy that enters no comparison', () => {
  const disturbed = makeMeasurement({}, (run) => ({ ...run, flags: ['contaminated'] }))
  const text = renderMeasurement(disturbed, NOTHING)
  expect(text).toContain('wall time, over the fastest')
  expect(text).not.toContain('energy, over the least')
})

it('shows a row a command, bars, and how they compare', () => {
  expect(renderMeasurement(makeMeasurement(), NOTHING)).toMatchInlineSnapshot(`
    "command                                   time            range  user/system  memory          energy
    python3 old.py --epochs 10     2.009 ± 0.006 s  2.000 … 2.018 s  2.04/0.00 s   1 MiB  20.40 ± 0.30 J
    python3 new.py…te 'a | b <i>'  1.607 ± 0.005 s  1.600 … 1.614 s  1.63/0.00 s   1 MiB  16.32 ± 0.24 J

    energy, over the least
    python3 old.py --epochs 10         ×1.25 ████████████████████████████████████████
    python3 new.py -…note 'a | b <i>'  ×1.00 ████████████████████████████████

    \`python3 new.py -…note 'a | b <i>'\` used ×0.80 (0.79–0.81) of the energy of \`python3 old.py --epochs
      10\`: less
    \`python3 new.py -…note 'a | b <i>'\` used ×0.80 (0.79–0.81) of the CPU time of \`python3 old.py
      --epochs 10\`: less
    \`python3 new.py -…note 'a | b <i>'\` took ×0.80 (0.80–0.80) of the wall time of \`python3 old.py
      --epochs 10\`: less

    energy: gross joules, measured: package-0 (powercap)
    ± beside a mean: one standard deviation of single runs
    cold: the first run of \`python3 old.py --epochs 10\` took 10 s, ×5; it is in no number above
    cold: the first run of \`python3 new.py -…note 'a | b <i>'\` took 8 s, ×5; it is in no number above
    10 rounds in random order, seed 1

    \`python3 new.py -…note 'a | b <i>'\` uses 0.800 ± 0.012 times the energy of \`python3 old.py --epochs
      10\` and takes 0.800 ± 0.001 times as long (±: to the farther end of the 95 % interval)"
  `)
})

it('fits a narrow terminal: no line is longer than it', () => {
  for (const width of [40, 60, 80, 100, 200]) {
    const text = renderMeasurement(makeMeasurement(), NOTHING, { width, colour: false })
    const longest = Math.max(...text.split('\n').map((line) => line.length))
    expect(longest, text).toBeLessThanOrEqual(width)
  }
  expect(renderMeasurement(makeMeasurement(), NOTHING, { width: 60, colour: false })).toMatchInlineSnapshot(`
    "python3 old.py --epochs 10
      time    2.009 ± 0.006 s
      range   2.000 … 2.018 s
      CPU     2.04/0.00 s user/system
      memory  1 MiB
      energy  20.40 ± 0.30 J
    python3 new.py --epochs 10 --note 'a | b <i>'
      time    1.607 ± 0.005 s
      range   1.600 … 1.614 s
      CPU     1.63/0.00 s user/system
      memory  1 MiB
      energy  16.32 ± 0.24 J

    energy, over the least
    python3 ol…epochs 10  ×1.25 ███████████████████████████████
    python3 ne… | b <i>'  ×1.00 ████████████████████████▊

    \`python3 ne… | b <i>'\` used ×0.80 (0.79–0.81) of the energy
      of \`python3 ol…epochs 10\`: less
    \`python3 ne… | b <i>'\` used ×0.80 (0.79–0.81) of the CPU
      time of \`python3 ol…epochs 10\`: less
    \`python3 ne… | b <i>'\` took ×0.80 (0.80–0.80) of the wall
      time of \`python3 ol…epochs 10\`: less

    energy: gross joules, measured: package-0 (powercap)
    ± beside a mean: one standard deviation of single runs
    cold: the first run of \`python3 ol…epochs 10\` took 10 s, ×5;
      it is in no number above
    cold: the first run of \`python3 ne… | b <i>'\` took 8 s, ×5;
      it is in no number above
    10 rounds in random order, seed 1

    \`python3 ne… | b <i>'\` uses 0.800 ± 0.012 times the energy
      of \`python3 ol…epochs 10\` and takes 0.800 ± 0.001 times as
      long (±: to the farther end of the 95 % interval)"
  `)
})

it('colours where it may, and says the same', () => {
  const plain = renderMeasurement(makeMeasurement(), NOTHING, { width: 100, colour: false })
  const coloured = renderMeasurement(makeMeasurement(), NOTHING, { width: 100, colour: true })
  expect(plain).not.toContain('\u001b')
  expect(coloured).toContain('\u001b[32m')
  expect(stripVTControlCharacters(coloured)).toBe(plain)
})

it('marks an estimate, and compares no energy then', () => {
  const estimated = makeMeasurement({}, (run) => ({
    ...run,
    energy: run.energy.map((reading) => ({
      ...reading,
      domain: 'estimate/cpu',
      meter: 'linear-per-vcpu' as const,
      quality: 'estimated' as const,
      reason: { kind: 'estimated' as const, because: [] },
    })),
  }))
  const text = renderMeasurement(estimated, NOTHING)
  expect(text).toContain('≈20 J est.')
  expect(text.split('\n')).toContain('energy: estimated (×/÷2), not compared; greenml doctor says why')
  expect(text).toContain('wall time, over the fastest')
  expect(text).not.toContain('of the energy of')
})

it('says why there is no energy where a package could not be read', () => {
  const reason = { kind: 'read-once' as const }
  const lost = { domain: 'package-?', joules: null, netJoules: null, meter: 'powercap' as const, reason, doubts: [] }
  const partly = makeMeasurement({}, (run) => ({
    ...run,
    energy: [...run.energy, { ...lost, quality: 'unavailable' as const }],
  }))
  const text = renderMeasurement(partly, NOTHING, { width: 200, colour: false })
  expect(text).toContain(
    `energy: not known, though package-0 (powercap) was measured: package-?: the counter was read less than twice`,
  )
})

it('compares nothing with a first command that failed', () => {
  const measurement = makeMeasurement()
  const [first] = measurement.commands
  if (first) first.runs = first.runs.map((run) => ({ ...run, exitCode: 1 }))
  const text = renderMeasurement(measurement, NOTHING, { width: 200, colour: false })
  expect(text).toContain('nothing is compared: each command would be with `python3 old.py --epochs 10`, which failed')
  expect(text).not.toMatch(/×0\.80|█/)
})

it('names other zones, carbon, phases and what the rounds ended by', () => {
  const carbon = {
    grams: 0.002,
    quality: 'measured',
    gramsPerKwh: 44,
    region: 'France',
    year: 2024,
    source: 'Ember',
    pue: 1,
    reason: null,
  } as const
  const measurement = makeMeasurement(
    { stopping: { rounds: 10, reason: 'interval', target: 0.05, reached: 0.042, quantity: 'energy' } },
    (run) => ({
      ...run,
      carbon,
      energy: [
        ...run.energy,
        {
          domain: 'package-0/dram',
          joules: 1.5,
          netJoules: null,
          meter: 'powercap',
          quality: 'measured',
          reason: null,
          doubts: [],
        },
      ],
    }),
  )
  const [first] = measurement.commands
  if (first) {
    first.phaseCpuSeconds = { import: 0.5, data: 0.1, fit: 1, predict: 0, plot: 0.25, other: 0 }
    first.flops = [
      {
        kind: 'hardware-retired',
        count: null,
        meter: 'perf',
        quality: 'unavailable',
        counted: null,
        reason: { kind: 'not-into-container' },
      },
    ]
  }
  const text = renderMeasurement(measurement, NOTHING, { width: 300, colour: false })
  expect(text).toContain('2.000 ± 0.000 mg')
  expect(text).toContain('carbon: 44 g/kWh, France, 2024, Ember; PUE 1')
  expect(text).toContain('package-0/dram: `python3 old.py --epochs 10` 1.500 J, ')
  expect(text).toContain('import 0.50, data 0.10, fit 1.00, predict 0.00, plot 0.25, other 0.00')
  expect(text).not.toContain('shares are rough')
  if (first) first.phaseCpuSeconds = { import: 0.05, data: 0, fit: 0.4, predict: 0, plot: 0, other: 0 }
  expect(renderMeasurement(measurement, NOTHING, { width: 300, colour: false })).toMatch(
    /other 0\.00; shares are rough below 0\.5 s$/m,
  )
  expect(text).toContain(
    'operations of `python3 old.py --epochs 10`: not counted: perf does not reach into a container',
  )
  expect(text).toContain('10 rounds in random order, seed 1: energy known to ±4.2 %, asked for ±5 %')
  expect(text).toContain('cold: the first run of `python3 old.py --epochs 10` took 10 s, ×5')
})

it('writes Markdown that shows a hostile command and does nothing else', () => {
  const measurement = makeMeasurement()
  const [first] = measurement.commands
  if (first) first.name = '`|</td><img src=x> @everyone [a](http://b) \u202eevil\n#1'
  const text = renderMeasurementMarkdown(measurement, new Map([[0, '<script>']]))
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  expect(rows).toHaveLength(4)
  for (const row of rows) expect(row.replaceAll('\\|', '').split('|')).toHaveLength(9)
  expect(text).not.toMatch(/<|@everyone|(?<!\\)\]\(|\u202e|http:\/\//)
  expect(text).toContain('×0.80')
})

it('keeps the whole command where a table cuts it', () => {
  const long = ['python3', 'x'.repeat(300)]
  const measurement = makeMeasurement()
  const [first] = measurement.commands
  if (first) first.command = long
  const text = renderMeasurement(measurement, NOTHING, { width: 90, colour: false })
  expect(text).not.toContain('x'.repeat(60))
  expect(text).toContain('…')
})

it('tells commands apart that look alike', () => {
  const measurement = makeMeasurement()
  for (const [index, command] of measurement.commands.entries())
    command.command = ['x'.repeat(100), `${index}`, 'x'.repeat(100)]
  const text = renderMeasurement(measurement, NOTHING, { width: 100, colour: false })
  expect(text).toMatch(/^1: xxx.*\n2: xxx/m)
  expect(text.replace(/\s+/g, ' ')).toMatch(/`2: x+…x+` used ×0\.80 \S+ of the energy of `1: x+…x+`: less/)
})

it('tells a ratio far below 1 by digits that say something', () => {
  const tiny = makeMeasurement({}, (run, command) => (command === 0 ? run : { ...run, wallSeconds: 0.0008 }))
  const [time] = tiny.comparisons.filter(({ quantity }) => quantity === 'wall')
  expect(time?.ratio).toBeCloseTo(0.0004, 5)
  expect(renderMeasurement(tiny, NOTHING).replaceAll(/\s+/g, ' ')).toMatch(
    /takes 0\.0004\d* ± 0\.0000\d+ times as long/,
  )
})

it("gives hyperfine's readers as many exit codes as times, of the same runs", () => {
  const one = makeMeasurement({}, (run) => (run.round === 3 ? { ...run, exitCode: 1 } : run))
  const { results } = JSON.parse(renderHyperfineJson(one))
  for (const { times, exit_codes } of results) expect([times.length, exit_codes]).toEqual([9, Array(9).fill(0)])
})
