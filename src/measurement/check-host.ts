import { openFlopCounter } from '../energy/flops.ts'
import type { HostCheck } from '../schema/doctor.ts'
import type { Host } from '../schema/execution.ts'
import { HostSensors } from './sensors.ts'

const area = 'counts'

/** What is recorded beside energy, and how steady this host is. */
export async function checkCounts(env: NodeJS.ProcessEnv, host: Host): Promise<HostCheck[]> {
  return [await checkOperations(env), ...checkSensors(), checkGovernor(host)]
}

async function checkOperations(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const { unavailable } = await openFlopCounter(env)
  return {
    ...{ area, name: 'FLOPs' },
    state: unavailable === null ? 'works' : 'absent',
    says: unavailable ?? 'counted by the processor: greenml measure --flops',
  }
}

function checkSensors(): HostCheck[] {
  using sensors = new HostSensors()
  const { temperatureCelsius, frequencyMegahertz, throttleCount } = sensors.read()
  const sensor = (name: string, value: number | null, show: (value: number) => string) => ({
    name,
    says: value === null ? null : show(value),
  })
  return groupHidden([
    sensor('temperature', temperatureCelsius, (value) => `${value.toFixed(0)} °C now`),
    sensor('frequency', frequencyMegahertz, (value) => `${value.toFixed(0)} MHz now`),
    sensor('throttling', throttleCount, (value) => `${value} times since the system started; each run is watched`),
  ])
}

/** What this host does not show shares one finding. */
export function groupHidden(sensors: readonly { readonly name: string; readonly says: string | null }[]): HostCheck[] {
  const hidden = sensors.filter(({ says }) => says === null).map(({ name }) => name)
  const found = sensors.flatMap(({ name, says }): HostCheck[] =>
    says === null ? [] : [{ area, name, state: 'works', says }],
  )
  if (hidden.length === 0) return found
  return [...found, { area, name: 'sensors', state: 'absent', says: `this host does not show: ${hidden.join(', ')}` }]
}

function checkGovernor({ governor }: Host): HostCheck {
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
