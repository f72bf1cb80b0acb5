import type { Reply } from '../../../schema/generation/conversation.ts'

/** What came of one call of a batch, by the call's id. */
type Told = readonly [call: string, outcome: Reply | Error]

/** The outcome of one call of a batch: an answer that can't be read is that call's fault, and none of the others'. */
export function readOneOf(read: () => Reply): Reply | Error {
  try {
    return read()
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault))
  }
}

/** The outcome of each call: the first answer to one is what was paid for, whatever else is told of it. */
export function gatherOutcomes(told: Iterable<Told>): ReadonlyMap<string, Reply | Error> {
  const outcomes = new Map<string, Reply | Error>()
  for (const [call, outcome] of told) {
    const known = outcomes.get(call)
    if (known === undefined || (known instanceof Error && !(outcome instanceof Error))) outcomes.set(call, outcome)
  }
  return outcomes
}

/** Lines of a file of results. */
export const listLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
