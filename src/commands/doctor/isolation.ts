import { readFile } from 'node:fs/promises'
import { findBubblewrap } from '../../sandbox/sandbox.ts'
import type { Finding } from './finding.ts'

const area = 'isolation'
const APPARMOR_SWITCH = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns'

/** Whether imported and generated code can be run here. */
export async function checkSandbox(): Promise<Finding> {
  const name = 'bubblewrap'
  const found = await findBubblewrap()
  if (found.sandbox) {
    return { area, name, state: 'works', says: 'imported and generated code can run', runnerNeeds: true }
  }
  const refused = { area, name, state: 'missing', runnerNeeds: true } as const
  const says = `${found.reason}: imported and generated code is refused`
  if (found.reason === 'bubblewrap is not installed') {
    return { ...refused, says, fix: ['sudo apt-get install bubblewrap'] }
  }
  const restricted = (await readFile(APPARMOR_SWITCH, 'utf8').catch(() => '0')).trim() === '1'
  if (!restricted) return { ...refused, says: `${says}; a container must be one that may make namespaces` }
  return {
    ...{ ...refused, says },
    fix: ['sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'],
    cost: 'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
  }
}
