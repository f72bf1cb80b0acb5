import { spawn } from 'node:child_process'
import { chmod, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { type MeasureOptions, measure } from '../../../src/commands/measure.ts'
import { fakePath } from '../../energy/fakes.ts'
import { CLI, runCli, startCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { makeFolder } from '../../support/temporary.ts'

async function run(commands: MeasureOptions['commands'], options: Partial<MeasureOptions> = {}, more = {}) {
  const { context } = makeContext({ ...process.env, ...more })
  return measure({ commands, repetitions: 1, warmup: 0, seed: 1, ...options }, context)
}

const RUN_ONCE = ['measure', '--repetitions', '1', '--warmup', '0']

it('names a command that is not there before anything is run', async () => {
  const folder = await makeFolder({ 'train.py': 'print(1)\n', 'run.sh': '#!/bin/sh\n' })
  await chmod(join(folder, 'run.sh'), 0o755)
  const ran = join(folder, 'ran')
  const say = async (...command: string[]) => {
    const { exitCode, stdout, stderr } = await runCli(
      [...RUN_ONCE, '--', 'touch', ran, '--', ...command],
      process.env,
      folder,
    )
    return { exitCode, stdout, stderr: stderr.trim() }
  }
  expect(await say('./trian.py')).toEqual({
    exitCode: 127,
    stdout: '',
    stderr: 'error: ./trian.py: no such file; did you mean python3 ./train.py?',
  })
  expect(await say('run.sh')).toMatchObject({
    exitCode: 127,
    stderr: 'error: run.sh: command not found; did you mean ./run.sh?',
  })
  expect(await say('./train.py')).toMatchObject({
    exitCode: 126,
    stderr: "error: ./train.py can't be run: it is not executable. Try: python3 ./train.py",
  })
  expect(await say('/')).toMatchObject({ exitCode: 126, stderr: 'error: / is a folder, not a command.' })
  expect(await say('')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('A command is empty') })
  await expect(readFile(ran)).rejects.toThrow('ENOENT')
})

it('names a script whose interpreter is missing', async () => {
  const folder = await makeFolder({ 'a.sh': '#!/no/such/shell\n' })
  await chmod(join(folder, 'a.sh'), 0o755)
  const { exitCode, stdout, stderr } = await runCli([...RUN_ONCE, '--', './a.sh'], process.env, folder)
  expect([exitCode, stdout]).toEqual([127, ''])
  expect(stderr).toMatch(/error: \.\/a\.sh could not be started: /)
})

it('finds out that an output path can not be written before it measures', async () => {
  const folder = await makeFolder({ file: '' })
  const ran = join(folder, 'ran')
  for (const option of ['--json', '--markdown']) {
    for (const path of [join(folder, 'file', 'x'), folder]) {
      const { exitCode, stderr } = await runCli([...RUN_ONCE, option, path, '--', 'touch', ran])
      expect([exitCode, stderr]).toEqual([125, expect.stringContaining(`error: ${path} `)])
    }
  }
  await expect(readFile(ran)).rejects.toThrow('ENOENT')
})

const usages = [
  ['--repetitions', '0'],
  ['--until-interval', '-5%'],
  ['--max-runs', '10'],
  ['--until-interval', '5%', '--max-runs', '3'],
  ['--name', 'a', '--name', 'b'],
  ['--json', '-', '--markdown', '-'],
  ['--timeout', 'soon'],
  ['--country', 'Atlantis'],
  ['--nonsense'],
]
it.each(usages.map((words) => [words]))('refuses %j', async (words) => {
  const { exitCode, stdout, stderr } = await runCli(['measure', ...words, '--', 'true'])
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain('error: ')
})

it('keeps its own failures apart from those of the command', async () => {
  const args = ['measure', '--require-measured', '--powercap-root', await makeFolder(), '--', 'true']
  const { exitCode, stderr } = await runCli(args)
  expect(stderr).toContain("error: Energy can't be measured here")
  expect(exitCode).toBe(125)
})

it('says that an energy root is not there, and goes on without it', async () => {
  const { context, lines } = makeContext()
  const options = { commands: [['true']], repetitions: 1, warmup: 0, powercapRoot: '/no/such/root' }
  const { measurement } = await measure(options, context)
  expect(lines[0]).toBe('warning: --powercap-root /no/such/root: no such folder, so no counter is read there')
  expect(measurement.commands[0]?.runs[0]?.energy[0]?.quality).toBe('estimated')
})

it('gives a command that fails neither a number nor a bar, and says so first', async () => {
  const { context, lines } = makeContext()
  const commands = [
    ['sleep', '0.1'],
    ['sh', '-c', 'echo no data >&2; exit 4'],
    ['sleep', '0.2'],
  ]
  const markdown = join(await makeFolder(), 'table.md')
  const options = { commands, repetitions: 2, warmup: 1, markdown }
  const { table, measurement, exitCode } = await measure(options, context)
  expect(exitCode).toBe(4)
  expect(lines).toContain(
    `warning: \`sh -c 'echo no data >&2; exit 4'\` failed in its first run (exit code 4); it is measured all the same`,
  )
  expect(measurement.commands[1]?.summary.wallSeconds).toMatchObject({ mean: null, n: 0 })
  expect(measurement.warnings.find(({ kind }) => kind === 'failed')).toMatchObject({
    severity: 'error',
    command: 1,
    numbers: { runs: 2, failed: 2 },
    endings: [{ exitCode: 4, signal: null }],
  })
  expect(table).toMatch(/^warning: `sh -c '[^\n]*no\s+data\n\ncommand/s)
  expect(table).toMatch(/^sleep 0\.1 +×1\.00 █/m)
  expect(table).toMatch(/^sh -c '.* –$/m)
  expect(await readFile(markdown, 'utf8')).toMatch(/^- warning: .*no data\n\n\| command/)
})

it('gives no time of runs that the limit ended', async () => {
  const { measurement, exitCode } = await run([['sleep', '5']], { timeout: 0.2, repetitions: 2 })
  expect(measurement.warnings).toMatchObject([
    { kind: 'failed', numbers: { runs: 2, failed: 0, timedOut: 2, timeoutSeconds: 0.2 } },
  ])
  expect(measurement.commands[0]?.summary.wallSeconds).toMatchObject({ mean: null, n: 0 })
  expect(exitCode).toBe(137)
})

it('refuses a meter by name that can not measure, before anything is run', async () => {
  const folder = await makeFolder()
  const ran = join(folder, 'ran')
  const args = ['measure', '--meter', 'powercap', '--powercap-root', folder, '--', 'touch', ran]
  const { exitCode, stdout, stderr } = await runCli(args)
  expect([exitCode, stdout]).toEqual([125, ''])
  expect(stderr).toContain(`error: A meter that was asked for can't measure: powercap: no counters (root ${folder})`)
  expect(stderr).toContain("'greenml doctor' says what mends it")
  await expect(readFile(ran)).rejects.toThrow('ENOENT')
})

it.each([
  [['python3 slow.py', 'python3 fast.py'], 127, 'greenml measure -- python3 slow.py -- python3 fast.py; or let'],
  [['--', 'python3 slow.py', '--', './a.py'], 127, 'greenml measure -- python3 slow.py -- ./a.py; or let a shell'],
  [["seq 9 | grep '1'", 'true'], 127, "greenml measure --shell sh 'seq 9 | grep '\\''1'\\''' 'true'"],
  [['--', 'git', 'log', '--', 'README.md'], 127, 'measure --separator + -- a -- b + c'],
  [['--', 'git', 'diff', '--', 'no/such.py'], 127, 'measure --separator + -- a -- b + c'],
  [['--ignore-failure=1', 'true'], 2, 'here --ignore-failure (-i) without a value'],
  [['-n', 'a', '-n', 'b', 'true'], 2, '--name is given 2 times for 1 command.'],
  [['--runs', '3', 'true'], 2, '--runs of hyperfine: here --repetitions (-r)'],
  [['-N', 'true'], 2, '-N of hyperfine: here no shell is used unless --shell (-S) names one'],
  [['--shell', 'sh', 'true', '-i'], 2, '-i stands behind a command: options of greenml stand before.'],
  [['--shell', 'sh', 'ls', 'README.md'], 2, "quote it whole, as 'ls README.md'"],
  [['-L', 'n', '1,2', 'true'], 2, 'The parameter n stands in no command: write {n}'],
  [['-P', 'n', '1', 'true'], 2, "argument 'n 1 true' is invalid. expected a name and two numbers, as `n 1 10`"],
  [['-P', 'n', '2', '1', 'sleep', '{n}'], 2, 'the second number is below the first'],
  [['-D', '2', 'true'], 2, '--parameter-step-size is the step of a --parameter-scan: give that too.'],
  [['-p', 'true', '-p', 'true', 'true'], 2, '--prepare is given 2 times for 1 command:'],
  [['--input', 'no-such-file', 'true'], 2, '--input no-such-file: no such file'],
])('says how %j is meant to be written', async (words, code, hint) => {
  const { exitCode, stdout, stderr } = await runCli(['measure', ...words])
  expect([exitCode, stdout]).toEqual([code, ''])
  expect(stderr).toContain(hint)
})

it('says the same of each number of rounds that is none', async () => {
  for (const rounds of ['0', 'abc', '-1', '1.5']) {
    const { stderr } = await runCli(['measure', '--repetitions', rounds, '--', 'true'])
    expect(stderr).toContain('expected a whole number, 1 or more.')
  }
})

it('makes no folder for an output', async () => {
  const folder = join(await makeFolder(), 'none')
  const json = join(folder, 'x.json')
  const { exitCode, stderr } = await runCli([...RUN_ONCE, '--json', json, '--', 'true'])
  expect([exitCode, stderr]).toEqual([
    125,
    `error: ${json} can't be written: there is no folder ${folder}. Make it, or name another.\n`,
  ])
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})

it('records a run that was killed, and one that left processes behind', async () => {
  const { measurement, exitCode, table } = await run([
    ['sh', '-c', 'kill -KILL $$'],
    ['sh', '-c', 'setsid sleep 60 &'],
  ])
  expect(measurement.commands[0]?.runs[0]).toMatchObject({ exitCode: null, signal: 'SIGKILL' })
  expect(measurement.commands[1]?.runs[0]?.flags).toContain('left-processes')
  expect(table).toMatch(/^1 of 1 run of `sh -c 'setsid sleep 60 &'` left processes running: they were ended$/m)
  expect(exitCode).toBe(137)
  expect(measurement.warnings[0]).toMatchObject({ kind: 'failed', endings: [{ exitCode: null, signal: 'SIGKILL' }] })
})

it('ends a command that stops itself, and leaves nothing of it', async () => {
  const pidFile = join(await makeFolder(), 'pid')
  const { measurement, exitCode } = await run([['sh', '-c', `echo $$ > ${pidFile}; kill -STOP $$`]], { timeout: 0.5 })
  expect(measurement.commands[0]?.runs[0]).toMatchObject({
    signal: 'SIGKILL',
    flags: expect.arrayContaining(['timeout']),
  })
  expect(exitCode).toBe(137)
  expect(await isAlive(pidFile)).toBe(false)
})

it.each(['', '>&2'])('lets a command write a gigabyte (%s) without keeping it', async (where) => {
  const before = process.memoryUsage.rss()
  const { exitCode, measurement } = await run([['sh', '-c', `head -c 1000000000 /dev/zero ${where}; exit 3`]])
  expect(exitCode).toBe(3)
  expect(measurement.commands[0]?.runs).toHaveLength(1)
  expect(process.memoryUsage.rss() - before).toBeLessThan(300e6)
})

it('repeats only the last line that a failed command said', async () => {
  const script = 'yes noise | head -n 100000 >&2; printf "\\033[31mno such column: age\\033[0m\\n" >&2; exit 1'
  const { table } = await run([['sh', '-c', script]])
  expect(table.slice(0, table.indexOf('\n\n'))).toMatch(/: no\s+such\s+column:\s+age$/)
})

it('keeps a run whose meter was unplugged', async () => {
  const root = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '5000000\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
  })
  const { measurement } = await run([['rm', '-rf', join(root, 'intel-rapl:0')]], { powercapRoot: root, repetitions: 2 })
  const last = measurement.commands[0]?.runs[1]
  expect(last?.wallSeconds).toBeGreaterThan(0)
  expect(last?.energy).toMatchObject([{ domain: 'package-0', joules: null, quality: 'unavailable' }])
  expect(last?.energy[0]?.reason?.kind).toBe('vanished')
})

it('keeps a run during which nvidia-smi died', async () => {
  const folder = await makeFolder()
  const rows =
    '#!/bin/sh\ncase "$*" in *-lms*) echo "0, GPU-0, 80.00"; sleep 0.3; exit 9;; *) echo "0, GPU-0, 80.00";; esac\n'
  const PATH = `${await fakePath(folder, { 'nvidia-smi': rows })}:${process.env.PATH}`
  const { measurement } = await run([['sleep', '1']], { meter: ['nvidia-smi'] }, { PATH })
  const [found] = measurement.commands[0]?.runs ?? []
  expect(found).toMatchObject({ exitCode: 0 })
  expect(found?.energy.find(({ meter }) => meter === 'nvidia-smi')).toMatchObject({
    joules: null,
    reason: { kind: 'ended', program: 'nvidia-smi', exitCode: 9 },
  })
})

it('tells what it has when it is interrupted, and ends what it runs', async () => {
  const folder = await makeFolder()
  const pidFile = join(folder, 'pid')
  const json = join(folder, 'out.json')
  const script = `[ -e ${folder}/second ] && { echo $$ > ${pidFile}; sleep 60; }; touch ${folder}/second`
  const args = ['measure', '--warmup', '0', '--repetitions', '3', '--json', json, '--', 'sh', '-c', script]
  const { child, ended } = startCli(args)
  await vi.waitFor(() => readFile(pidFile, 'utf8'), { timeout: 20_000, interval: 50 })
  child.kill('SIGINT')
  const { exitCode, stdout, stderr } = await ended
  expect(exitCode).toBe(130)
  expect(stdout).toMatch(/^command +time +range/)
  expect(stderr).toContain('error: Stopped after 1 complete round')
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ stopping: { reason: 'interrupted', rounds: 1 } })
  await vi.waitFor(async () => expect(await isAlive(pidFile)).toBe(false), { timeout: 5000 })
})

it('outlives a reader that closes its output', async () => {
  const [node, main] = CLI
  const child = spawn(node, [main, ...RUN_ONCE, '--json', '-', '--', 'true'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  expect([exitCode, stderr]).toEqual([0, ''])
})

/** Whether the process whose id stands in a file still runs; a zombie does not. */
async function isAlive(pidFile: string): Promise<boolean> {
  await wait(50)
  const pid = (await readFile(pidFile, 'utf8')).trim()
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat !== null && !/\) Z /.test(stat)
}
