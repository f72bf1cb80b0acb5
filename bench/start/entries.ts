// How long each program of dist/ takes from its start to its end: where an input is wrong, which it says before it loads what works
// on them; `at work`, where there is nothing to work on, which it says once that is loaded; and, of those that take artifacts, where
// the artifact service is asked for and has no usable token. Medians and the least, of programs that are started in turn;
// `node -e 0` beside them is what no program can undercut.
// node bench/start/entries.ts [rounds, 11] [folder of the programs, dist]
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { INPUTS } from '../../scripts/action-docs.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { alignColumns, tableWidth } from '../../src/base/text/text-table.ts'
import { costOf, formatTypical } from '../cost.ts'

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
const rows = starts.map(({ name, wall, cpu, said }) => [name, formatTypical(wall), formatTypical(cpu), said[0] ?? ''])
const table = [['program', 'wall', 'CPU', 'said'], ...rows]
process.stdout.write(`${alignColumns(table, tableWidth(table)).join('\n')}\n`)

async function listStarts(): Promise<Start[]> {
  const start = (name: string, args: readonly string[], env: Record<string, string>): Start => ({
    name,
    args,
    env,
    said: [],
    wall: [],
    cpu: [],
  })
  const made = [
    start('node -e 0', ['-e', '0'], {}),
    ...['--version', '--help', 'check nothing'].map((words) =>
      start(`cli ${words}`, [join(resolve(dist), 'cli.js'), ...words.split(' ')], {}),
    ),
  ]
  for (const file of (await readdir(dist)).sort()) {
    const inputs = INPUTS[file.replace(/\.js$/, '')]
    if (inputs === undefined) continue
    const args = [join(resolve(dist), file)]
    made.push(start(file, args, { INPUT_ARTIFACTS: 'perhaps', INPUT_DATASET: '' }))
    made.push(start(`${file} at work`, args, { INPUT_ARTIFACTS: 'false', INPUT_DATASET: 'none', INPUT_MODELS: 'none' }))
    if ('artifacts' in inputs.shape)
      made.push(start(`${file} with artifacts`, args, { INPUT_ARTIFACTS: 'true', ACTIONS_RUNTIME_TOKEN: 'none' }))
  }
  return made
}

async function time({ args, env, said, wall, cpu }: Start): Promise<void> {
  const { PATH = '' } = process.env
  const cost = await costOf([process.execPath, ...args], { cwd: folder, env: { PATH, HOME: folder, ...env } })
  wall.push(cost.wall)
  cpu.push(cost.cpu)
  said.push((cost.said.split('\n')[0] ?? '').slice(0, 60))
}
