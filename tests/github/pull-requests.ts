import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commentOnPulls } from '../../src/commands/comment.ts'
import type { LeftArtifacts } from '../../src/github/artifact-store.ts'
import { openClient } from '../../src/github/client.ts'
import { readEvent } from '../../src/github/event.ts'
import { type ProjectFault, VALIDATION_FILE, type Validation } from '../../src/schema/dataset/validation.ts'
import { commentInputs } from '../../src/schema/options/comment-options.ts'
import { folderStore } from '../actions/folder-store.ts'
import { makeContext } from '../support/context.ts'
import { type FakeGitHub, REPOSITORY, TOKEN } from '../support/fake-github/server.ts'
import { makeFolder } from '../support/temporary.ts'

/** What a second takes here. */
export const SECOND = 5

export const SHA = '1'.repeat(40)
export const REPOSITORY_PAYLOAD = { id: REPOSITORY.id, name: REPOSITORY.name, owner: { login: REPOSITORY.owner } }
export const FORK = { id: 78, name: REPOSITORY.name, owner: { login: 'stranger' } }

export const finishedRun = (changes: object = {}) => ({
  repository: REPOSITORY_PAYLOAD,
  workflow_run: {
    id: 5,
    event: 'pull_request',
    conclusion: 'failure',
    pull_requests: [],
    html_url: 'https://github.test/bench/greenml/actions/runs/5',
    head_sha: SHA,
    head_branch: 'new',
    head_repository: FORK,
    ...changes,
  },
})

export function makeValidation(state: 'passed' | 'failed', logEnd = ''): Validation {
  const fault: ProjectFault = {
    kind: 'unknown-key',
    weight: 'fault',
    path: ['entyr'],
    line: 6,
    found: 'entyr',
    wanted: 'entry',
    patch: { op: 'rename', path: ['entyr'], to: 'entry' },
  }
  const checks = [{ check: 'manifest' as const, state, faults: state === 'failed' ? [fault] : [] }]
  const project = { slug: 'tiny', file: 'dataset/projects/tiny/project.yaml', checks, metric: null, logEnd }
  return { schemaVersion: 2, submissions: [], projects: [project] }
}

/** Artifacts of a run, by name: the texts of their files by path. */
export async function makeArtifacts(artifacts: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const files = Object.entries(artifacts).flatMap(([name, held]) =>
    Object.entries(held).map(([path, text]) => [`${name}/${path}`, text] as const),
  )
  return folderStore(await makeFolder(Object.fromEntries(files)))
}

export const validationArtifact = (found: unknown) =>
  makeArtifacts({ 'greenml-validation': { [VALIDATION_FILE]: JSON.stringify(found) } })

/** As the action does, on an event of this kind. */
export async function comment(
  { url }: FakeGitHub,
  event: { readonly name: string; readonly payload: unknown },
  artifacts: LeftArtifacts,
  given: object = {},
) {
  const path = join(await makeFolder(), 'event.json')
  await writeFile(path, JSON.stringify(event.payload))
  const env = {
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: path,
    GITHUB_API_URL: url,
    GITHUB_SERVER_URL: 'https://github.test',
  }
  const { context, lines } = makeContext(env)
  const client = openClient({ token: TOKEN, logger: context.logger, env, second: SECOND })
  const hands = { event: await readEvent(env), client, openArtifacts: async () => artifacts, second: SECOND }
  const result = await commentOnPulls(commentInputs.parse({ token: TOKEN, ...given }), hands, context)
  return { ...result, lines }
}
