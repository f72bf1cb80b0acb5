import { listCards } from './gpu-hwmon.ts'
import { DRM_ROOT } from './kernel-facts.ts'
import { openSampled } from './sampler.ts'
import type { Source, Unusable } from './source.ts'

/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
export function openAmdSmi(env: NodeJS.ProcessEnv, drmRoot: string = DRM_ROOT): Promise<Source | Unusable> {
  return openSampled('amdsmi', env, (devices) => {
    if (devices.length === 0) return { kind: 'no-devices', library: 'amdsmi' }
    const cards = listCards(drmRoot)
    const nameOf = (id: string | null) => cards.find((card) => card.address === id)?.name
    return devices.map(({ id, index }, position) => ({ position, domain: `gpu-${nameOf(id) ?? index}` }))
  })
}
