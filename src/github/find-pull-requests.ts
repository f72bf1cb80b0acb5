import { UserError } from '../base/errors.ts'
import { type Client, placeOf } from './client.ts'
import type { EventRepository, RunHead, WorkflowEvent } from './event.ts'

/**
 * Numbers of the open pull requests whose head is just what a run was about, by GitHub's own word: of a fork the event of a
 * finished one names none, and what it left behind may name any. None where a later push, a merge or a closing came first.
 */
async function findPullRequests(
  client: Client,
  repository: EventRepository,
  { sha, branch, from }: RunHead,
): Promise<number[]> {
  if (branch === null || from === null) return []
  const { data } = await client.rest.pulls.list({
    ...placeOf(repository),
    state: 'open',
    head: `${from.owner.login}:${branch}`,
    per_page: 100,
  })
  const isOfRun = ({ head, base }: (typeof data)[number]) =>
    head.sha === sha && head.repo?.id === from.id && base.repo.id === repository.id
  return data.filter(isOfRun).map(({ number }) => number)
}

/** The pull requests that an event is about. UserError for one that is about none. */
export async function choosePulls(event: WorkflowEvent, client: Client): Promise<readonly number[]> {
  switch (event.kind) {
    case 'pull-request': {
      // Of two runs that measure, the one of the earlier push may end last.
      const found = await findPullRequests(client, event.repository, event.head)
      return found.filter((number) => number === event.number)
    }
    case 'workflow-run':
      return event.run.event === 'pull_request' ? findPullRequests(client, event.repository, event.head) : []
    case 'issue':
    case 'dispatch':
      throw new UserError('There is no pull request here: this action comments on pull_request and workflow_run.')
  }
}
