import type { Host } from '../../schema/record.ts'
import type { Finding } from './finding.ts'

const area = 'counts'

/** What is recorded beside energy, and how steady this host is. */
export async function checkCounts(_env: NodeJS.ProcessEnv, host: Host): Promise<Finding[]> {
  return [checkGovernor(host)]
}

function checkGovernor({ governor }: Host): Finding {
  const found = { area, name: 'governor' } as const
  if (governor === null) return { ...found, state: 'absent', says: 'this host does not show how it sets its frequency' }
  if (governor === 'performance') return { ...found, state: 'works', says: 'performance: the frequency is held up' }
  return {
    ...found,
    state: 'works',
    says: `${governor}: the frequency follows the load; 'performance' gives steadier times`,
    fix: ['sudo cpupower frequency-set --governor performance'],
    cost: 'more power at rest; a change starts a new stratum, which is not pooled with the old one.',
  }
}
