import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type MeasureOptions, measure, splitCommands } from '../../src/commands/measure.ts'
import { measurement } from '../../src/schema/analysis/measurement.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

async function run(commands: MeasureOptions['commands'], options: Partial<MeasureOptions> = {}) {
  const { context } = makeContext()
  return measure({ commands, repetitions: 3, warmup: 0, seed: 1, ...options }, context)
}

it('reports every run of every command, as its schema says', async () => {
  const folder = await makeFolder()
  const json = join(folder, 'out.json')
  const log = join(folder, 'log')
  const result = await run(
    [
      ['sh', '-c', `echo a >> ${log}; sleep 0.05`],
      ['sh', '-c', `echo b >> ${log}; sleep 0.15`],
    ],
    { json, warmup: 2, name: ['short'] },
  )
  const written = measurement.parse(JSON.parse(await readFile(json, 'utf8')))
  expect(written).toEqual(result.measurement)
  expect(result.exitCode).toBe(0)
  expect(written.commands.map(({ name }) => name)).toEqual(['short', null])
  for (const { runs, warmups, summary } of written.commands) {
    expect(runs.map(({ round }) => round)).toEqual([2, 3, 4])
    expect(warmups.map(({ flags }) => flags.includes('cold'))).toEqual([true, false])
    expect(summary.wallSeconds?.n).toBe(3)
  }
  expect(written.comparisons.map(({ a, b, quantity }) => [a, b, quantity])).toEqual([
    [0, 1, 'wall'],
    [0, 1, 'cpu'],
    [0, 1, 'energy'],
  ])
  expect(written.comparisons[0]?.ratio).toBeGreaterThan(1.3)
  expect(written.stopping).toMatchObject({ reason: 'repetitions', rounds: 3 })
  // Rounds: each holds both, so that drift falls on both alike.
  const order = (await readFile(log, 'utf8')).trim().split('\n')
  for (let round = 0; round < 5; round++) expect(order.slice(2 * round, 2 * round + 2).sort()).toEqual(['a', 'b'])
})

it('runs a seed in one order, and says which run stood where', async () => {
  const orders = async (seed: number) => {
    const { commands } = (await run([['true'], ['true'], ['true']], { seed, repetitions: 6 })).measurement
    return commands.map(({ runs }) => runs.map(({ orderIndex }) => orderIndex))
  }
  const [first, again, other] = [await orders(5), await orders(5), await orders(6)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  for (let round = 0; round < 6; round++) expect(first.map((each) => each[round]).sort()).toEqual([0, 1, 2])
})

it('reads energy where there is a counter, and never compares an estimate', async () => {
  const powercapRoot = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '0\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
    'intel-rapl:0:0/name': 'dram\n',
    'intel-rapl:0:0/energy_uj': '0\n',
  })
  const add = `echo 2000000 > ${powercapRoot}/intel-rapl:0/energy_uj`
  const { measurement: measured } = await run([['sh', '-c', add]], {
    powercapRoot,
    repetitions: 1,
    carbonIntensity: 360,
  })
  expect(measured.commands[0]?.runs[0]?.energy[0]).toMatchObject({ joules: 2, quality: 'measured' })
  expect(measured.commands[0]?.summary.joules).toMatchObject({ n: 1, median: 2 })
  expect(measured.commands[0]?.runs[0]?.carbon?.grams).toBeCloseTo((2 / 3.6e6) * 360)
  const nothing = await run([['true'], ['true']], { powercapRoot: await makeFolder(), repetitions: 5 })
  expect(nothing.measurement.commands[0]?.runs[0]?.energy).toMatchObject([{ quality: 'estimated' }])
  expect(nothing.measurement.comparisons[2]).toMatchObject({ quantity: 'energy', verdict: 'not-measured' })
  expect(nothing.measurement.commands.map(({ energyQuality }) => energyQuality)).toEqual(['estimated', 'estimated'])
  expect(nothing.measurement.leading).toBe('cpu')
})

it('stamps each epoch when its line is written, and takes none that is only part of a line', async () => {
  const powercapRoot = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '1000000\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
  })
  const counter = `${powercapRoot}/intel-rapl:0/energy_uj`
  const epoch = (number: number, joules: number) =>
    `sleep 0.3; printf '${joules}000000\\n' 1<> ${counter}; echo GREENML_EPOCH ${number}; sleep 0.2`
  const script = [epoch(1, 3), epoch(2, 8), "echo 'x GREENML_EPOCH 3'", "printf 'GREENML_EPOCH 4'"].join('\n')
  const { measurement: found } = await run([['sh', '-c', script]], { powercapRoot, repetitions: 2, epochs: true })
  const [first, second] = found.commands[0]?.runs ?? []
  const shown = first?.epochs?.map(({ epoch: number, energy }) => [number, energy[0]?.joules, energy[0]?.quality])
  expect(shown?.map(([number]) => number)).toEqual([1, 2])
  expect(shown?.[1]).toEqual([2, 5, 'measured'])
  expect(second?.epochs).toHaveLength(2)
  for (const { wallSeconds } of first?.epochs ?? []) expect(wallSeconds).toBeGreaterThan(0.25)
  const [unasked] = (await run([['echo', 'GREENML_EPOCH 1']], { repetitions: 1 })).measurement.commands[0]?.runs ?? []
  expect(unasked).not.toHaveProperty('epochs')
})

it('measures net of a baseline of its own', async () => {
  const powercapRoot = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '1000000000\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
  })
  let microjoules = 1e9
  const ticking = setInterval(() => {
    microjoules += 50_000
    writeFileSync(join(powercapRoot, 'intel-rapl:0/energy_uj'), `${microjoules}\n`, { flag: 'r+' })
  }, 10)
  try {
    const { measurement: found } = await run([['sleep', '0.3']], {
      powercapRoot,
      repetitions: 1,
      idleBaseline: 0.3,
    })
    const [before, after] = found.idle
    const [reading] = found.commands[0]?.runs[0]?.energy ?? []
    expect(before?.watts).toBeGreaterThan(0)
    expect(after?.watts).toBeGreaterThan(0)
    const wall = found.commands[0]?.runs[0]?.wallSeconds ?? 0
    const atRest = ((before?.watts ?? 0) + (after?.watts ?? 0)) / 2
    expect(reading?.netJoules).toBeCloseTo((reading?.joules ?? 0) - atRest * wall, 9)
    expect(found.commands[0]?.summary.netJoules?.mean).toBe(reading?.netJoules)
  } finally {
    clearInterval(ticking)
  }
})

it('says that nothing was measured at rest, and why', async () => {
  const { context } = makeContext()
  const options = { repetitions: 1, warmup: 0, powercapRoot: await makeFolder(), idleBaseline: 60 }
  const { measurement: found } = await measure({ commands: [['true']], ...options }, context)
  expect(found.commands[0]?.runs[0]?.energy).toMatchObject([
    { reason: { kind: 'estimated', because: [{ kind: 'no-counters' }] }, restReason: { kind: 'only-estimated' } },
  ])
})

const endings: [string[][], number][] = [
  [[['true']], 0],
  [[['sh', '-c', 'exit 7']], 7],
  [[['true'], ['sh', '-c', 'exit 5']], 5],
  [[['sh', '-c', 'kill -TERM $$']], 143],
  [[['sh', '-c', 'kill -QUIT $$']], 131],
]
it.each(endings)('returns the code of %j as %i', async (commands, exitCode) => {
  expect((await run(commands, { repetitions: 1 })).exitCode).toBe(exitCode)
})

it('passes the environment on, and no input', async () => {
  process.env.GREENML_TEST_GIVEN = 'given'
  try {
    const check = '[ "$GREENML_TEST_GIVEN" = given ] && ! read -r line'
    expect((await run([['sh', '-c', check]], { repetitions: 1 })).exitCode).toBe(0)
  } finally {
    delete process.env.GREENML_TEST_GIVEN
  }
})

it('stops when the interval is narrow, or when the budget is used up', async () => {
  const sleep = ['sleep', '0.02']
  const measured = async (options: Partial<MeasureOptions>) =>
    (await run([sleep, sleep], { repetitions: 1, ...options })).measurement.stopping
  expect(await measured({ untilInterval: 50 })).toMatchObject({ reason: 'interval', rounds: 5, target: 50 })
  expect(await measured({ untilInterval: 1e-9, maxRuns: 6 })).toMatchObject({ reason: 'max-runs', rounds: 6 })
  const fails = await run([sleep, ['false']], { untilInterval: 1e-9, warmup: 1 })
  expect(fails.measurement.stopping).toMatchObject({ reason: 'failed', rounds: 1 })
  expect(fails.exitCode).toBe(1)
  const { reason, rounds } = await measured({ untilInterval: 1e-9, maxSeconds: 0.3 })
  expect(reason).toBe('max-seconds')
  expect(rounds).toBeLessThan(100)
})

it('runs the first command twice in a round for the noise floor', async () => {
  const { measurement: found } = await run(
    [
      ['sleep', '0.02'],
      ['sleep', '0.02'],
    ],
    {
      repetitions: 5,
      noiseFloor: true,
    },
  )
  expect(found.noiseFloor?.runs).toHaveLength(5)
  expect(found.noiseFloor?.quantities.map(({ quantity }) => quantity)).toEqual(['wall', 'cpu'])
  expect(found.commands[0]?.runs.map(({ orderIndex }) => orderIndex).every((place) => place < 3)).toBe(true)
})

it('counts phases and operations in runs of their own', async () => {
  const folder = await makeFolder({ 'work.py': 'sum(range(200000))\n' })
  const { measurement: found } = await run([['/usr/bin/python3', join(folder, 'work.py')]], {
    repetitions: 1,
    phases: true,
    flops: true,
  })
  const [command] = found.commands
  expect(command?.runs).toHaveLength(1)
  expect(command?.flops).toHaveLength(1)
  const total = Object.values(command?.phaseCpuSeconds ?? {}).reduce((sum, each) => sum + each, 0)
  expect(total).toBeGreaterThan(0)
  const none = await run([['true']], { repetitions: 1, phases: true })
  expect(none.measurement.commands[0]).toMatchObject({ phaseCpuSeconds: null })
  expect(none.measurement.commands[0]?.reasons.phaseCpuSeconds).toEqual({ kind: 'no-python' })
})

it('splits commands at --', () => {
  expect(splitCommands(['a', 'b', '--', 'c'])).toEqual([['a', 'b'], ['c']])
  for (const words of [[], ['--'], ['a', '--'], ['a', '--', '--', 'b']]) {
    expect(() => splitCommands(words)).toThrow('A command is missing')
  }
})

it('writes JSON only to standard output where - asks for it', async () => {
  const words = '--repetitions 2 --warmup 0 --json - -- sh -c'.split(' ')
  const { exitCode, stdout } = await runCli(['measure', ...words, 'echo noise', '--', 'true'])
  expect(measurement.parse(JSON.parse(stdout)).commands.map(({ command }) => command)).toEqual([
    ['sh', '-c', 'echo noise'],
    ['true'],
  ])
  expect(exitCode).toBe(0)
})

it('writes Markdown beside the table, or to standard output', async () => {
  const markdown = join(await makeFolder(), 'table.md')
  const { table } = await run([['true']], { markdown, repetitions: 2 })
  expect(table).toMatch(/^command +time +range/)
  expect(await readFile(markdown, 'utf8')).toMatch(/^\| command \| time \| range \|/)
  const { stdout } = await runCli('measure --repetitions 1 --warmup 0 --markdown - -- true'.split(' '))
  expect(stdout).toMatch(/^\| command \| time \|[^\n]*\n\| --- \|/)
})

it('gives each run an environment of another size, and the same for the same seed', async () => {
  const sizes = async () => {
    const log = join(await makeFolder(), 'log')
    await run([['sh', '-c', `printf '%s ' "\${#GREENML_RANDOM_OFFSET}" >> ${log}`]], { repetitions: 4 })
    return readFile(log, 'utf8')
  }
  const first = await sizes()
  expect(new Set(first.trim().split(' ')).size).toBe(4)
  expect(await sizes()).toBe(first)
})
