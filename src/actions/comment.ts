import type { z } from 'zod'
import { commentOnPulls, runOf } from '../commands/comment.ts'
import { openClient } from '../github/client.ts'
import { readEvent } from '../github/event.ts'
import { commentInputs } from '../schema/options/comment-options.ts'
import type { ActionContext, Outputs } from './run-action.ts'

export async function runComment(given: z.input<typeof commentInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = commentInputs.parse(given)
  const event = await readEvent(context.env)
  const { env, logger } = context
  const client = openClient({ token: inputs.token, logger, env })
  const left = runOf(event)
  const openArtifacts = async () => {
    if (left === null) return context.openArtifacts()
    const { openLeftArtifacts } = await import('../github/artifact-store.ts')
    return openLeftArtifacts(left.run, left.repository, inputs.token)
  }
  const { upserted, pulls } = await commentOnPulls(inputs, { event, client, openArtifacts }, context)
  return { outcome: upserted?.outcome ?? 'none', url: upserted?.url ?? '', pulls: pulls.join(',') }
}
