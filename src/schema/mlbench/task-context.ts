import { z } from 'zod'

/** The paper's four, and two searches of ours: sections of documents and code by their words, and by their embeddings. */
export const CONTEXT_SETTINGS = ['oracle', 'readme', 'bm25', 'code', 'sections', 'embeddings'] as const
export type ContextSetting = (typeof CONTEXT_SETTINGS)[number]

export const CONTEXT_SCOPES = ['readme', 'repository'] as const
export type ContextScope = (typeof CONTEXT_SCOPES)[number]

/** One line of `mlbench contexts`; keys are named as in ML-Bench's own files. */
export const taskContext = z.strictObject({
  github_id: z.int(),
  id: z.int(),
  setting: z.enum(CONTEXT_SETTINGS),
  /** Null where the text is a row's own. */
  scope: z.enum(CONTEXT_SCOPES).nullable(),
  text: z.string(),
  /** For BM25: the window's first sentence, from 0, and its score; for other searches the best section's score. */
  window: z.int().min(0).exactOptional(),
  score: z.number().exactOptional(),
})
export type TaskContext = z.infer<typeof taskContext>
