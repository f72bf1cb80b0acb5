import { z } from 'zod'
import { generatedMode, modelId } from './common.ts'
import { ratioChange } from './comparison.ts'
import { quantity } from './ratio.ts'

const count = z.int().min(0)

/** What became of a mode and model's answers that passed when the model was told what they took. */
export const feedbackAnalysis = z.strictObject({
  mode: generatedMode,
  model: modelId,
  /** Answers that passed and were asked for again; those that came and ran; those of them that passed. */
  asked: count,
  attempted: count,
  passed: count,
  /** Answers as accurate as the author's code: those before, of the attempted, and the leaner ones. */
  asGood: z.strictObject({ before: count, after: count }),
  /**
   * Change of the ratio to the author's code, from the answer before to the leaner one, where both are as accurate; projects
   * are the observations.
   */
  ratios: z.record(quantity, ratioChange),
})
export type FeedbackAnalysis = z.infer<typeof feedbackAnalysis>
