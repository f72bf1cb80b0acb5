// Ten commands by hyperfine and by greenml measure, in turns: the mean wall and CPU seconds that each tells.
// node bench/measure/hyperfine.ts [runs, two or more]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../../src/base/files/files.ts'
import { CLI_FILE } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'

const RUNS = process.argv[2] ?? '5'
const COMMANDS = [
  'true',
  'sleep 0.1',
  'sleep 0.5',
  'seq 1 1000000',
  'sha256sum /usr/bin/python3',
  'gzip -c /usr/bin/python3',
  'sort -R /etc/services',
  'find /usr/lib -name *.so',
  'python3 -c pass',
  'python3 -c sum(range(3000000))',
]
const told = z.object({
  results: z.array(z.object({ mean: z.number(), stddev: z.number(), user: z.number(), system: z.number() })),
})

const folder = await mkdtemp(join(tmpdir(), 'greenml-hyperfine-'))
const env = { ...process.env, GREENML_HOST_LOCK: join(folder, 'lock') }
try {
  print('command', 'hyperfine: wall ± σ, CPU ms', 'measure: wall ± σ, CPU ms', 'wall', 'CPU')
  for (const command of COMMANDS) {
    const words = command.replace('*.so', "'*.so'").replace(/-c (.*\(.*)$/, "-c '$1'")
    const theirs = await tell('hyperfine', ['--shell=none', '--warmup', '1', '--runs', RUNS, words])
    const ours = await tell(process.execPath, [CLI_FILE, 'measure', '-r', RUNS, '-w', '1', '--', ...command.split(' ')])
    print(command, format(theirs), format(ours), ratio(ours.mean, theirs.mean), ratio(cpu(ours), cpu(theirs)))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

type Result = z.infer<typeof told>['results'][number]

async function tell(program: string, args: readonly string[]): Promise<Result> {
  const file = join(folder, 'told.json')
  const place = args.indexOf('measure') + 1 // options stand before the command
  const words = [...args.slice(0, place), '--export-json', file, ...args.slice(place)]
  const { exitCode, stderr } = await runCommand(program, words, { env })
  const [result] = (await readJson(file, told)).results
  if (exitCode !== 0 || result === undefined) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
  return result
}

function cpu({ user, system }: Result): number {
  return user + system
}

function format(result: Result): string {
  return [`${ms(result.mean)} ± ${ms(result.stddev)}`, ms(cpu(result))].join(', ')
}

function ratio(a: number, b: number): string {
  return b > 0 ? `×${(a / b).toFixed(2)}` : '–'
}

function ms(seconds: number): string {
  return (1000 * seconds).toFixed(1)
}

function print(command: string, ...cells: readonly string[]): void {
  process.stdout.write(`${command.padEnd(32)}${cells.map((cell) => cell.padEnd(30)).join('')}\n`)
}
