import { basename, dirname, join } from 'node:path'
import type { Environment } from '../../environment/environment.ts'
import { type Ending, judgeEnd, judgeStart } from '../../measurement/ending.ts'
import { shimFolders } from '../../measurement/instruments/shims.ts'
import type { Launcher } from '../../measurement/launcher.ts'
import { measureRun } from '../../measurement/measure-run.ts'
import { inSandbox } from '../../measurement/place.ts'
import { SCRIPT_ENVIRONMENT } from '../../measurement/script-environment.ts'
import { makeWorkspace, readTail } from '../../measurement/workspace.ts'
import type { Sandbox } from '../../sandbox/choose-sandbox.ts'
import type { RunLimits } from '../../sandbox/run-limits.ts'
import type { Execution } from '../../schema/execution.ts'
import type { AnswerProgram } from './answer-program.ts'

/** Settings for programs of one repository. */
export interface RunSettings {
  /** The repository's files. */
  readonly source: string
  readonly environment: Environment
  readonly sandbox: Sandbox
  readonly launcher: Launcher
  readonly limits: RunLimits
}

export interface ProgramRun {
  readonly execution: Execution
  /** The failure; null: it ended with 0, within its limits. */
  readonly ending: Ending | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program in a fresh copy of its repository, without the repository's history and without network. */
export async function runProgram(program: AnswerProgram, settings: RunSettings): Promise<ProgramRun> {
  const { source, environment, sandbox, launcher, limits } = settings
  await using workspace = await makeWorkspace({
    sourceFolder: source,
    isCopied: async (path) => basename(path) !== '.git',
    script: { path: program.file, code: program.code },
    homeTemplate: environment.downloads,
    ownerUid: sandbox.ownerUid,
  })
  const shims = shimFolders('render')
  const interpreter = program.by === 'bash' ? '/bin/bash' : environment.python
  const { execution, outcome } = await measureRun(
    {
      command: [interpreter, basename(program.file)],
      env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims.join(':') },
      place: inSandbox({
        ...{ sandbox, workspace, limits },
        workingDirectory: join(workspace.projectFolder, dirname(program.file)),
        readOnly: [environment.folder, environment.basePrefix, ...shims],
      }),
      offsetSeed: null,
      whyNoEnergy: 'not-asked',
    },
    { launcher, meter: null, sensors: null, baseline: null, carbon: null },
  )
  const hide = (text: string) =>
    text.replaceAll(workspace.projectFolder, '/project').replaceAll(environment.folder, '/environment')
  const read = async (path: string) => hide(await readTail(path))
  const [stdout, stderr] = await Promise.all([read(workspace.stdoutPath), read(workspace.stderrPath)])
  const ending = judgeStart(outcome, stderr, interpreter) ?? judgeEnd(outcome, execution, stderr, limits)
  return { execution, ending, stdout, stderr }
}
