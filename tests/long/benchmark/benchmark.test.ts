import { spawn } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readJson, sha256Hex, writeJson } from '../../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { type BenchmarkOptions, benchmark } from '../../../src/commands/benchmark.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { hostLockPath } from '../../../src/measurement/launcher.ts'
import { plan as planSchema } from '../../../src/schema/campaign/plan.ts'
import { usualShim } from '../../../src/schema/common.ts'
import { mostLate, startFeeder } from '../../energy/feed.ts'
import { makePowercap, PACKAGE_RANGE } from '../../energy/powercap-tree.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { openLauncher } from '../../support/launch.ts'
import { PYTHON } from '../../support/python.ts'
import { bubblewrap, describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const GOOD = 'print("GREENML_METRIC accuracy=0.75")\n'
const AUTHOR = `import sys, time
time.sleep(0.2)
print("Accuracy: 0.5", sys.argv[1:], "built-in" in repr(time.sleep))
`

/** Each run once, however busy this machine is. */
async function run(options: Omit<BenchmarkOptions, 'iTrustThisCode'>, env = machine.env) {
  const { context, lines } = makeContext(env)
  const result = await benchmark({ iTrustThisCode: true, repeatContaminated: 0, ...options }, context)
  return { ...result, lines }
}

it('tells before it runs anything that scripts are missing which were never asked for', async () => {
  const dataset = await makeDataset({ one: { files: { 'main.py': AUTHOR } } })
  const answers = await makeAnswers({ 'one/assisted/good': GOOD, 'one/autonomous/good': GOOD })
  const campaign = join(await makeFolder(), 'c')
  const { context } = makeContext(machine.env)
  await plan({ campaign, dataset, answers, repetitions: 1, warmups: 0, profiles: 0, probes: false }, context)
  const warned =
    'warning: 2 planned scripts are not there: the rest is run without; greenml generate writes what is missing'
  expect((await run({ campaign, dataset })).lines.filter((line) => line.includes('not there'))).toEqual([warned])
  await generate({ campaign, dataset, answers }, context)
  expect((await run({ campaign, dataset })).lines.join('\n')).not.toContain('not there')
})

it('ends every planned run in one record, whatever the script does', async () => {
  const dataset = await makeDataset({
    one: {
      files: { 'src/main.py': AUTHOR, 'data.csv': '1' },
      manifest: { entry: 'src/main.py', arguments: ['--fast'] },
    },
    two: { files: { 'main.py': 'undefined' } },
  })
  const answers = await makeAnswers({
    'one/assisted/good': `import os, sys\nassert os.path.exists("data.csv") and sys.argv[1:] == []\n${GOOD}`,
    'one/assisted/crashing': '{}["target"]',
    'one/assisted/killed': 'import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)',
    'one/assisted/slow': 'while True: pass',
    'one/assisted/silent': 'print("done")',
    'one/assisted/wrong': 'print("GREENML_METRIC accuracy=nan")',
    'one/assisted/asking': 'input()',
    'one/assisted/greedy': 'bytearray(10 * 1024 ** 3)',
    'two/assisted/good': GOOD,
  })
  const campaign = await makeCampaign({ dataset, answers, fanOut: 'project', timeout: 5 }, machine.env)
  const result = await run({ campaign, dataset })
  const { records, planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  expect(result).toMatchObject({ runs: planned.length, alreadyDone: 0, ok: 4 })

  const found = Object.fromEntries(
    records
      .filter(({ mode, shim }) => shim === usualShim(mode ?? ''))
      .map(({ variant, status, failureClass }) => [variant.replace('/s1/i0', ''), `${status}, ${failureClass}`]),
  )
  const missing = Object.fromEntries(
    ['crashing', 'killed', 'slow', 'silent', 'wrong', 'asking', 'greedy'].map((model) => [
      `two/assisted/${model}`,
      'missing-variant, null',
    ]),
  )
  expect(found).toEqual({
    'one/original': 'ok, null',
    'one/original-headless': 'ok, null',
    'one/assisted/good': 'ok, null',
    'one/assisted/crashing': 'failed, data-schema',
    'one/assisted/killed': 'failed, signal',
    'one/assisted/slow': 'timeout, timeout',
    'one/assisted/silent': 'no-metric, null',
    'one/assisted/wrong': 'invalid-metric, null',
    'one/assisted/asking': 'failed, asks-for-input',
    'one/assisted/greedy': 'out-of-memory, memory',
    'two/original': 'failed, runtime',
    'two/original-headless': 'failed, runtime',
    'two/assisted/good': 'ok, null',
    ...missing,
  })
  const of = (variant: string) => records.find((record) => record.variant === variant)
  expect(of('one/assisted/killed/s1/i0')).toMatchObject({ exitCode: null, signal: 'SIGSEGV' })
  expect(of('one/assisted/good/s1/i0')).toMatchObject({ metric: { normalised: 0.75 }, variantHash: expect.any(String) })
  // The author's script waits; without plots and waiting it has no sleep to wait in.
  expect(of('one/original')?.wallSeconds).toBeGreaterThan(0.2)
  expect(of('one/original')?.metric?.normalised).toBe(0.5)
  for (const record of records.filter((each) => each.wallSeconds !== null)) {
    const log = await readFile(join(campaign, record.log ?? ''), 'utf8')
    expect(sha256Hex(log)).toBe(record.logSha256)
    expect(record.energy).not.toEqual([])
  }
  const logOf = (variant: string) => readFile(join(campaign, of(variant)?.log ?? ''), 'utf8')
  expect(await logOf('one/original')).toContain("Accuracy: 0.5 ['--fast'] True")
  expect(await logOf('one/original-headless')).toContain("Accuracy: 0.5 ['--fast'] False")

  const again = await run({ campaign, dataset })
  expect(again).toMatchObject({ runs: 0, alreadyDone: planned.length })

  // Nothing is left to run: who measures here meanwhile need not end first.
  const env = { ...machine.env, GREENML_HOST_LOCK: join(await makeFolder(), 'lock') }
  const other = openLauncher()
  await other.holdHost('another campaign', () => {}, hostLockPath(env))
  const beside = await run({ campaign, dataset, wait: 0 }, env)
  expect(beside).toMatchObject({ runs: 0, alreadyDone: planned.length })
  expect(beside.lines.join('\n')).not.toContain('waiting')
  await other[Symbol.asyncDispose]()
})

it('runs one script under both shims in one block: two runs, two records, analysed apart', async () => {
  const dataset = await makeDataset({ one: {} })
  const waits = 'import time\nprint("GREENML_METRIC accuracy=" + ("0.75" if "built-in" in repr(time.sleep) else "0.5"))'
  const answers = await makeAnswers({ 'one/assisted/a': waits })
  const campaign = await makeCampaign({ dataset, answers, repetitions: 3 }, machine.env)
  const planned = await readJson(campaignFiles.plan(campaign), planSchema)
  const blocks = planned.blocks.map((block) => ({
    ...block,
    order: block.order.flatMap((member) =>
      member.variant.includes('/assisted/') ? [member, { ...member, shim: 'headless' as const }] : [member],
    ),
  }))
  await writeJson(campaignFiles.plan(campaign), { ...planned, blocks })
  expect(await run({ campaign, dataset })).toMatchObject({ runs: 12, ok: 12 })
  const { records, recorded, planned: wanted } = await readRuns(campaign)
  expect(recorded).toEqual(wanted)
  expect(new Set(records.map(({ id }) => id)).size).toBe(12)
  const printed = (shim: string) =>
    records.flatMap(({ model, shim: own, metric }) => (model === 'a' && own === shim ? [metric?.value] : []))
  expect([printed('as-is'), printed('headless')]).toEqual([Array(3).fill(0.75), Array(3).fill(0.5)])
  expect(await run({ campaign, dataset })).toMatchObject({ runs: 0, alreadyDone: 12 })

  const { context } = makeContext(machine.env)
  const { analysis } = await analyse({ campaign, dataset }, context)
  const found = analysis.variants.filter(({ model }) => model === 'a')
  expect(found.map(({ shim, runs, metric }) => [shim, runs, metric.median])).toEqual([
    ['as-is', 3, 0.75],
    ['headless', 3, 0.5],
  ])
  expect(analysis.groups.map(({ success }) => success)).toMatchObject([{ total: 1, passed: 1 }])
  expect(analysis.runs).toEqual({ planned: 12, recorded: 12, ok: 12 })

  // One of the two that is lost is run again, and not the other.
  const [file = ''] = await readdir(campaignFiles.records(campaign))
  const path = join(campaignFiles.records(campaign), file)
  const lines = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, lines.filter((line) => !(line.includes('"one/a/3"') && line.includes('"headless"'))).join('\n'))
  expect(await run({ campaign, dataset })).toMatchObject({ runs: 2, alreadyDone: 10 }) // the baseline's, too
})

it('runs the blocks of its shard only, warm-ups first, each in the planned order', async () => {
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': GOOD, 'one/assisted/b': GOOD })
  const campaign = await makeCampaign({ dataset, answers, repetitions: 2, warmups: 1 }, machine.env)
  await run({ campaign, dataset, shard: { index: 2, count: 2 } })
  const { records } = await readRuns(campaign)
  expect([...new Set(records.map((record) => record.block))]).toEqual(['one/b/w1', 'one/b/1', 'one/b/2'])
  const [warmups, measured] = [records.slice(0, 3), records.slice(3)]
  expect(warmups.map((record) => record.purpose)).toEqual(['warmup', 'warmup', 'warmup'])
  expect(warmups.map((record) => record.orderIndex).toSorted()).toEqual([0, 1, 2]) // side by side
  expect(measured.map((record) => record.orderIndex)).toEqual([0, 1, 2, 0, 1, 2])
  await run({ campaign, dataset, shard: { index: 1, count: 2 } })
  const all = await readRuns(campaign)
  expect(all.recorded).toEqual(all.planned)
})

it('tells of a shard for which no run is planned that it has none', async () => {
  const dataset = await makeDataset({ one: { files: { 'main.py': AUTHOR } } })
  const answers = await makeAnswers({ 'one/assisted/good': GOOD })
  const campaign = await makeCampaign({ dataset, answers }, machine.env)
  const { runs, lines } = await run({ campaign, dataset, shard: { index: 2, count: 2 } })
  expect(runs).toBe(0)
  expect(lines.filter((line) => line.includes('no run is planned for shard 2/2'))).toHaveLength(1)
})

it('reads no file of another shard where the plan fixes the shards', async () => {
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': GOOD, 'one/assisted/b': GOOD })
  const campaign = await makeCampaign({ dataset, answers, shards: 2 }, machine.env)
  await run({ campaign, dataset, shard: { index: 1, count: 2 } })
  const folder = join(campaign, 'records')
  const [name = ''] = await readdir(folder)
  const records = await readFile(join(folder, name), 'utf8')
  await writeFile(join(folder, name), `{"schemaVersion":1}\n${records}`)
  const script = campaignFiles.variantScript(campaign, 'one/assisted/a/s1/i0')
  await rename(script, `${script}.away`)
  await mkdir(script) // whoever reads it fails
  const second = { campaign, dataset, shard: { index: 2, count: 2 } }
  expect(await run(second)).toMatchObject({ runs: 3, alreadyDone: 0 })
  await rmdir(script)
  await rename(`${script}.away`, script)
  await expect(run({ campaign, dataset })).rejects.toThrow(name)
  await writeFile(join(folder, name), records)
  expect(await run({ campaign, dataset })).toMatchObject({ runs: 0, alreadyDone: 6 })
  const { recorded, planned } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
})

it('records that there was no environment, and goes on with the other projects', async () => {
  const dataset = await makeDataset({ broken: { lock: 'no-hash-here==1.0\n' }, good: {} })
  const answers = await makeAnswers({ 'good/assisted/a': GOOD, 'broken/assisted/a': GOOD })
  const campaign = await makeCampaign({ dataset, answers }, machine.env)
  await run({ campaign, dataset })
  const { records, recorded, planned } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  const statuses = Object.groupBy(records, (record) => `${record.project} ${record.status}`)
  expect(Object.keys(statuses).sort()).toEqual(['broken environment-failed', 'good ok'])
})

it('takes part of a limit of memory as a limit', async () => {
  const dataset = await makeDataset({ one: { manifest: { needs: { memoryGiB: 0.3, timeoutSeconds: 20 } } } })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  expect(await run({ campaign, dataset })).toMatchObject({ ok: 3 })
})

it('refuses what has changed since it was planned', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  await appendFile(join(dataset, 'projects/one/source/main.py'), '# changed')
  await expect(run({ campaign, dataset })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining("The files of 'one' changed"),
  })
  expect((await readRuns(campaign)).records).toEqual([])
})

it('refuses code that nobody vouches for without a sandbox, before it runs any', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  const { context } = makeContext(machine.env)
  await expect(benchmark({ campaign, dataset, sandbox: 'none' }, context)).rejects.toMatchObject({ exitCode: 3 })
  expect((await readRuns(campaign)).records).toEqual([])
})

it("does not trust the tool's own project with packages of somebody else", async () => {
  const own = join(PACKAGE_ROOT, 'dataset', 'projects', 'digits-knn')
  const dataset = await makeDataset({})
  await cp(own, join(dataset, 'projects', 'digits-knn'), { recursive: true })
  await writeFiles(dataset, { 'projects/digits-knn/requirements.lock': '# other packages\n' })
  const campaign = join(await makeFolder(), 'campaign')
  const { context } = makeContext(machine.env)
  await plan({ campaign, dataset, repetitions: 1, warmups: 0 }, context)
  await expect(benchmark({ campaign, dataset, sandbox: 'none' }, context)).rejects.toMatchObject({ exitCode: 3 })
})

it('is planned once, and needs a plan', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  const { context } = makeContext(machine.env)
  await expect(plan({ campaign, dataset }, context)).rejects.toThrow('is planned already')
  await rm(campaignFiles.plan(campaign))
  await expect(run({ campaign, dataset })).rejects.toThrow(/There is no .*plan\.json/)
  await writeFiles(campaign, { 'plan.json': '{"schemaVersion": 9}' })
  await expect(run({ campaign, dataset })).rejects.toThrow('newer version')
})

it('refuses to estimate where a measurement was asked for', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  const powercapRoot = await makeFolder()
  await expect(run({ campaign, dataset, powercapRoot, requireMeasured: true })).rejects.toMatchObject({ exitCode: 1 })
})

it('reads energy from a powercap tree', async () => {
  const powercapRoot = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '5000000\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
  })
  const counter = join(powercapRoot, 'intel-rapl:0/energy_uj')
  const using2Joules = `open(${JSON.stringify(counter)}, "w").write("7000000")\n${GOOD}`
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': using2Joules })
  const campaign = await makeCampaign({ dataset, answers }, machine.env)
  await run({ campaign, dataset, powercapRoot, requireMeasured: true, sandbox: 'none', idleBaseline: 0 })
  const { records } = await readRuns(campaign)
  const reading = records.find(({ mode }) => mode === 'assisted')?.energy.find(({ domain }) => domain === 'package-0')
  expect(reading).toMatchObject({ joules: 2, netJoules: null, meter: 'powercap', quality: 'measured' })
  const { idle } = records.find(({ mode }) => mode === 'assisted') ?? {}
  expect(reading?.restReason).toEqual({ kind: 'not-asked' })
  expect(idle).toEqual([])
})

it('measures the host at rest before the first run, and tells gross energy from net', async () => {
  const powercapRoot = await makePowercap({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:0:0': { name: 'dram' },
  })
  const [core = '', dram = ''] = ['intel-rapl:0', 'intel-rapl:0:0'].map((id) => join(powercapRoot, id, 'energy_uj'))
  const feeder = await startFeeder('constant', [
    { path: core, start: 0, modulus: PACKAGE_RANGE },
    { path: dram, start: 0, modulus: PACKAGE_RANGE, scale: 0.1 },
  ])
  onTestFinished(async () => void (await feeder.stop()))
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': `import time\ntime.sleep(1)\n${GOOD}` })
  const campaign = await makeCampaign({ dataset, answers }, machine.env)
  const { lines } = await run({ campaign, dataset, powercapRoot, requireMeasured: true, idleBaseline: 1 })
  const { records } = await readRuns(campaign)
  expect(records).toHaveLength(3)
  const zones = ['package-0', 'package-0/dram']
  // The last run stands beside what the host drew after it, too.
  expect(records.map(({ idle }) => idle.length).toSorted()).toEqual([2, 2, 4])
  for (const { idle, energy, wallSeconds } of records) {
    expect(idle.slice(0, 2).map(({ domain }) => domain)).toEqual(zones)
    const [before, after] = [idle[0]?.startedAt ?? '', idle[2]?.startedAt ?? '9']
    expect(before < after).toBe(true)
    for (const { domain, joules, netJoules, restReason } of energy) {
      expect(restReason).toBeUndefined()
      const { watts = 0 } = idle.find((each) => each.domain === domain) ?? {}
      expect(netJoules).toBeCloseTo((joules ?? 0) - watts * (wallSeconds ?? 0), 9)
    }
  }
  // The trace is constant; a busy machine writes it late.
  const room = 16 + mostLate(await feeder.stop())
  const watts = records[0]?.idle.map((each) => each.watts)
  expect(Math.abs((watts?.[0] ?? 0) - 80)).toBeLessThan(room)
  expect((watts?.[1] ?? 0) / (watts?.[0] ?? 0)).toBeCloseTo(0.1, 1)
  expect(records[0]?.idle[0]?.standardErrorWatts).toBeGreaterThanOrEqual(0)
  const told = lines.join('\n')
  expect(told).toMatch(/idle power \(± standard error\): package-0 [\d.]+ W ± [\d.e-]+ W, package-0\/dram [\d.]+ W ±/)
  const again = await run({ campaign, dataset, powercapRoot, idleBaseline: 60 })
  expect(again.lines.join('\n')).not.toContain('at rest')
})

it('does not wait for a baseline where nothing measures, and the records say so', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  await run({ campaign, dataset, powercapRoot: await makeFolder(), idleBaseline: 3600 })
  const { records } = await readRuns(campaign)
  const reasons = records.flatMap(({ energy }) => energy.map(({ restReason }) => restReason?.kind))
  expect(new Set(reasons)).toEqual(new Set(['only-estimated']))
})

it('repeats within its block what others disturbed, as often as asked, and the last attempt counts', async () => {
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': `import time\ntime.sleep(0.5)\n${GOOD}` })
  const campaign = await makeCampaign({ dataset, answers, warmups: 1 }, machine.env)
  const burner = spawn(PYTHON, ['-c', 'while True: pass'])
  onTestFinished(() => void burner.kill('SIGKILL'))
  const result = await run({ campaign, dataset, repeatContaminated: 2 })
  expect(result).toMatchObject({ runs: 6, ok: 6 })
  const { records } = await readRuns(campaign)
  const own = records.filter(({ model, purpose }) => model === 'a' && purpose === 'measured')
  expect(own.map(({ attempt, flags }) => [attempt, flags.includes('contaminated')])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ])
  expect(new Set(own.map(({ block, orderIndex }) => `${block} ${orderIndex}`)).size).toBe(1)
  expect(own.at(-1)?.conditions?.otherCpuShare).toBeGreaterThan(0.05)
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  expect(records.filter(({ purpose }) => purpose === 'warmup').map(({ attempt }) => attempt)).toEqual([1, 1, 1])
  expect(result.repeats).toBe(records.length - 6)
  expect(await run({ campaign, dataset, repeatContaminated: 2 })).toMatchObject({ runs: 0, alreadyDone: 6 })
})

it('goes on in a stratum of its own when the state of the host changes, and does the block again', async () => {
  const policy = 'sys/devices/system/cpu/cpufreq/policy0'
  const hostRoot = await makeFolder({
    [`${policy}/scaling_governor`]: 'powersave\n',
    'sys/class/thermal/thermal_zone0/type': 'x86_pkg_temp\n',
    'sys/class/thermal/thermal_zone0/temp': '48000\n',
  })
  const file = JSON.stringify(join(hostRoot, policy, 'scaling_governor'))
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': `open(${file}, "w").write("performance\\n")\n${GOOD}` })
  const campaign = await makeCampaign({ dataset, answers, repetitions: 2 }, machine.env)
  const { lines } = await run({ campaign, dataset, hostRoot, sandbox: 'none' })
  expect(lines.filter((line) => /^warning: .*governor powersave → performance/.test(line))).toHaveLength(1)
  const { records } = await readRuns(campaign)
  const ofBlock = Map.groupBy(
    records.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)),
    ({ block }) => block,
  )
  const [first = [], second = []] = [ofBlock.get('one/a/1'), ofBlock.get('one/a/2')]
  expect(second.map(({ host, attempt }) => [host.governor, attempt])).toEqual(Array(3).fill(['performance', 1]))
  // The block in which it changed: begun in one state, done again whole in the other.
  const begun = first.findIndex(({ model }) => model === 'a') + 1
  expect(begun).toBeLessThan(3)
  expect(first.map(({ host }) => host.governor)).toEqual([
    ...Array(begun).fill('powersave'),
    ...Array(3).fill('performance'),
  ])
  expect(new Set(records.map(({ host }) => host.stratum)).size).toBe(2)
  expect(records[0]?.conditions?.temperatureCelsius).toEqual({ before: 48, after: 48 })
})

it('marks the run before which nothing of its project had run', async () => {
  const dataset = await makeDataset({ one: {}, two: {} })
  const answers = await makeAnswers({ 'one/assisted/a': GOOD, 'two/assisted/a': GOOD })
  const campaign = await makeCampaign({ dataset, answers, repetitions: 1, warmups: 1 }, machine.env)
  await run({ campaign, dataset })
  const { records } = await readRuns(campaign)
  const cold = (purpose: string) => records.filter((each) => each.purpose === purpose && each.flags.includes('cold'))
  for (const slug of ['one', 'two']) {
    // As many begin before one has ended as there are processors, at most.
    const places = cold('warmup').flatMap(({ project, orderIndex }) => (project === slug ? [orderIndex] : []))
    expect(places).toContain(0)
    expect(places.length).toBeLessThanOrEqual(availableParallelism())
  }
  expect(cold('measured')).toEqual([])
  const without = await makeCampaign({ dataset, answers, repetitions: 2, warmups: 0 }, machine.env)
  await run({ campaign: without, dataset })
  const { records: measured } = await readRuns(without)
  expect(measured.filter(({ flags }) => flags.includes('cold')).map(({ block }) => block)).toEqual([
    'one/a/1',
    'two/a/1',
  ])
})

describeInBubblewrap('in the sandbox', () => {
  it('shows a script neither our secrets nor the records, and records the tier', async () => {
    bubblewrap()
    const spy = `import os, glob
assert "SECRET" not in "".join(os.environ) and os.getuid() != 0
assert not os.path.exists("/etc/shadow")
assert not glob.glob("/tmp/greenml-run-*") and not glob.glob("/tmp/*/campaign")
${GOOD}`
    const dataset = await makeDataset({ one: {} })
    const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': spy }) }, machine.env)
    const { context } = makeContext({ ...machine.env, SECRET_KEY: 'x' })
    await benchmark({ campaign, dataset, repeatContaminated: 0 }, context)
    const { records } = await readRuns(campaign)
    expect(records.map(({ status, sandbox }) => `${status} ${sandbox}`)).toEqual(Array(3).fill('ok bubblewrap'))
  })
})
