// What the phase profiler costs, what it says of a script with and without plots, and of the demo's projects.
//   node bench/measure/phases.ts
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { chooseProjects } from '../../src/dataset/load-projects.ts'
import { ensureEnvironment } from '../../src/environment/environment.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { writeLock } from '../../src/environment/write-lock.ts'
import { profilePhases } from '../../src/measurement/instruments/profile-phases.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import { behindGate, Launcher } from '../../src/measurement/launcher.ts'
import { SCRIPT_ENVIRONMENT } from '../../src/measurement/script-environment.ts'
import { PHASES, type PhaseSeconds } from '../../src/schema/measurement/record.ts'

const REPETITIONS = 7
const LEARN = `
import sys
import pandas as pd
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split
X, y = make_classification(4000, 10, random_state=1)
if "--plots" in sys.argv:
    import matplotlib.pyplot as plt
    import seaborn as sns
    sns.pairplot(pd.DataFrame(X[:300, :4], columns=list("abcd")).assign(y=y[:300]), hue="y")
    plt.show()
X, rows, y, truth = train_test_split(X, y, random_state=1)
model = RandomForestClassifier(150, random_state=1).fit(X, y)
print(accuracy_score(truth, model.predict(rows)))
`
const LOOPS = `
def train(n):
    total = 0
    for i in range(n): total += i * i % 7
    return total
train(15_000_000)
`
const DEEP = 'def down(n): return down(n - 1) if n else sum(i % 3 for i in range(20_000_000))\ndown(900)\n'

const folder = await mkdtemp(join(tmpdir(), 'greenml-phases-'))
const cache = cacheFolder(process.env)
const note = (text: string) => process.stderr.write(`${text}\n`)
const uv = { uv: await locateUv(cache, process.env, note), cache, env: process.env }
await using launcher = new Launcher()
try {
  const python = await makePython()
  await writeFiles({ 'learn.py': LEARN, 'loops.py': LOOPS, 'deep.py': DEEP })
  await printCost(python)
  await printPlots(python)
  await printProjects()
} finally {
  await rm(folder, { recursive: true })
}

async function printCost(python: string): Promise<void> {
  print('what the profiler costs', 'CPU without', 'CPU with', 'added')
  for (const script of [['learn.py'], ['learn.py', '--plots'], ['loops.py'], ['deep.py']]) {
    const [without, withIt]: [number[], number[]] = [[], []]
    for (let n = 0; n <= REPETITIONS; n++) {
      // In turn, the first pair to warm up.
      const pair = [await run(python, script, { profiled: false }), await run(python, script, { profiled: true })]
      if (n > 0)
        for (const [index, each] of [without, withIt].entries()) each.push(pair[index]?.cpuSeconds ?? Number.NaN)
    }
    const added = median(without.map((each, index) => (withIt[index] ?? Number.NaN) / each)) - 1
    print(script.join(' '), `${median(without).toFixed(3)} s`, `${median(withIt).toFixed(3)} s`, percent(added))
  }
}

async function printPlots(python: string): Promise<void> {
  print('\nwith and without plots', ...PHASES, 'CPU')
  const [plots, none] = [await run(python, ['learn.py', '--plots']), await run(python, ['learn.py'])]
  printPhases('pair plot and fit', plots)
  printPhases('fit', none)
  if (plots.seconds === null || none.seconds === null) return
  const explained = plots.seconds.plot + plots.seconds.import - none.seconds.plot - none.seconds.import
  print(`of the CPU saved, plot and import are ${percent(explained / (plots.cpuSeconds - none.cpuSeconds))}`)
}

async function printProjects(): Promise<void> {
  print('\nproject', ...PHASES, 'CPU')
  for (const { slug, sourceFolder, lockFile, manifest } of (await chooseProjects(join(PACKAGE_ROOT, 'dataset')))
    .projects) {
    const pythonRequest = manifest.environment.python
    const { python } = await ensureEnvironment({ ...uv, lockFile, pythonRequest, note })
    for (const shim of ['render', 'headless'] as const) {
      const project = await mkdtemp(join(folder, 'project-'))
      await cp(sourceFolder, project, { recursive: true })
      const command = [join(project, manifest.entry), ...manifest.arguments]
      const cwd = join(project, manifest.workingDirectory)
      await run(python, command, { shim, cwd })
      printPhases(shim === 'render' ? slug : '  without plots', await run(python, command, { shim, cwd }))
    }
  }
}

interface Changes {
  readonly profiled?: boolean
  readonly shim?: 'render' | 'headless'
  readonly cwd?: string
}

async function run(python: string, script: readonly string[], changes: Changes = {}) {
  const { profiled = true, shim = 'render', cwd = folder } = changes
  const counters = await mkdtemp(join(folder, 'counters-'))
  const profiler = profilePhases(counters)
  const outcome = await launcher.run({
    argv: behindGate([python, ...script]),
    cwd,
    env: {
      ...SCRIPT_ENVIRONMENT,
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PYTHONPATH: shimFolders(...(profiled ? (['profile'] as const) : []), shim).join(':'),
      ...profiler.environment,
    },
    stdout: join(folder, 'stdout'),
    stderr: join(folder, 'stderr'),
    timeoutSeconds: 300,
    counters: [],
    limits: {},
  })
  if (outcome.exitCode !== 0) throw new Error(`${script.join(' ')} failed`)
  const { userSeconds, systemSeconds } = outcome
  const folders = { homeFolder: folder, projectFolder: folder, folder }
  const { phaseCpuSeconds, reasons } = await profiler.read(folders, { userSeconds, systemSeconds, metric: null })
  const cpuSeconds = (userSeconds ?? Number.NaN) + (systemSeconds ?? Number.NaN)
  return { cpuSeconds, seconds: phaseCpuSeconds ?? null, reason: reasons?.phaseCpuSeconds?.kind ?? '' }
}

async function makePython(): Promise<string> {
  await mkdir(join(folder, 'lock'))
  const [requirementsFile, lockFile] = [join(folder, 'lock', 'requirements.txt'), join(folder, 'lock', 'lock')]
  await writeFile(requirementsFile, 'scikit-learn\nseaborn\n')
  await writeLock({ ...uv, requirementsFile, lockFile, asOf: null })
  return (await ensureEnvironment({ ...uv, lockFile, pythonRequest: '>=3.10', note })).python
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

function printPhases(name: string, { seconds, reason, cpuSeconds }: Awaited<ReturnType<typeof run>>): void {
  const cells = seconds === null ? [reason] : PHASES.map((phase) => (seconds as PhaseSeconds)[phase].toFixed(2))
  print(name, ...cells, cpuSeconds.toFixed(2))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function print(first: string, ...cells: string[]): void {
  process.stdout.write(`${first.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}\n`)
}
