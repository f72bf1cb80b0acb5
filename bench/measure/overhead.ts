// What measuring costs, beside its peers where they are installed.
// node bench/measure/overhead.ts [pairs]      CODECARBON=<path of codecarbon> where it is not on the PATH
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { median } from '../../src/base/numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { type Cost, costOf, formatMs, formatTypical } from '../cost.ts'

const PAIRS = Number(process.argv[2] ?? 5)
const SLEEP = ['sleep', '3']
const FEW = ['--warmup', '0', '--repetitions', '1']
const MANY = ['--warmup', '0', '--repetitions', '21']
const ENTRY = process.env.GREENML_ENTRY ?? join(PACKAGE_ROOT, 'dist', 'cli.js')

const folder = await mkdtemp(join(tmpdir(), 'greenml-overhead-'))
const env = { ...process.env, GREENML_HOST_LOCK: join(folder, 'lock') }
try {
  const measure = [process.execPath, ENTRY, 'measure']
  const peers: [string, string[] | null][] = [
    ['greenml measure', [...measure, ...FEW, '--json', join(folder, 'json'), '--']],
    ['codecarbon monitor', peer(process.env.CODECARBON ?? 'codecarbon', 'monitor --offline --country-iso-code FRA --')],
    ['hyperfine', peer('hyperfine', '--shell=none --warmup 0 --runs 1')],
    ['perf stat', peer('perf', 'stat --')],
  ]
  print(`Medians of ${PAIRS}, and the least, which a busy host changes least.`)
  const once = await repeat(() => cost([...measure, ...FEW, '--', 'true']))
  const often = await repeat(() => cost([...measure, ...MANY, '--', 'true']))
  print('CPU of the whole command', formatTypical(once.map(({ cpu }) => cpu)))
  const [one, many] = [once, often].map((runs) => median(runs.map(({ cpu }) => cpu)) ?? Number.NaN)
  print('CPU of a further run', formatMs(((many ?? Number.NaN) - (one ?? Number.NaN)) / 20))
  print('start to child', formatTypical(await repeat(() => untilChild([...measure, ...FEW, '--']))))
  for (const [name, command] of peers) {
    if (command === null) {
      print(name, 'missing: not installed')
      continue
    }
    const added: Pick<Cost, 'wall' | 'cpu'>[] = []
    const inside: number[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      const around = () => cost([...command, ...(name === 'hyperfine' ? [SLEEP.join(' ')] : SLEEP)])
      // Which of the two goes first alternates, so that drift falls on both.
      const first = pair % 2 === 0 ? await around() : await cost(SLEEP)
      const second = pair % 2 === 0 ? await cost(SLEEP) : await around()
      const [with_, bare] = pair % 2 === 0 ? [first, second] : [second, first]
      added.push({ wall: with_.wall - bare.wall, cpu: with_.cpu - bare.cpu })
      if (name === 'greenml measure') inside.push((await readWall(join(folder, 'json'))) - bare.wall)
    }
    const window = inside.length > 0 ? `, inside the window ${formatTypical(inside)}` : ''
    print(
      `${name} -- sleep 3`,
      `CPU +${formatTypical(added.map(({ cpu }) => cpu))}`,
      `wall +${formatTypical(added.map(({ wall }) => wall))}${window}`,
    )
  }
} finally {
  await rm(folder, { recursive: true })
}

/** Of a command that has to end well. */
async function cost(command: readonly string[]): Promise<Cost> {
  const found = await costOf(command, { env })
  if (found.exitCode !== 0) throw new Error(found.said)
  return found
}

/** From before the start of the command to the first instruction of a shell that it starts. */
async function untilChild([program = '', ...args]: readonly string[]): Promise<number> {
  const mark = join(folder, 'mark')
  const begin = Date.now()
  await runCommand(program, [...args, 'sh', '-c', `date +%s%N > ${mark}`], { env })
  return Number(await readFile(mark, 'utf8')) / 1e9 - begin / 1000
}

async function readWall(path: string): Promise<number> {
  return JSON.parse(await readFile(path, 'utf8')).commands[0].runs[0].wallSeconds
}

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < PAIRS; i++) results.push(await work())
  return results
}

function peer(program: string, args: string): string[] | null {
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders.some((each) => existsSync(join(each, program))) ? [program, ...args.split(' ')] : null
}

function print(...cells: string[]): void {
  process.stdout.write(
    `${cells
      .map((cell) => cell.padEnd(32))
      .join('')
      .trimEnd()}\n`,
  )
}
