import { readFile } from 'node:fs/promises'
import type { HostCheck, SandboxGap } from '../schema/doctor-report.ts'
import { type FoundSandbox, findBubblewrap, findContainer } from './choose-sandbox.ts'

const area = 'isolation'
const APPARMOR_SWITCH = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns'

/** Whether imported and generated code can be run here: one of the two is enough. */
export async function checkIsolation(
  find: () => Promise<readonly [FoundSandbox, FoundSandbox]> = () => Promise.all([findBubblewrap(), findContainer()]),
): Promise<HostCheck[]> {
  const [bubblewrap, container] = await find()
  return [await describeBubblewrap(bubblewrap, container.sandbox !== null), describeContainer(container, bubblewrap)]
}

async function describeBubblewrap(found: FoundSandbox, replaced: boolean): Promise<HostCheck> {
  const check = { area, id: 'bubblewrap' } as const
  if (found.sandbox) return { ...check, ...works(null, true), runnerNeeds: true }
  const restricted = isInstalled(found) && (await readFile(APPARMOR_SWITCH, 'utf8').catch(() => '')).trim() === '1'
  return {
    ...check,
    state: 'missing',
    fact: { kind: 'no-sandbox', gaps: found.gaps, replaced, restricted },
    ...(isInstalled(found) ? {} : { fix: ['sudo apt-get install bubblewrap'] }),
    ...(restricted ? { fix: ['sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'] } : {}),
    ...(replaced ? {} : { runnerNeeds: true }),
  }
}

function describeContainer(found: FoundSandbox, bubblewrap: FoundSandbox): HostCheck {
  const check = { area, id: 'container' } as const
  const replaced = bubblewrap.sandbox !== null
  if (found.sandbox) return { ...check, ...works(found.engine ?? null, !replaced) }
  return {
    ...check,
    state: replaced ? 'absent' : 'missing',
    fact: { kind: 'no-sandbox', gaps: found.gaps, replaced, restricted: false },
    ...(isInstalled(found) ? {} : { fix: ['sudo apt-get install podman uidmap fuse-overlayfs'] }),
  }
}

const works = (engine: string | null, used: boolean) =>
  ({ state: 'works', fact: { kind: 'sandbox', engine, used } }) as const

const isInstalled = ({ gaps }: { readonly gaps: readonly SandboxGap[] }): boolean =>
  gaps.every(({ kind }) => kind !== 'not-installed')
