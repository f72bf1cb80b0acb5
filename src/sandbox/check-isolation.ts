import { readFile } from 'node:fs/promises'
import type { HostCheck } from '../schema/doctor.ts'
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

async function describeBubblewrap(found: FoundSandbox, elseContainer: boolean): Promise<HostCheck> {
  const name = 'bubblewrap'
  if (found.sandbox) {
    return { area, name, state: 'works', says: 'imported and generated code can run', runnerNeeds: true }
  }
  const lost = elseContainer
    ? 'containers are used, which take longer to make'
    : 'imported and generated code is refused'
  const missing = { area, name, state: 'missing', ...(elseContainer ? {} : { runnerNeeds: true as const }) } as const
  const says = `${found.reason}: ${lost}`
  if (found.reason === 'bubblewrap is not installed') {
    return { ...missing, says, fix: ['sudo apt-get install bubblewrap'] }
  }
  const restricted = (await readFile(APPARMOR_SWITCH, 'utf8').catch(() => '0')).trim() === '1'
  if (!restricted) return { ...missing, says: `${says}; a container must be one that may make namespaces` }
  return {
    ...{ ...missing, says },
    fix: ['sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'],
    cost: 'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
  }
}

function describeContainer(found: FoundSandbox, bubblewrap: FoundSandbox): HostCheck {
  const name = 'container'
  if (found.sandbox) {
    const engine = found.engine ?? 'an engine'
    const when = bubblewrap.sandbox ? 'with --sandbox container' : 'where bubblewrap does not work'
    return { area, name, state: 'works', says: `imported and generated code can run by ${engine}, ${when}` }
  }
  const missing = { area, name, state: bubblewrap.sandbox ? 'absent' : 'missing' } as const
  const fix = ['sudo apt-get install podman uidmap fuse-overlayfs']
  if (found.reason === 'neither podman nor docker is installed') return { ...missing, says: found.reason, fix }
  return { ...missing, says: found.reason }
}
