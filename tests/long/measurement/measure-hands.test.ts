import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { measurement } from '../../../src/schema/analysis/measurement.ts'
import { CLI, runCli } from '../../support/cli.ts'
import { makeFolder } from '../../support/temporary.ts'

/** One measured round and no warm-up, in a folder of this test's own. */
async function makeHands(files: Readonly<Record<string, string>> = {}) {
  const folder = await makeFolder({ log: '', ...files })
  const run = (...words: string[]) => runCli(['measure', '-r', '1', '-w', '0', ...words], process.env, folder)
  return { folder, run, readLog: async () => (await readFile(join(folder, 'log'), 'utf8')).trim().split(/\s+/) }
}

const readMeasurement = (stdout: string) => measurement.parse(JSON.parse(stdout))

it('runs setup and cleanup once for each command, prepare and conclude around each run, measured with none of them', async () => {
  const { run, readLog } = await makeHands()
  const hooks = ['-s', 'echo s{n} >> log', '-p', 'echo p{n} >> log; sleep 0.3', '-C', 'echo c{n} >> log']
  const options = ['-r', '2', '-w', '1', '-c', 'echo e{n} >> log', '-L', 'n', '1,2', '--json', '-']
  const { exitCode, stdout } = await run(...hooks, ...options, '--', 'sh', '-c', 'echo r{n} >> log')
  const { commands } = readMeasurement(stdout)
  expect([exitCode, commands.map(({ parameters }) => parameters)]).toEqual([0, [{ n: '1' }, { n: '2' }]])
  const log = await readLog()
  expect(log.slice(0, 2)).toEqual(['s1', 's2'])
  expect(log.slice(-2)).toEqual(['e1', 'e2'])
  const rounds = log.slice(2, -2).join(' ')
  expect(rounds).toMatch(/^((p1 r1 c1|p2 r2 c2) ?){6}$/)
  expect(rounds.match(/r1/g)).toHaveLength(3)
  for (const { summary } of commands) expect(summary.wallSeconds?.median).toBeLessThan(0.3)
})

it('measures nothing where a preparation fails, says what it said, and cleans up', async () => {
  const { run, readLog } = await makeHands()
  const { exitCode, stdout, stderr } = await run('-p', 'echo no such disk >&2; exit 3', '-c', 'echo e >> log', 'true')
  expect([exitCode, stdout, await readLog()]).toEqual([125, '', ['e']])
  expect(stderr).toContain("--prepare 'echo no such disk >&2; exit 3' ended with exit code 3; it said: no such disk")
})

it('cleans up after each command, after one whose clean-up failed too', async () => {
  const { run, readLog } = await makeHands()
  const { exitCode, stderr } = await run('-c', 'echo e{n} >> log; exit {n}', '-L', 'n', '3,4', '--', 'echo', '{n}')
  expect([exitCode, await readLog()]).toEqual([125, ['e3', 'e4']])
  expect(stderr).toContain('ended with exit code 3')
})

it('tells what was measured where a clean-up fails after it, or a file can not be written', async () => {
  const { folder, run } = await makeHands({ 'gone/here': '' })
  const files = ['--json', 'gone/x.json', '--export-csv', 'there.csv', '--export-markdown', 'gone/x.md']
  const command = ['sh', '-c', 'rm -rf gone; mkfifo gone; echo w']
  const { exitCode, stdout, stderr } = await run(...files, '-c', 'exit 7', '--', ...command)
  expect(exitCode).toBe(125)
  expect(stdout).toMatch(/^sh -c 'rm .*? ms /m)
  expect(await readFile(join(folder, 'there.csv'), 'utf8')).toMatch(/^command,mean,.*\n.+,0\.\d/)
  expect(stderr).toMatch(/^error: --cleanup 'exit 7' ended with exit code 7$/m)
  expect(stderr.match(/^warning: gone.* should be a folder\.$/gm)).toHaveLength(2)
})

it('says what failed first where a clean-up fails beside it', async () => {
  const { exitCode, stderr } = await (await makeHands()).run('-p', 'exit 3', '-c', 'exit 7', 'true')
  expect(exitCode).toBe(125)
  expect(stderr).toMatch(/^warning: --cleanup 'exit 7' ended with exit code 7$/m)
  expect(stderr).toMatch(/^error: --prepare 'exit 3' ended with exit code 3$/m)
})

it('prepares each command in its own way', async () => {
  const { run, readLog } = await makeHands()
  await run(
    '-p',
    'echo a >> log',
    '-p',
    'echo b >> log',
    '--',
    'sh',
    '-c',
    'echo A >> log',
    '--',
    'sh',
    '-c',
    'echo B >> log',
  )
  expect((await readLog()).join(' ')).toMatch(/^(a A b B|b B a A)$/)
})

it('tries every combination of parameters, and numbers with the digits that are written', async () => {
  const { run } = await makeHands()
  const parameters = ['-L', 'word', 'x,y z', '-P', 'n', '-0.5', '0.5', '-D', '0.5']
  const { stdout } = await run(...parameters, '-n', '{word} of {n}', '--json', '-', '--', 'test', '{word}', '!=', '{n}')
  expect(readMeasurement(stdout).commands.map(({ name, command }) => [name, ...command.slice(1)])).toEqual(
    ['x', 'y z'].flatMap((word) => ['-0.5', '0.0', '0.5'].map((n) => [`${word} of ${n}`, word, '!=', n])),
  )
})

it('gives lines to a shell, and lets a command keep its dashes', async () => {
  const { run } = await makeHands({ words: 'one two\n' })
  const shell = await run(
    '--json',
    '-',
    '-S',
    'bash',
    '[[ $(wc -w < words) -eq 2 ]]',
    'test -f words -- 2>/dev/null || true',
  )
  expect(readMeasurement(shell.stdout).commands.map(({ command, runs }) => [...command, runs[0]?.exitCode])).toEqual([
    ['bash', '-c', '[[ $(wc -w < words) -eq 2 ]]', 0],
    ['bash', '-c', 'test -f words -- 2>/dev/null || true', 0],
  ])
  const parted = await run('--json', '-', '--separator', '+', '--', 'printf', '%s', '--', 'a', '+', 'true')
  expect(readMeasurement(parted.stdout).commands.map(({ command }) => command)).toEqual([
    ['printf', '%s', '--', 'a'],
    ['true'],
  ])
})

it('gives every run its input, and says so where the shell gave it away', async () => {
  const { run, folder } = await makeHands({ input: 'a line\n' })
  const check = ['sh', '-c', 'read -r line && [ "$line" = "a line" ]']
  expect((await run('-r', '3', '--input', 'input', '--', ...check)).exitCode).toBe(0)
  const lost = `exec "$@" < input`
  const words = [...CLI, 'measure', '-r', '1', '-w', '0', 'wc', '-l']
  const { stderr } = await promisify(execFile)('sh', ['-c', lost, 'sh', ...words], { cwd: folder })
  expect(stderr).toContain('warning: standard input is a file, which no run is given: --input FILE gives it to each')
})

it('says at a terminal that no run is given what a pipe holds, and says nothing of one to a program', async () => {
  const words = ['-c', 'echo a line | "$@"', 'sh', ...CLI, 'measure', '-r', '1', '-w', '0', 'wc', '-l']
  const terminal = ['-c', 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))', 'sh', ...words]
  const { stdout } = await promisify(execFile)('python3', terminal)
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'standard input is a pipe, which no run is given: keep what it says in a file',
  )
  expect((await promisify(execFile)('sh', words)).stderr).not.toContain('standard input')
})

it('shows what the commands write beside the results, all of it', async () => {
  const { run } = await makeHands()
  const lines = 3000
  const { stdout, stderr } = await run(
    '--show-output',
    '-p',
    'echo before',
    '--json',
    '-',
    '--',
    'sh',
    '-c',
    `seq ${lines}; echo end >&2; exit 4`,
  )
  expect(readMeasurement(stdout).commands).toHaveLength(1)
  const said = stderr.split('\n')
  expect(said.filter((line) => /^\d+$/.test(line))).toEqual(Array.from({ length: lines }, (_, index) => `${index + 1}`))
  expect(said).toContain('end')
  expect(said).toContain('before')
})

it('takes a failing command for what it costs when told to', async () => {
  const { run } = await makeHands()
  const commands = ['--', 'sh', '-c', 'exit 3', '--', 'true']
  const failed = await run('--json', '-', ...commands)
  expect([failed.exitCode, readMeasurement(failed.stdout).commands[0]?.summary.wallSeconds?.n]).toEqual([3, 0])
  const ignored = await run('-i', '--json', '-', ...commands)
  const [first] = readMeasurement(ignored.stdout).commands
  expect([ignored.exitCode, first?.summary.wallSeconds?.n, first?.runs[0]?.flags]).toEqual([
    0,
    1,
    expect.arrayContaining(['failure-ignored']),
  ])
  expect((await run('-i', ...commands)).stdout).toContain(
    "1 of 1 run of `sh -c 'exit 3'` ended with exit code 3: ignored",
  )
  const killed = await run('-i', '--json', '-', '--', 'sh', '-c', 'kill -KILL $$')
  expect(killed.exitCode).toBe(137)
})

it('compares with the reference, which is one of the commands or one more', async () => {
  const { run } = await makeHands()
  const named = await run('--json', '-', '-n', 'a', '-n', 'b', '--reference', 'b', '--', 'true', '--', 'sleep', '0')
  expect(readMeasurement(named.stdout).commands.map(({ name }) => name)).toEqual(['b', 'a'])
  const added = await run('--json', '-', '--reference', 'sleep 0.01', '--', 'true')
  expect(readMeasurement(added.stdout).commands.map(({ command }) => command)).toEqual([['sleep', '0.01'], ['true']])
  const unknown = await run('-n', 'a', '--reference', 'no-such-label', '--', 'true')
  expect(unknown).toMatchObject({ exitCode: 127, stderr: expect.stringContaining("names a command or a label: 'a'") })
})

it('goes on for three seconds a command where only the least number of rounds is given, and not beyond the most', async () => {
  const { run } = await makeHands()
  const rounds = async (...words: string[]) => {
    const { exitCode, stdout, stderr } = await runCliOf(run, words)
    expect([exitCode, stderr.includes('error')]).toEqual([0, false])
    return readMeasurement(stdout).stopping.rounds
  }
  expect(await rounds('-m', '2', '--', 'sleep', '1.6')).toBe(2)
  expect(await rounds('-m', '2', '-M', '4', '--', 'sleep', '0.1')).toBe(4)
})

/** Without the number of rounds that the others give. */
async function runCliOf(run: Awaited<ReturnType<typeof makeHands>>['run'], words: readonly string[]) {
  const { folder } = await makeHands()
  expect((await run('-m', '2', 'true')).stderr).toContain(
    '--repetitions says how many rounds, --min-runs how many at least',
  )
  return runCli(['measure', '-w', '0', '--json', '-', ...words], process.env, folder)
}

it('writes what programs read that were made for hyperfine', async () => {
  const { run, folder } = await makeHands()
  const files = ['--export-json', 'h.json', '--export-csv', 'h.csv', '--export-markdown', 'h.md']
  const { stdout } = await run(...files, '-r', '2', '-L', 'seconds', '0.02,0.05', '--', 'sleep', '{seconds}')
  const { results } = JSON.parse(await readFile(join(folder, 'h.json'), 'utf8'))
  expect(results).toHaveLength(2)
  for (const result of results) {
    const { times, mean, min, max, median, stddev, user, system, exit_codes } = result
    expect(times).toHaveLength(2)
    expect(exit_codes).toEqual([0, 0])
    expect([min, max]).toEqual([Math.min(...times), Math.max(...times)])
    expect(mean).toBeCloseTo((times[0] + times[1]) / 2)
    expect(median).toBeCloseTo(mean)
    expect(stddev).toBeCloseTo(Math.abs(times[0] - times[1]) / Math.SQRT2)
    expect(user + system).toBeGreaterThanOrEqual(0)
  }
  expect(results[1]).toMatchObject({ command: 'sleep 0.05', parameters: { seconds: '0.05' } })
  const [head, ...rows] = (await readFile(join(folder, 'h.csv'), 'utf8')).trim().split('\n')
  expect(head).toMatch(/^command,mean,stddev,median,user,system,min,max,parameter_seconds,peak_memory_bytes,/)
  expect(rows.map((row) => [row.split(',')[0], row.split(',')[8]])).toEqual([
    ['sleep 0.02', '0.02'],
    ['sleep 0.05', '0.05'],
  ])
  expect(await readFile(join(folder, 'h.md'), 'utf8')).toMatch(/^\| command \|/)
  expect(stdout).toMatch(/^sleep 0\.02 /m)
})

it('shows times in the unit and rows in the order that are asked for', async () => {
  const { run } = await makeHands()
  const { stdout } = await run('-u', 'millisecond', '--sort', 'mean-time', '--', 'sleep', '1.05', '--', 'sleep', '0.01')
  const rows = stdout.split('\n').filter((line) => line.startsWith('sleep'))
  expect(rows.map((row) => row.slice(0, 10).trim())).toEqual(['sleep 0.01', 'sleep 1.05', 'sleep 0.01', 'sleep 1.05'])
  expect(rows[1]).toMatch(/ 1\d{3}(\.\d)? ms/)
})

it('hands a command its own options, and marks memory that may be less', async () => {
  const { run } = await makeHands()
  const { stdout } = await run('--json', '-', 'python3', '--version')
  expect(readMeasurement(stdout).commands[0]?.command).toEqual(['python3', '--version'])
  const small = await run('--', 'sleep', '0.01')
  expect(small.stdout).toMatch(/^sleep 0\.01 .* ≤ [\d.]+ MiB /m)
  const large = await run('--', 'python3', '-c', 'x = b"x" * (40 * 2**20)')
  expect(large.stdout).toMatch(/ (4|5|6)\d(\.\d)? MiB /)
  expect(large.stdout).not.toContain('≤')
})

it('ends with the finding in plain words, and keeps both ends of a long label', async () => {
  const { run } = await makeHands()
  const busy = (turns: number) => `x = 0\nfor i in range(${turns}): x += i # ${'and so on '.repeat(20)}${turns}`
  const { stdout } = await run(
    '-r',
    '6',
    '--',
    'python3',
    '-c',
    busy(3_000_000),
    '--',
    'python3',
    '-c',
    busy(9_000_000),
  )
  const last = stdout.trim().split('\n\n').at(-1)?.replaceAll(/\s+/g, ' ')
  // Beside other load the interval of the wall time may be wide: then it is told by its ends.
  expect(last).toMatch(
    /^`python3 .*….*9000000'` uses [\d.]+ ± [\d.]+ times the CPU time of `python3 .*….*3000000'` and takes (?:[\d.]+ ± [\d.]+|[\d.]+ \([\d.]+–[\d.]+\)) times as long( \(.*\))?$/,
  )
  expect(stdout).toMatch(/^python3 .*….*3000000' /m)
})
