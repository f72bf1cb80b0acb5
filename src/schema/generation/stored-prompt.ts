import { z } from 'zod'
import { sha256 } from '../common.ts'

/** The prompts that come with the tool: a control, one that asks for little energy, and one that has the model think first. */
export const PROMPT_NAMES = ['neutral', 'efficient', 'efficient-cot'] as const
export type PromptName = (typeof PROMPT_NAMES)[number]

export const DEFAULT_PROMPT: PromptName = 'efficient'

/** Version of the bundled prompts: raised when a word of one changes. */
export const PROMPT_VERSION = 2

/** What a campaign's models are asked, the same for all of them: its templates, section by section. */
export const storedPrompt = z.strictObject({
  /** Null: a file of the user's. */
  version: z.int().positive().nullable(),
  /** Hash of the text. */
  hash: sha256,
  text: z.string().max(200_000),
})
export type StoredPrompt = z.infer<typeof storedPrompt>

/** Kinds of a project's README: without sentences that name results or models, or as it is. */
export const README_KINDS = ['blind', 'informed'] as const
export type ReadmeKind = (typeof README_KINDS)[number]
