import type { Doubt } from '../schema/measurement/doubt.ts'
import { openSampled, type SampledDevice } from './sampler.ts'
import type { RunWindow, Source, Unusable } from './source.ts'
import { visibleDevices } from './visible-devices.ts'

/** The counter moves every 20 to 100 ms, by card (ml.energy, PETSc): what that is of a shorter run is no longer small. */
const UPDATE_SECONDS = 0.1
const SHORT_SECONDS = 2

/** NVIDIA's energy counters, read by a Python helper. */
export function openNvml(env: NodeJS.ProcessEnv): Promise<Source | Unusable> {
  return openSampled('nvml', env, (all) => {
    const { devices, partitions } = visibleDevices(all, env.CUDA_VISIBLE_DEVICES)
    if (all.length === 0) return { kind: 'no-devices', library: 'NVML' }
    if (devices.length === 0 && !partitions) {
      return {
        kind: 'no-visible-devices',
        setting: env.CUDA_VISIBLE_DEVICES ?? '',
        devices: all.length,
      }
    }
    const misplaced = doubtOrder(all, devices, env)
    return (partitions ? all.filter((device) => device.partitioned) : devices).map((device) => ({
      position: all.indexOf(device),
      domain: `gpu-${device.index}`,
      doubtsOf: (window) => [...misplaced, ...doubtShort(window)],
    }))
  })
}

function doubtShort({ beginNs, endNs }: RunWindow): Doubt[] {
  const seconds = (endNs - beginNs) / 1e9
  return seconds < SHORT_SECONDS ? [{ kind: 'slow-counter', error: UPDATE_SECONDS / seconds, seconds }] : []
}

/** CUDA numbers the fastest card 0 unless told to number them as the bus, and NVML, do. */
function doubtOrder(all: readonly SampledDevice[], shown: readonly SampledDevice[], env: NodeJS.ProcessEnv): Doubt[] {
  const mixed = new Set(all.map((device) => device.name)).size > 1
  const byNumber = /^\s*\d/.test(env.CUDA_VISIBLE_DEVICES ?? '')
  const inBusOrder = shown.length === all.length || env.CUDA_DEVICE_ORDER === 'PCI_BUS_ID'
  return mixed && byNumber && !inBusOrder ? [{ kind: 'device-order' }] : []
}
