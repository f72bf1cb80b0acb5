import { type Client, placeOf } from './client.ts'
import type { EventRepository, FinishedRun } from './event.ts'

/**
 * Numbers of the open pull requests whose head is just what a finished run was about, by GitHub's own word: of a fork the event
 * names none, and what the run left behind may name any. None where a later push, a merge or a closing came first.
 */
export async function findPullRequests(
  client: Client,
  repository: EventRepository,
  { head_sha: sha, head_branch: branch, head_repository: from }: FinishedRun,
): Promise<number[]> {
  if (branch === null || from === null) return []
  const { data } = await client.rest.pulls.list({
    ...placeOf(repository),
    ...{ state: 'open', head: `${from.owner.login}:${branch}`, per_page: 100 },
  })
  const isOfRun = ({ head, base }: (typeof data)[number]) =>
    head.sha === sha && head.repo?.id === from.id && base.repo.id === repository.id
  return data.filter(isOfRun).map(({ number }) => number)
}
