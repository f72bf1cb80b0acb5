import { z } from 'zod'
import { label } from '../common.ts'
import { versioned } from '../versioned.ts'
import { transcriptEvent } from './agent-transcript.ts'

export const AGENT_RUNS_VERSION = 1

const agentRunsFile = z.strictObject({
  schemaVersion: z.literal(AGENT_RUNS_VERSION),
  runs: z.array(
    z.strictObject({
      /** Who worked, as answers name it. */
      system: label,
      /** All of one run, from its start; without an end it was interrupted. */
      events: z.array(transcriptEvent),
    }),
  ),
})

/** What `mlbench transcripts` makes of transcripts: the last run of each, without the repository's code. */
export const agentRuns = versioned(AGENT_RUNS_VERSION, agentRunsFile, {})
export type AgentRuns = z.infer<typeof agentRunsFile>

/** Tools whose answers hold no line of a repository: what a draft printed, names, and what a search for repositories found. */
const WITHOUT_LINES: ReadonlySet<string> = new Set(['run', 'answer', 'list_files', 'search_repositories'])

/** Runs as they may be handed on: nobody knows the licence of what agents read, so none of its lines is here, nor what a traceback quotes. */
export const withoutSource = ({ runs, ...rest }: AgentRuns): AgentRuns => ({
  ...rest,
  runs: runs.map(({ events, ...run }) => ({
    ...run,
    events: events.map((event) =>
      event.kind !== 'result'
        ? event
        : { ...event, text: WITHOUT_LINES.has(event.name) ? withoutQuotes(event.text) : '' },
    ),
  })),
})

/** Lines of code stand deeper below the line that names their file. */
function withoutQuotes(text: string): string {
  let depth: number | null = null
  const kept = text.split('\n').filter((line) => {
    const indent = line.search(/\S/)
    if (/^\s*File ".*", line \d/.test(line)) depth = indent
    else if (depth !== null && indent <= depth) depth = null
    return depth === null || indent === depth
  })
  return kept.join('\n')
}
