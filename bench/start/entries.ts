// How long each program of dist/ takes from its start to its end where an input is wrong, which it says once all that it always
// loads is there; and, of those that take artifacts, where the artifact service is asked for and has no usable token. Medians
// and the least, of programs that are started in turn; `node -e 0` beside them is what no program can undercut.
// node bench/start/entries.ts [rounds, 11] [folder of the programs, dist]
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { INPUTS } from '../../scripts/action-docs.ts'
import { median } from '../../src/base/numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/process.ts'
import { alignColumns, tableWidth } from '../../src/base/text-table.ts'

const [rounds = '11', dist = join(PACKAGE_ROOT, 'dist')] = process.argv.slice(2)

interface Start {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly said: string[]
  readonly wall: number[]
  readonly cpu: number[]
}

const starts = await listStarts()
const folder = await mkdtemp(join(tmpdir(), 'greenml-entries-'))
try {
  for (let round = 0; round < Number(rounds); round++) for (const start of starts) await time(start)
} finally {
  await rm(folder, { recursive: true })
}
const rows = starts.map(({ name, wall, cpu, said }) => [name, typical(wall), typical(cpu), said[0] ?? ''])
const table = [['program', 'wall', 'CPU', 'said'], ...rows]
process.stdout.write(`${alignColumns(table, tableWidth(table)).join('\n')}\n`)

async function listStarts(): Promise<Start[]> {
  const start = (name: string, args: readonly string[], env: Record<string, string>): Start => ({
    ...{ name, args, env, said: [], wall: [], cpu: [] },
  })
  const made = [
    start('node -e 0', ['-e', '0'], {}),
    start('cli --version', [join(resolve(dist), 'cli.js'), '--version'], {}),
  ]
  for (const file of (await readdir(dist)).sort()) {
    const inputs = INPUTS[file.replace(/\.js$/, '')]
    if (inputs === undefined) continue
    const args = [join(resolve(dist), file)]
    made.push(start(file, args, { INPUT_ARTIFACTS: 'perhaps', INPUT_DATASET: '' }))
    if ('artifacts' in inputs.shape)
      made.push(start(`${file} with artifacts`, args, { INPUT_ARTIFACTS: 'true', ACTIONS_RUNTIME_TOKEN: 'none' }))
  }
  return made
}

/** By a parent that does nothing else. */
async function time({ args, env, said, wall, cpu }: Start): Promise<void> {
  const script = [
    'import json, resource, subprocess, sys, time',
    'begin = time.monotonic()',
    'done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)',
    'wall = time.monotonic() - begin',
    'usage = resource.getrusage(resource.RUSAGE_CHILDREN)',
    'print(json.dumps([wall, usage.ru_utime + usage.ru_stime, done.stdout[:60]]))',
  ].join('\n')
  const { PATH = '' } = process.env
  const options = { cwd: folder, env: { PATH, HOME: folder, ...env } }
  const { stdout, stderr } = await runCommand('/usr/bin/python3', ['-c', script, process.execPath, ...args], options)
  if (stdout === '') throw new Error(stderr)
  const [wallSeconds, cpuSeconds, text] = JSON.parse(stdout)
  wall.push(wallSeconds)
  cpu.push(cpuSeconds)
  said.push(text.split('\n')[0])
}

function typical(seconds: readonly number[]): string {
  const ms = (value: number) => `${(1000 * value).toFixed(0)} ms`
  return `${ms(median(seconds) ?? Number.NaN)} (${ms(Math.min(...seconds))})`
}
