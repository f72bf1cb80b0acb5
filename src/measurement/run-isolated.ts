import { chown } from 'node:fs/promises'
import { GIB } from '../base/size.ts'
import type { IsolatedCommand, RunIsolated } from '../environment/isolated.ts'
import { findBubblewrap, findContainer, type Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../sandbox/run-limits.ts'
import { Launcher } from './launcher.ts'
import { inSandbox } from './place.ts'
import { makeWorkspace, readTail } from './workspace.ts'

/** Conda's packages unpack to more than a run may write. */
const LIMITS = { ...DEFAULT_LIMITS, memoryBytes: 4 * GIB, diskBytes: 32 * GIB, fileBytes: 8 * GIB }

/** Finds a sandbox for the commands of package managers; null: there is none here. */
export async function findIsolation(): Promise<RunIsolated | null> {
  for (const find of [findBubblewrap, findContainer]) {
    const { sandbox } = await find()
    if (sandbox) return (command) => runIsolated(command, sandbox)
  }
  return null
}

async function runIsolated(
  { command, readOnly, writable = [], env = {}, wallSeconds }: IsolatedCommand,
  sandbox: Sandbox,
) {
  const { ownerUid } = sandbox
  await using launcher = new Launcher()
  await using workspace = await makeWorkspace({ ownerUid })
  if (ownerUid !== null) for (const folder of writable) await chown(folder, ownerUid, ownerUid)
  const place = inSandbox({
    sandbox,
    workspace,
    readOnly,
    limits: { ...LIMITS, wallSeconds },
    writable: writable.map((folder) => ({ folder, at: folder })),
  })
  const { exitCode } = await launcher.run(place.wrap(command, env))
  const [stdout, stderr] = await Promise.all([readTail(workspace.stdoutPath), readTail(workspace.stderrPath)])
  return { exitCode, signal: null, stdout, stderr }
}
