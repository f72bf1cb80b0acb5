import { z } from 'zod'
import { transcriptEvent } from './agent-transcript.ts'
import { label } from './common.ts'
import { versioned } from './versioned.ts'

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

/** What `mlbench transcripts` makes of transcripts: the last run of each. */
export const agentRuns = versioned(AGENT_RUNS_VERSION, agentRunsFile, {})
export type AgentRuns = z.infer<typeof agentRunsFile>
