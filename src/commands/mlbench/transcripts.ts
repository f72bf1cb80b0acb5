import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { readAllRuns } from '../../mlbench/agent/transcripts.ts'
import { renderAgentRuns, type ToldAlone } from '../../report/mlbench/task-evaluation.ts'
import { AGENT_RUNS_VERSION, type AgentRuns, withoutSource } from '../../schema/mlbench/agent-runs.ts'
import { transcriptsOptions } from '../../schema/options/mlbench/review-options.ts'

interface ShownRuns {
  readonly runs: AgentRuns
  readonly told: ToldAlone
}

/** Shows what agents did, by their transcripts below a folder. UserError where there are none. */
export async function showTranscripts(
  given: z.input<typeof transcriptsOptions>,
  { logger }: CommandContext,
): Promise<ShownRuns> {
  const { out, report } = transcriptsOptions.parse(given)
  const onTorn = (path: string) => logger.warn(`${path}: a line that was not written to its end is left out`)
  const runs = withoutSource({ schemaVersion: AGENT_RUNS_VERSION, runs: await readAllRuns(out, onTorn) })
  if (runs.runs.length === 0)
    throw new UserError(`${out} holds no transcripts: 'greenml mlbench agent --out ${out}' writes them.`)
  const told = renderAgentRuns(runs)
  if (report !== undefined) await writeFileAtomic(report, `${told.markdown}\n`)
  return { runs, told }
}
