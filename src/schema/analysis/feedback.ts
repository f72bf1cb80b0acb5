import { z } from 'zod'
import { count, generatedMode, modelId } from '../common.ts'
import { ratioChange } from './comparison.ts'
import { interval, quantity } from './ratio.ts'

/** What became of a mode and model's answers that passed when the model was told what they took. */
export const feedbackAnalysis = z.strictObject({
  mode: generatedMode,
  model: modelId,
  /** Answers that passed and were asked for again; those of them whose leaner answer could be attempted, code or none; and of which it passed. */
  asked: count,
  attempted: count,
  passed: count,
  /** Answers as accurate as the author's code: those before, of the attempted, and the leaner ones. */
  asGood: z.strictObject({ before: count, after: count }),
  /**
   * Change of the ratio to the author's code, from the answer before to the leaner one, of survivors alone: where both are as
   * accurate. Projects are the observations.
   */
  ratios: z.record(quantity, ratioChange),
  /**
   * The same of all attempted, by intention to treat: a leaner answer that fails or predicts worse costs its own run and the
   * answer before, which somebody has to run then. Null: not measured.
   */
  attempts: z.record(
    quantity,
    z
      .strictObject({ estimate: z.number().positive(), interval: interval.nullable(), projects: z.int().positive() })
      .nullable(),
  ),
})
export type FeedbackAnalysis = z.infer<typeof feedbackAnalysis>
