import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { readJson } from '../base/files/files.ts'
import { commitHash } from '../schema/common.ts'

/** Names that GitHub gives to owners and repositories. */
const name = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/)
const repository = z.object({ id: z.int().min(1), name, owner: z.object({ login: name }) })
export type EventRepository = z.infer<typeof repository>

const pullRequestEvent = z.object({
  repository,
  pull_request: z.object({
    number: z.int().min(1),
    /** As it was when the event came. `repo` null: the fork is gone. */
    head: z.object({ sha: commitHash, ref: z.string().min(1), repo: repository.nullable() }),
  }),
})

const workflowRunEvent = z.object({
  repository,
  workflow_run: z.object({
    id: z.int().min(1),
    event: z.string(),
    html_url: z.url({ protocol: /^https?$/ }),
    head_sha: commitHash,
    head_branch: z.string().min(1).nullable(),
    /** Null: the fork is gone. */
    head_repository: repository.nullable(),
  }),
})
type FinishedRun = z.infer<typeof workflowRunEvent>['workflow_run']

/** What a run was about: a commit, at the end of a branch of a repository. Null: it is not told, or gone. */
export interface RunHead {
  readonly sha: string
  readonly branch: string | null
  readonly from: EventRepository | null
}

const issueEvent = z.object({
  repository,
  issue: z.object({ number: z.int().min(1), title: z.string().max(1000), body: z.string().max(100_000).nullable() }),
})

/** Started by hand: nothing but the repository is told. */
const dispatchEvent = z.object({ repository })

/** What a workflow's run is about, as GitHub tells it: the texts in it are strangers', the ids are not. */
export type WorkflowEvent =
  | {
      readonly kind: 'pull-request'
      readonly repository: EventRepository
      readonly number: number
      readonly head: RunHead
    }
  | {
      readonly kind: 'workflow-run'
      readonly repository: EventRepository
      readonly run: Pick<FinishedRun, 'id' | 'event' | 'html_url'>
      readonly head: RunHead
    }
  | {
      readonly kind: 'issue'
      readonly repository: EventRepository
      readonly issue: { readonly number: number; readonly body: string }
    }
  | { readonly kind: 'dispatch'; readonly repository: EventRepository }

/** UserError for an event of another kind, and outside of a workflow. */
export async function readEvent(env: NodeJS.ProcessEnv): Promise<WorkflowEvent> {
  const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env
  if (path === undefined || path === '') throw new UserError('This is no run of a workflow: there is no event to read.')
  switch (event) {
    case 'pull_request': {
      const { repository, pull_request } = await readJson(path, pullRequestEvent)
      const { sha, ref: branch, repo: from } = pull_request.head
      return { kind: 'pull-request', repository, number: pull_request.number, head: { sha, branch, from } }
    }
    case 'workflow_run': {
      const { repository, workflow_run } = await readJson(path, workflowRunEvent)
      const { head_sha: sha, head_branch: branch, head_repository: from } = workflow_run
      return { kind: 'workflow-run', repository, run: workflow_run, head: { sha, branch, from } }
    }
    case 'issues': {
      const { repository, issue } = await readJson(path, issueEvent)
      return { kind: 'issue', repository, issue: { number: issue.number, body: issue.body ?? '' } }
    }
    case 'workflow_dispatch':
      return { kind: 'dispatch', ...(await readJson(path, dispatchEvent)) }
    default:
      throw new UserError(
        `This action can do nothing on '${event}': it is for pull_request, workflow_run, issues and workflow_dispatch.`,
      )
  }
}
