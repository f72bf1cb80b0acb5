import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { errorMessage } from '../base/errors.ts'
import { assetPath } from '../base/package.ts'
import { LINES_ABOVE, LONGEST_LINE } from './metric-pattern.ts'

/** Far more than a pattern takes that ends at all: one that does not would take hours. */
const PATIENCE_SECONDS = 5
const MOST_MEBIBYTES = 256

/** Groups of a match, the whole of it first, and the line that it stands in. */
const match = z.object({ groups: z.array(z.string().optional()), line: z.string() }).nullable()
export type PatternMatch = { readonly match: z.infer<typeof match> } | { readonly fault: string }

/**
 * The last match of a pattern that a stranger wrote, in the last line of an output that has one; where the pattern holds `\n`,
 * with the lines above it. In a thread of its own, which is ended where the pattern does not end: this one goes on hearing the user.
 */
export function matchLast(pattern: string, output: string): Promise<PatternMatch> {
  const worker = new Worker(assetPath('match-pattern.js'), {
    workerData: { pattern, output, longestLine: LONGEST_LINE, linesAbove: LINES_ABOVE },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEBIBYTES },
    env: {},
    execArgv: [],
  })
  const { promise, resolve } = Promise.withResolvers<PatternMatch>()
  worker.once('message', (found: unknown) => resolve({ match: match.parse(found) }))
  worker.once('error', (error) => resolve({ fault: `the manifest's pattern failed: ${errorMessage(error)}` }))
  const fault = `the manifest's pattern was not done with the output after ${PATIENCE_SECONDS} s`
  const limit = setTimeout(() => resolve({ fault }), 1000 * PATIENCE_SECONDS)
  return promise.finally(() => {
    clearTimeout(limit)
    return worker.terminate()
  })
}
