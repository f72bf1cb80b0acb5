import { basename, dirname, join, posix } from 'node:path'
import { readIfPlain } from '../../base/files/untrusted-files.ts'
import { assetPath } from '../../base/package.ts'
import type { Meter } from '../../energy/meter.ts'
import type { Environment } from '../../environment/environment.ts'
import { type Ending, judgeEnd, judgeStart } from '../../measurement/ending.ts'
import { shimFolders } from '../../measurement/instruments/shims.ts'
import type { Launcher } from '../../measurement/launcher.ts'
import { measureRun } from '../../measurement/measure-run.ts'
import { inSandbox } from '../../measurement/place.ts'
import { SCRIPT_ENVIRONMENT } from '../../measurement/script-environment.ts'
import { makeWorkspace, readTail } from '../../measurement/workspace.ts'
import type { Sandbox } from '../../sandbox/choose-sandbox.ts'
import { hideFolders } from '../../sandbox/inside.ts'
import type { RunLimits } from '../../sandbox/run-limits.ts'
import type { Execution } from '../../schema/measurement/execution.ts'
import { type AnswerProgram, EVIDENCE } from './answer-program.ts'

/** Settings for programs of one repository. */
export interface RunSettings {
  /** The repository's files. */
  readonly source: string
  readonly environment: Environment
  readonly sandbox: Sandbox
  readonly launcher: Launcher
  /** Null: its energy is not read. */
  readonly meter: Meter | null
  readonly limits: RunLimits
}

export interface ProgramRun {
  readonly execution: Execution
  /** The failure; null: it ended with 0, within its limits. */
  readonly ending: Ending | null
  readonly stdout: string
  readonly stderr: string
  /** What the run left where its program says; null: nothing. */
  readonly evidence: string | null
}

/** Of a shell's trace its end would say nothing of what began it; nobody's commands are as long. */
const MOST_EVIDENCE_BYTES = 4 * 1024 ** 2
const WATCH = assetPath('python', 'answer', 'watch.py')

/** Runs a program in a fresh copy of its repository, without the repository's history and without network. */
export async function runProgram(program: AnswerProgram, settings: RunSettings): Promise<ProgramRun> {
  const { source, environment, sandbox, launcher, meter, limits } = settings
  await using workspace = await makeWorkspace({
    sourceFolder: source,
    isCopied: async (path) => basename(path) !== '.git',
    script: { path: program.file, code: program.code },
    homeTemplate: environment.downloads,
    ownerUid: sandbox.ownerUid,
  })
  const shims = shimFolders('render')
  const interpreter = program.by === 'bash' ? '/bin/bash' : environment.python
  const isWatched = program.by === 'python' && program.evidence !== null
  const root = posix.relative(posix.dirname(program.file), '.') || '.'
  const words = isWatched ? [WATCH, basename(program.file), EVIDENCE, root] : [basename(program.file)]
  const { execution, outcome } = await measureRun(
    {
      command: [interpreter, ...words],
      env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims.join(':') },
      place: inSandbox({
        sandbox,
        workspace,
        limits,
        workingDirectory: join(workspace.projectFolder, dirname(program.file)),
        readOnly: [environment.folder, environment.basePrefix, ...shims, ...(isWatched ? [dirname(WATCH)] : [])],
      }),
      offsetSeed: null,
      whyNoEnergy: meter === null ? 'not-asked' : null,
    },
    { launcher, meter, sensors: null, baseline: null, carbon: null },
  )
  const read = async (path: string) => hideFolders(await readTail(path), workspace.projectFolder, environment.folder)
  const [stdout, stderr] = await Promise.all([read(workspace.stdoutPath), read(workspace.stderrPath)])
  const ending = judgeStart(outcome, stderr, interpreter) ?? judgeEnd(outcome, execution, stderr, limits)
  const { evidence: path } = program
  const left = path === null ? null : await readIfPlain(workspace.projectFolder, path, MOST_EVIDENCE_BYTES)
  return { execution, ending, stdout, stderr, evidence: left?.toString('utf8') ?? null }
}
