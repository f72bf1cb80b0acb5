import { UserError } from '../base/errors.ts'
import { type Client, explainRefusal, placeOf } from './client.ts'
import type { EventRepository } from './event.ts'

/**
 * Lets the artifacts of another run be taken as this repository's own, by GitHub's word. UserError 3 for a run of another repository's
 * commits: the workflow that a stranger's pull request brings leaves whatever it likes, under any name.
 */
export async function requireOwnRun(client: Client, repository: EventRepository, run: number): Promise<void> {
  const asked = { ...placeOf(repository), run_id: run, per_page: 100 }
  const { data } = await client.rest.actions.listWorkflowRunArtifacts(asked).catch((error: unknown) => {
    throw explainRefusal(error, 'actions: read')
  })
  const isOwn = data.artifacts.every(({ workflow_run: from }) => from?.head_repository_id === repository.id)
  if (!isOwn)
    throw new UserError(
      `Run ${run} is not of this repository's own commits but of a fork's, as a pull request brings them: what it left is not taken.`,
      3,
    )
}
