import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type MeasureOptions, measure } from '../../src/commands/measure.ts'
import { fakePath } from '../energy/fakes.ts'
import { startCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

async function run(
  commands: MeasureOptions['commands'],
  options: Partial<MeasureOptions>,
  more: NodeJS.ProcessEnv = {},
) {
  const { context } = makeContext({ ...process.env, ...more })
  return (await measure({ commands, repetitions: 1, warmup: 0, seed: 1, ...options }, context)).measurement
}

const PYTHON = '/usr/bin/python3'

it.each([
  [
    'an exit code',
    "if 'GREENML_PHASES' in os.environ: sys.exit(1)",
    { kind: 'ended-otherwise', run: 'profiled', exitCode: 1, usual: [0] },
  ],
  [
    'a signal',
    "if 'GREENML_PHASES' in os.environ: os.kill(os.getpid(), 11)",
    { kind: 'ended-by-signal', run: 'profiled', signal: 'SIGSEGV' },
  ],
  [
    'the limit',
    "import time\nif 'GREENML_PHASES' in os.environ: time.sleep(60)",
    { kind: 'timed-out', run: 'profiled' },
  ],
])('shows no phases of a profiled run that ended by %s, as no measured run did', async (_name, code, reason) => {
  const folder = await makeFolder({ 'work.py': `import os, sys\nsum(range(300000))\n${code}\n` })
  const found = await run([[PYTHON, join(folder, 'work.py')]], { phases: true, timeout: 5 })
  expect(found.commands[0]).toMatchObject({
    phaseCpuSeconds: null,
    reasons: { phaseCpuSeconds: reason },
  })
})

const isKnown = process.arch === 'x64'
it.skipIf(!isKnown)(
  `${isKnown ? '' : 'not run (no x86 processor): '}shows no count of a run that ended as no measured run did`,
  async () => {
    const folder = await makeFolder()
    const PATH = await fakePath(folder, {})
    await copyFile(join(import.meta.dirname, '../energy/fake_perf.py'), join(folder, 'bin', 'perf'))
    await chmod(join(folder, 'bin', 'perf'), 0o755)
    const widths = ['128b_packed_double', '128b_packed_single', '256b_packed_double', '256b_packed_single']
    const names = ['scalar_single', 'scalar_double', ...widths, '512b_packed_double', '512b_packed_single']
    const events = ['fp_ret_sse_avx_ops.all', ...names.map((name) => `fp_arith_inst_retired.${name}`)]
    const PERF_COUNTS = JSON.stringify(Object.fromEntries(events.map((event) => [event, [7, 100]])))
    const count = async (script: string) =>
      (await run([['sh', '-c', script]], { flops: true }, { PATH, PERF_COUNTS })).commands[0]?.flops[0]
    expect(await count('exit 3')).toMatchObject({ reason: null, count: expect.any(Number), quality: 'measured' })
    expect(await count(`[ -e ${folder}/ran ] && exit 9; : > ${folder}/ran`)).toMatchObject({
      count: null,
      quality: 'unavailable',
      reason: { kind: 'ended-otherwise', run: 'counted', exitCode: 9, usual: [0] },
    })
  },
)

it('shows the phases of a command that fails in every run alike', async () => {
  const folder = await makeFolder({ 'work.py': 'sum(range(3000000))\nraise SystemExit(4)\n' })
  const found = await run([[PYTHON, join(folder, 'work.py')]], { phases: true })
  expect(found.commands[0]?.reasons).toEqual({})
  expect(found.commands[0]?.phaseCpuSeconds).not.toBeNull()
})

it('lets rounds to warm up give way where the time is short, and measures one in any case', async () => {
  const found = await run([['sleep', '0.2']], { warmup: 50, repetitions: 50, maxSeconds: 0.1 })
  expect([found.commands[0]?.warmups.length, found.commands[0]?.runs.length]).toEqual([1, 1])
  expect(found.stopping).toMatchObject({ reason: 'max-seconds', rounds: 1 })
  const ample = await run([['true']], { warmup: 3, repetitions: 2, maxSeconds: 600 })
  expect([ample.commands[0]?.warmups.length, ample.commands[0]?.runs.length]).toEqual([3, 2])
})

it('keeps complete rounds only when it is interrupted', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'runs'))
  const json = join(folder, 'out.json')
  // The sixth run begins the third round of the two commands, or ends it: whichever comes first there waits.
  const script = `n=$(ls ${folder}/runs | wc -l); : > ${folder}/runs/$n-$1; [ $n -lt 5 ] || sleep 60`
  const command = (name: string) => ['--', 'sh', '-c', script, 'sh', name]
  const args = ['measure', '--warmup', '0', '--repetitions', '9', '--json', json, ...command('a'), ...command('b')]
  const { child, ended } = startCli(args)
  await vi.waitFor(async () => expect(await readdir(join(folder, 'runs'))).toHaveLength(6), {
    timeout: 30_000,
    interval: 50,
  })
  child.kill('SIGINT')
  const { exitCode, stdout } = await ended
  expect(exitCode).toBe(130)
  expect(stdout).toMatch(/^command +time +range/)
  const { commands, stopping } = JSON.parse(await readFile(json, 'utf8'))
  expect(stopping).toMatchObject({ reason: 'interrupted', rounds: 2 })
  for (const { runs } of commands) expect(runs.map(({ round }: { round: number }) => round)).toEqual([0, 1])
})

it('cleans up behind an interruption once the command has ended, and concludes nothing', async () => {
  const folder = await makeFolder()
  const cleanup = 'if kill -0 "$(cat pid)" 2>&-; then echo runs; else echo ended; fi > state'
  const args = ['measure', '-w', '0', '-r', '1', '--conclude', ': > concluded', '--cleanup', cleanup]
  const { child, ended } = startCli([...args, '--', 'sh', '-c', 'echo $$ > pid; sleep 60'], process.env, folder)
  await vi.waitFor(async () => expect(await readFile(join(folder, 'pid'), 'utf8')).toMatch(/\n$/), {
    timeout: 30_000,
    interval: 50,
  })
  child.kill('SIGINT')
  expect((await ended).exitCode).toBe(130)
  expect(await readFile(join(folder, 'state'), 'utf8')).toBe('ended\n')
  expect(await readdir(folder)).not.toContain('concluded')
})

it('tells what failed behind an interruption', async () => {
  const folder = await makeFolder({ 'gone/here': '', runs: '' })
  const script = `rm -rf gone; touch gone; echo run >> runs; [ $(wc -l < runs) = 1 ] || sleep 60`
  const args = ['measure', '-w', '0', '-r', '9', '--json', 'gone/x.json', '-c', 'exit 7', '--', 'sh', '-c', script]
  const { child, ended } = startCli(args, process.env, folder)
  await vi.waitFor(async () => expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('run\nrun\n'), {
    timeout: 30_000,
    interval: 50,
  })
  child.kill('SIGINT')
  const { exitCode, stderr } = await ended
  expect(exitCode).toBe(130)
  expect(stderr).toMatch(/^warning: --cleanup 'exit 7' ended with exit code 7$/m)
  expect(stderr).toMatch(/^warning: gone is a file, and should be a folder\.$/m)
})

it('says the truth when it is stopped while it waits for the host', async () => {
  const started = join(await makeFolder(), 'started')
  const words = ['measure', '--warmup', '0', '--repetitions', '1', '--']
  const first = startCli([...words, 'sh', '-c', `: > ${started}; sleep 60`])
  await vi.waitFor(() => readFile(started), { timeout: 30_000, interval: 50 })
  const second = startCli([...words, 'true'])
  let said = ''
  second.child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await vi.waitFor(() => expect(said).toContain('waiting: another measurement runs'), { timeout: 30_000 })
  second.child.kill('SIGINT')
  const { exitCode, stderr } = await second.ended
  first.child.kill('SIGINT')
  expect(exitCode).toBe(130)
  expect(stderr).toContain('error: Stopped before a round was complete: nothing was measured.')
  expect(stderr).not.toContain('Run the same command again')
  await first.ended
})
