import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { errorMessage } from '../base/errors.ts'
import type { HostCheck } from '../schema/doctor-report.ts'
import { behindGate, Launcher, type LauncherOptions } from './launcher.ts'

/** Whether the kernel itself can hold a run to its memory and count all that its processes use. */
export async function checkControlGroups(
  options: LauncherOptions = {},
  systemd: string = '/run/systemd/system',
): Promise<HostCheck> {
  const found = { area: 'isolation', id: 'cgroups' } as const
  const fact = await lookAtLimits(options).catch(
    (error: unknown) => ({ kind: 'memory-untried', detail: errorMessage(error) }) as const,
  )
  if (fact.kind === 'memory-limits') return { ...found, state: 'works', fact }
  return {
    ...found,
    state: 'missing',
    fact,
    ...(existsSync(systemd) ? { fix: ['systemd-run --user --scope greenml benchmark …'] } : {}),
  }
}

async function lookAtLimits(options: LauncherOptions) {
  await using launcher = new Launcher(options)
  const { memorySampled } = await launcher.run({
    argv: behindGate(['true']),
    env: { PATH: '/usr/bin:/bin' },
    cwd: tmpdir(),
    stdout: '/dev/null',
    stderr: '/dev/null',
    timeoutSeconds: 10,
    counters: [],
    limits: {},
    bounds: { memoryBytes: 1024 ** 3 },
  })
  return memorySampled === null
    ? ({ kind: 'memory-limits' } as const)
    : ({ kind: 'memory-sampled', reason: memorySampled } as const)
}
