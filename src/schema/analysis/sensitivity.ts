import { z } from 'zod'
import { baselineMode, generatedMode, modelId } from '../common.ts'
import { setting } from '../measurement/setting.ts'
import { interval, quantity } from './ratio.ts'

const effect = z.strictObject({ estimate: z.number().positive(), interval: interval.nullable() })

/** Ratio of a mode and model under another setting, of answers that passed and are as accurate; it enters no verdict. */
export const sensitivity = z.strictObject({
  setting,
  mode: generatedMode,
  model: modelId,
  quantity,
  baseline: baselineMode,
  /** Projects that were measured under both. */
  projects: z.int().positive(),
  under: effect,
  /** The same answers as the results have them. */
  usual: effect,
  /** `under` over `usual`, paired by project. */
  change: effect,
})
export type Sensitivity = z.infer<typeof sensitivity>
