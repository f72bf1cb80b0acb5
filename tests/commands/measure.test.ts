import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type MeasureOptions, measure, splitCommands } from '../../src/commands/measure.ts'
import { measurement } from '../../src/schema/measurement.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

/** A lock of this test's own: other measurements on this host neither wait nor are waited for. */
async function makeEnvironment() {
  return { ...process.env, GREENML_HOST_LOCK: join(await makeFolder(), 'host.lock') }
}

async function run(commands: MeasureOptions['commands'], options: Partial<MeasureOptions> = {}) {
  const { context } = makeContext(await makeEnvironment())
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
    { json, warmup: 1 },
  )
  const written = measurement.parse(JSON.parse(await readFile(json, 'utf8')))
  expect(written).toEqual(result.measurement)
  expect(result.exitCode).toBe(0)
  for (const { runs, summary } of written.commands) {
    expect(runs).toHaveLength(3)
    expect(Object.keys(summary)).toEqual(['wallSeconds', 'cpuSeconds', 'peakMemoryBytes', 'joules'])
    expect(summary.wallSeconds?.n).toBe(3)
  }
  expect(written.comparisons.map(({ a, b, quantity }) => [a, b, quantity])).toEqual([
    [0, 1, 'wallSeconds'],
    [0, 1, 'cpuSeconds'],
    [0, 1, 'joules'],
  ])
  expect(written.comparisons[0]?.ratio).toBeGreaterThan(1.3)
  // Rounds: each holds both, so that drift falls on both alike.
  const order = (await readFile(log, 'utf8')).trim().split('\n')
  for (let round = 0; round < 4; round++) expect(order.slice(2 * round, 2 * round + 2).sort()).toEqual(['a', 'b'])
})

it('reads energy where there is a counter, and says so where there is none', async () => {
  const powercapRoot = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '0\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
    'intel-rapl:0:0/name': 'dram\n',
    'intel-rapl:0:0/energy_uj': '0\n',
  })
  const add = `echo 2000000 > ${powercapRoot}/intel-rapl:0/energy_uj`
  const { measurement: measured } = await run([['sh', '-c', add]], { powercapRoot, repetitions: 1 })
  expect(measured.commands[0]?.runs[0]?.energy[0]).toMatchObject({ joules: 2, quality: 'measured' })
  expect(measured.commands[0]?.summary.joules).toMatchObject({ n: 1, median: 2 })
  const nothing = await run([['true']], { powercapRoot: await makeFolder(), repetitions: 1 })
  expect(nothing.measurement.commands[0]?.runs[0]?.energy).toMatchObject([{ quality: 'estimated' }])
})

const endings: [string[][], number][] = [
  [[['true']], 0],
  [[['sh', '-c', 'exit 7']], 7],
  [[['true'], ['sh', '-c', 'exit 5']], 5],
  [[['/no/such/program']], 127],
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

it('flags a command that left processes behind', async () => {
  const { measurement: found } = await run([['sh', '-c', 'setsid sleep 60 &']], { repetitions: 1 })
  expect(found.commands[0]?.runs[0]?.flags).toEqual(['left-processes'])
})

it('splits commands at --', () => {
  expect(splitCommands(['a', 'b', '--', 'c'])).toEqual([['a', 'b'], ['c']])
  for (const words of [[], ['--'], ['a', '--'], ['a', '--', '--', 'b']]) {
    expect(() => splitCommands(words)).toThrow('A command is missing')
  }
})

it('writes JSON only to standard output where - asks for it', async () => {
  const args = [
    'measure',
    '--repetitions',
    '2',
    '--warmup',
    '0',
    '--json',
    '-',
    '--',
    'sh',
    '-c',
    'echo noise',
    '--',
    'true',
  ]
  const { exitCode, stdout } = await runCli(args, await makeEnvironment())
  expect(measurement.parse(JSON.parse(stdout)).commands.map(({ command }) => command)).toEqual([
    ['sh', '-c', 'echo noise'],
    ['true'],
  ])
  expect(exitCode).toBe(0)
})

it('keeps its own failures apart from those of the command', async () => {
  const args = ['measure', '--require-measured', '--powercap-root', await makeFolder(), '--', 'true']
  const { exitCode, stderr } = await runCli(args, await makeEnvironment())
  expect(stderr).toContain("error: Energy can't be measured here")
  expect(exitCode).toBe(125)
})
