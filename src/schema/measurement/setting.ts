import { z } from 'zod'

/**
 * Settings under which a campaign can be run beside its own. `one-thread`: numerical libraries may use one thread. `own-malloc`:
 * glibc's own thresholds and Python's own hash seed, as at a user's. `cold`: nothing of the environment and the project is in
 * memory, and the home is empty.
 */
export const SETTINGS = ['one-thread', 'own-malloc', 'cold'] as const
export const setting = z.enum(SETTINGS)
export type Setting = z.infer<typeof setting>
