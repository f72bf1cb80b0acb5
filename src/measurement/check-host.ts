import { openFlopCounter } from '../energy/flops.ts'
import type { HostCheck } from '../schema/doctor-report.ts'
import type { Host } from '../schema/measurement/execution.ts'
import { HostSensors } from './sensors.ts'

const area = 'counts'

/** Checks of what is recorded beside energy, and of how steady this host is. */
export async function checkCounts(env: NodeJS.ProcessEnv, host: Host): Promise<HostCheck[]> {
  return [await checkOperations(env), ...checkSensors(), checkGovernor(host)]
}

async function checkOperations(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const { unavailable } = await openFlopCounter(env)
  const flops = { area, id: 'flops' } as const
  return unavailable === null
    ? { ...flops, state: 'works', fact: { kind: 'counts-operations' } }
    : { ...flops, state: 'absent', fact: { kind: 'no-operations', reason: unavailable } }
}

function checkSensors(): HostCheck[] {
  using sensors = new HostSensors()
  const { temperatureCelsius, frequencyMegahertz, throttleCount } = sensors.read()
  return groupHidden({ temperature: temperatureCelsius, frequency: frequencyMegahertz, throttling: throttleCount })
}

/** Groups the sensors that this host does not show into one finding. */
export function groupHidden(sensors: Readonly<Record<Sensor, number | null>>): HostCheck[] {
  const shown = SENSORS.flatMap((id): HostCheck[] => {
    const value = sensors[id]
    return value === null ? [] : [{ area, id, state: 'works', fact: { kind: 'reading', value } }]
  })
  const hidden = SENSORS.filter((id) => sensors[id] === null)
  if (hidden.length === 0) return shown
  return [...shown, { area, id: 'sensors', state: 'absent', fact: { kind: 'not-shown', sensors: hidden } }]
}

const SENSORS = ['temperature', 'frequency', 'throttling'] as const
type Sensor = (typeof SENSORS)[number]

function checkGovernor({ governor }: Host): HostCheck {
  const found = { area, id: 'governor', fact: { kind: 'governor', governor } } as const
  if (governor === null) return { ...found, state: 'absent' }
  if (governor === 'performance') return { ...found, state: 'works' }
  return { ...found, state: 'works', fix: ['sudo cpupower frequency-set --governor performance'] }
}
