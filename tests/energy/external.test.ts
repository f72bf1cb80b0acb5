import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { parseReading } from '../../src/energy/external.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { monotonicNs } from '../../src/energy/source.ts'
import { findProcesses, uniqueSeconds } from '../support/processes.ts'
import { makeFolder } from '../support/temporary.ts'

async function measure(command: string, seconds = 0.6) {
  const env = { PATH: process.env.PATH }
  await using meter = await openMeter({ require: false, meters: ['external'], external: { command }, env })
  await meter.prepare()
  const begin = monotonicNs()
  await wait(seconds * 1000)
  const end = monotonicNs()
  const samples = [begin, end].map((t) => ({ t, values: [] }))
  return { readings: await meter.read(samples, (end - begin) / 1e9, 0), seconds: (end - begin) / 1e9 }
}

/** Prints JSON lines every 20 ms, each with the instant of which it speaks: a busy machine may bring it late. `now`: seconds. */
const stream = (...lines: string[]) =>
  `exec python3 -uc 'import json, time\nwhile True:\n    t = time.monotonic_ns(); now = t / 1e9\n    for each in (${lines.join(', ')},):\n        print(json.dumps({**each, "monotonicNs": t}))\n    time.sleep(0.02)'`

it.each([
  ['{"watts": 700}', '{"joules": 30 * now}'],
  ['{"joules": 30 * now}', '{"watts": 700}'],
])('takes the joules of a meter that gives watts too, and says so: %s, %s', async (...lines) => {
  const { readings, seconds } = await measure(stream(...lines))
  expect(readings).toMatchObject([{ domain: 'external', quality: 'measured', reason: { kind: 'watts-too' } }])
  expect((readings[0]?.joules ?? 0) / (30 * seconds)).toBeCloseTo(1, 6)
})

it.each([undefined, ['powercap', 'external'] as const])(
  'is ended where another meter can not be opened: %j',
  async (meters) => {
    const seconds = uniqueSeconds()
    const external = { command: `echo 5; sleep ${seconds}` }
    const powercapRoot = join(await makeFolder({ file: '' }), 'file')
    const opening = openMeter({ require: false, meters, external, powercapRoot, env: { PATH: process.env.PATH } })
    await expect(opening).rejects.toThrow("can't be listed")
    expect(await findProcesses(seconds)).toEqual([])
  },
)

it('keeps sockets apart of which one gives joules and one watts', async () => {
  const { readings, seconds } = await measure(
    stream('{"watts": 700, "domain": "a"}', '{"joules": 30 * now, "domain": "b"}'),
  )
  expect(readings.map(({ domain, reason }) => [domain, reason])).toEqual([
    ['external-a', null],
    ['external-b', null],
  ])
  const [a, b] = readings.map(({ joules }) => (joules ?? 0) / seconds)
  expect((a ?? 0) / 700).toBeCloseTo(1, 6)
  expect((b ?? 0) / 30).toBeCloseTo(1, 6)
})

it.each([
  ['{"watts": 1e308}', { value: 1e308, unit: 'watts', most: 1e6 }],
  ['{"joules": 1e300 * now}', { unit: 'joules', most: 1e15 }],
  ['{"watts": 50}, {"watts": 5e9}', { value: 5e9, unit: 'watts' }],
])('gives no number where the meter says what can’t be: %s', async (line, reason) => {
  expect((await measure(stream(line))).readings).toMatchObject([
    { joules: null, quality: 'unavailable', reason: { kind: 'beyond-belief', ...reason } },
  ])
})

it.each([
  ['1000000', 1e6],
  ['1000001', null],
  ['{"joules": 1e15}', 1e15],
  ['{"joules": 1.1e15}', null],
])('believes a meter up to a bound: %s', (line, value) => {
  expect(parseReading(line, 7)).toMatchObject([{ value }])
})

it('lets go of a meter whose daemon holds its output', async () => {
  const pidFile = join(await makeFolder(), 'pid')
  const daemon = `setsid sh -c 'echo $$ > ${pidFile}; exec sleep 3600' &` // held by it, this test would never end
  const { readings } = await measure(`${daemon} while :; do echo 50; sleep 0.02; done`)
  expect(readings).toMatchObject([{ quality: 'measured' }])
  process.kill(Number(await readFile(pidFile, 'utf8')))
}, 40_000)
