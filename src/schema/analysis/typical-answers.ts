import type { GeneratedMode } from '../common.ts'

/**
 * Tokens of a script, where nothing is known of the model that is asked: the mean over the scripts by GPT, Codex and Gemini that
 * GenAI-GreenML published (Bearwick/GenAI-GreenML, repos/, 342 files), counted by o200k_base. Those of the fourth model were cut
 * at 1,000. What a model thinks before it answers comes on top, and is not known.
 */
export const TYPICAL_ANSWER_TOKENS: Readonly<Record<GeneratedMode, number>> = {
  'original-telemetry': 541,
  assisted: 926,
  autonomous: 1900,
}
