import { DRM_ROOT, listCards } from './gpu-hwmon.ts'
import { Sampler } from './sampler.ts'
import { makeReading, type Source, type Unusable } from './source.ts'

const METER = 'amdsmi'

/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
export async function openAmdSmi(env: NodeJS.ProcessEnv, drmRoot: string = DRM_ROOT): Promise<Source | Unusable> {
  const sampler = new Sampler('amdsmi', [], env)
  const reason = await sampler.start()
  const devices = sampler.devices ?? []
  if (reason !== null || devices.length === 0) {
    await sampler[Symbol.asyncDispose]()
    return { meter: METER, reason: reason ?? 'amdsmi lists no device' }
  }
  const cards = listCards(drmRoot)
  const nameOf = (id: string | null, index: number) => `gpu-${cards.find((card) => card.address === id)?.name ?? index}`
  return {
    meter: METER,
    readsProcessor: false,
    counterPaths: [],
    prepare: () => sampler.begin(),
    read: async (window) => {
      await sampler.end()
      return devices.map((device, position) =>
        makeReading(nameOf(device.id, device.index), METER, sampler.joulesOf(position, window)),
      )
    },
    [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
  }
}
