import { join } from 'node:path'
import { expect } from 'vitest'
import { profilePhases } from '../../src/measurement/instruments/profile-phases.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import type { PhaseSeconds } from '../../src/schema/measurement/record.ts'
import { launch, openLauncher } from './launch.ts'
import { PYTHON } from './python.ts'
import { makeFolder } from './temporary.ts'

/** Burns CPU seconds, not seconds: a loaded host makes no difference. */
const BURN = `import os, sys, time
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "site-packages"))
def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end: pass
`
/** The same for a module. */
export const BURN_IN_LIBRARY = BURN.replace(/^sys.*\n/m, '')

interface Options {
  readonly files?: Readonly<Record<string, string>>
  readonly python?: string
  readonly shim?: 'headless' | 'render'
  readonly arguments?: readonly string[]
}

/** What the profiler left in `folder`, of a run of so many CPU seconds. */
export async function readPhases(folder: string, cpuSeconds: number | null) {
  const seen = { userSeconds: cpuSeconds, systemSeconds: 0, metric: null }
  const { phaseCpuSeconds, reasons } = await profilePhases(folder).read(
    { homeFolder: '/', projectFolder: '/', folder: '/' },
    seen,
  )
  return { seconds: phaseCpuSeconds ?? null, reason: reasons?.phaseCpuSeconds ?? null }
}

/** Runs a script under the profiler as a benchmark does. */
export async function profile(code: string, { files, python = PYTHON, shim = 'render', ...options }: Options = {}) {
  const folder = await makeFolder({ 'main.py': BURN + code, ...files })
  const outcome = await launch(openLauncher(), [python, join(folder, 'main.py'), ...(options.arguments ?? [])], {
    cwd: folder,
    timeoutSeconds: 100,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      MPLBACKEND: 'module://greenml_show',
      PYTHONPATH: shimFolders('profile', shim).join(':'),
      ...profilePhases('phases').environment,
    },
  })
  const cpuSeconds = (outcome.userSeconds ?? Number.NaN) + (outcome.systemSeconds ?? Number.NaN)
  return { ...outcome, cpuSeconds, folder, reading: await readPhases(join(folder, 'phases'), cpuSeconds) }
}

const sum = (seconds: PhaseSeconds) => Object.values(seconds).reduce((total, each) => total + each, 0)

/** Expects each phase to have the seconds that the script burnt in it; a sample more or less at each edge. */
export function expectPhases(run: Awaited<ReturnType<typeof profile>>, expected: Partial<PhaseSeconds>) {
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const { seconds, reason } = run.reading
  expect(reason).toBeNull()
  if (seconds === null) return
  expect(sum(seconds)).toBeCloseTo(run.cpuSeconds, 6)
  const burnt = Object.keys(expected).map((phase) => [phase, seconds[phase as keyof PhaseSeconds]])
  const near = Object.entries(expected).map(([phase, each]) => [phase, expect.closeTo(each, 0.5)]) // within 0.16 s
  expect(burnt).toEqual(near)
}
