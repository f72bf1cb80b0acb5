import { join } from 'node:path'
import type { Reply } from '../schema/generation/conversation.ts'
import type { ModelEntry } from '../schema/generation/model-entries.ts'
import { isAnswered, readCalls } from './calls.ts'

/** What the campaigns hold whose stored calls answer for a model, by the key of a question. */
export async function readStoredReplies(
  entries: Iterable<ModelEntry>,
  dataset: string,
): Promise<(key: string) => Reply | null> {
  const answers = new Map<string, Reply>()
  for (const { provider, calls } of entries) {
    if (provider !== 'replay' || calls === undefined) continue
    const { all } = await readCalls(join(dataset, calls))
    for (const { key, outcome } of all.filter(isAnswered)) answers.set(key, outcome.reply)
  }
  return (key) => answers.get(key) ?? null
}
