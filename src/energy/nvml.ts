import type { Doubt } from '../schema/doubt.ts'
import { type SampledDevice, Sampler } from './sampler.ts'
import { type Joules, makeReading, type RunWindow, type Source, type Unusable } from './source.ts'
import { visibleDevices } from './visible-devices.ts'

const METER = 'nvml'
/** The counter moves every 20 to 100 ms, by card (ml.energy, PETSc): what that is of a shorter run is no longer small. */
const UPDATE_SECONDS = 0.1
const SHORT_SECONDS = 2

/** NVIDIA's energy counters, read by a Python helper. */
export async function openNvml(env: NodeJS.ProcessEnv): Promise<Source | Unusable> {
  const sampler = new Sampler('nvml', [], env)
  const reason = await sampler.start()
  const all = sampler.devices ?? []
  const { devices, partitions } = visibleDevices(all, env.CUDA_VISIBLE_DEVICES)
  if (reason !== null || (devices.length === 0 && !partitions)) {
    await sampler[Symbol.asyncDispose]()
    if (reason !== null) return { meter: METER, reason }
    const hidden = `CUDA_VISIBLE_DEVICES='${env.CUDA_VISIBLE_DEVICES ?? ''}' shows none of ${all.length}`
    return { meter: METER, reason: all.length === 0 ? 'NVML lists no device' : hidden }
  }
  const misplaced = doubtOrder(all, devices, env)
  return {
    meter: METER,
    readsProcessor: false,
    counterPaths: [],
    prepare: () => sampler.begin(),
    read: async (window) => {
      await sampler.end()
      const shown = partitions ? all.filter((device) => device.partitioned) : devices
      return shown.map((device) => {
        const joules = judge(sampler.joulesOf(all.indexOf(device), window), window, misplaced)
        return makeReading(`gpu-${device.index}`, METER, joules)
      })
    },
    [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
  }
}

function judge(found: Joules, { beginNs, endNs }: RunWindow, misplaced: Doubt | null): Joules {
  if (found.joules === null) return found
  const seconds = (endNs - beginNs) / 1e9
  const short: Doubt = { kind: 'slow-counter', error: UPDATE_SECONDS / seconds, seconds }
  const doubts = [
    ...found.doubts,
    ...(misplaced === null ? [] : [misplaced]),
    ...(seconds < SHORT_SECONDS ? [short] : []),
  ]
  return { ...found, doubts }
}

/** CUDA numbers the fastest card 0 unless told to number them as the bus, and NVML, do. */
function doubtOrder(
  all: readonly SampledDevice[],
  shown: readonly SampledDevice[],
  env: NodeJS.ProcessEnv,
): Doubt | null {
  const mixed = new Set(all.map((device) => device.name)).size > 1
  const byNumber = /^\s*\d/.test(env.CUDA_VISIBLE_DEVICES ?? '')
  if (!mixed || !byNumber || shown.length === all.length || env.CUDA_DEVICE_ORDER === 'PCI_BUS_ID') return null
  return { kind: 'device-order' }
}
