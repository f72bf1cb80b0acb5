import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { proposeProject } from '../../src/commands/propose/project.ts'
import { openClient } from '../../src/github/client.ts'
import { readIssueForm } from '../../src/github/read-issue-form.ts'
import { PROPOSAL_HEADINGS, proposal } from '../../src/schema/dataset/proposal.ts'
import { makeContext } from '../support/context.ts'
import { type FakeGitHub, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset, tinyManifest } from '../support/tiny-dataset.ts'
import { hurry } from './hurry.ts'
import { makeArtifacts, REPOSITORY_PAYLOAD, SECOND } from './pull-requests.ts'

hurry()

let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
  github.state.addMain()
})
afterEach(async () => {
  expect(github.state.breaches).toEqual([])
  await github[Symbol.asyncDispose]()
})

const origin = {
  repository: 'https://github.com/somebody/iris',
  commit: 'c'.repeat(40),
  importedAt: '2026-01-01T00:00:00Z',
  sourceHash: 'd'.repeat(64),
}
const whole = tinyManifest({ origin, missing: { licence: 'no-licence-file' } })
const MANIFEST = stringify(whole)
const GOOD = { 'iris/project.yaml': MANIFEST, 'iris/requirements.lock': '# no packages\n' }

/** `place`: of the dataset in the checkout. */
async function open(files: Readonly<Record<string, string>>, issue: number | null = 8, place = 'dataset') {
  const workspace = await makeFolder()
  const { context, lines } = makeContext({ GITHUB_WORKSPACE: workspace })
  const client = openClient({
    token: TOKEN,
    logger: context.logger,
    second: SECOND,
    env: { GITHUB_API_URL: github.url },
  })
  const artifacts = await makeArtifacts({ 'greenml-project': files })
  const dataset = join(workspace, place)
  await cp(await makeDataset({ tiny: {} }), dataset, { recursive: true })
  const of = { dataset, artifactName: 'greenml-project', repository: REPOSITORY_PAYLOAD, issue }
  return { ...(await proposeProject(of, { client, artifacts }, context)), lines }
}

const filesOf = (ref: string) => {
  const commit = github.state.commits.get(github.state.refs.get(ref) ?? '')
  return github.state.trees.get(commit?.tree ?? '')
}

it('opens a pull request with the files of one project, on a branch of its own', async () => {
  const { number } = await open(GOOD)
  const [pull] = github.state.pulls
  expect(pull).toMatchObject({ number, base: 'main', head: { ref: 'import/iris' } })
  expect(pull?.body).toMatch(/Closes #8/)
  expect([...(filesOf('heads/import/iris') ?? [])].map(([path]) => path)).toEqual([
    'README.md',
    'dataset/projects/iris/project.yaml',
    'dataset/projects/iris/requirements.lock',
  ])
  expect(filesOf('heads/main')?.size).toBe(1)
})

it('proposes it for the dataset that is named, wherever that lies in the checkout', async () => {
  await open(GOOD, 8, 'benchmarks/own')
  expect(filesOf('heads/import/iris')?.has('benchmarks/own/projects/iris/project.yaml')).toBe(true)
})

it('renews the one that is open, when the import is started again', async () => {
  const first = await open(GOOD)
  const second = await open({ ...GOOD, 'iris/requirements.txt': 'numpy\n' })
  expect(second.number).toBe(first.number)
  expect(github.state.pulls).toHaveLength(1)
  expect(filesOf('heads/import/iris')?.has('dataset/projects/iris/requirements.txt')).toBe(true)
})

it('leaves one alone that another issue asked for, or that somebody added to', async () => {
  const { number } = await open(GOOD, 8)
  const [made, main] = [github.state.refs.get('heads/import/iris'), github.state.refs.get('heads/main')]
  const refused = { name: 'UserError', message: expect.stringContaining(`Pull request ${number} `) }
  await expect(open({ ...GOOD, 'iris/requirements.txt': 'numpy\n' }, 9)).rejects.toMatchObject(refused)
  expect(github.state.refs.get('heads/import/iris')).toBe(made)
  const commit = github.state.commits.get(made ?? '')
  if (commit === undefined) throw new Error('nothing was committed')
  github.state.commits.set(made ?? '', { ...commit, committed: '2100-01-01T00:00:00Z' }) // amended
  await expect(open(GOOD, 8)).rejects.toMatchObject(refused)
  github.state.refs.set('heads/import/iris', main ?? '')
  await expect(open(GOOD, 8)).rejects.toMatchObject(refused)
  expect(github.state.refs.get('heads/import/iris')).toBe(main)
})

it('leaves a branch alone that holds what somebody else wrote, also without a pull request', async () => {
  const main = github.state.refs.get('heads/main') ?? ''
  github.state.refs.set('heads/import/iris', main)
  await expect(open(GOOD, 8)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('Branch import/iris is there'),
  })
  expect(github.state.refs.get('heads/import/iris')).toBe(main)
  expect(github.state.pulls).toEqual([])
})

it.each([
  ...['post trees', 'post commits', 'post refs', 'patch refs/{ref}'].map((call) => call.replace(' ', ' git/')),
  'post pulls',
])('opens one pull request where GitHub did %s and its answer got lost', async (call) => {
  if (call.startsWith('patch')) {
    await open(GOOD)
    github.state.pulls.splice(0)
  }
  const place = call.replace(' ', ' /repos/{owner}/{repo}/')
  github.state.troubles.push({ call: place, kind: 'late-gateway' })
  const { lines } = await open(GOOD)
  expect(lines).toContainEqual(expect.stringMatching(/^pull request \d+ opened: /))
  expect(github.state.troubles).toEqual([])
  expect(github.state.pulls).toHaveLength(1)
  expect(filesOf('heads/import/iris')?.has('dataset/projects/iris/project.yaml')).toBe(true)
})

it('sets a branch anew that a closed one left', async () => {
  await open(GOOD, 8)
  github.state.pulls.splice(0)
  await open(GOOD, 9)
  expect(github.state.pulls).toMatchObject([{ body: expect.stringContaining('Closes #9') }])
})

it.each([
  ['a workflow', { ...GOOD, 'iris/.github/workflows/x.yml': 'on: push' }],
  ['a file outside of it', { ...GOOD, 'other.txt': '' }],
  ['two projects', { ...GOOD, 'second/project.yaml': MANIFEST }],
  ['no manifest', { 'iris/requirements.lock': '' }],
  ['a manifest that is not valid', { ...GOOD, 'iris/project.yaml': 'entry: 7' }],
  [
    "one machine's Python",
    {
      ...GOOD,
      'iris/project.yaml': stringify({ ...whole, environment: { manager: 'existing', lock: 'requirements.lock' } }),
    },
  ],
  ['a private host', { ...GOOD, 'iris/project.yaml': MANIFEST.replace('github.com', 'localhost') }],
  ['no origin', { ...GOOD, 'iris/project.yaml': stringify(tinyManifest()) }],
  [
    'a project that is there, in another case',
    Object.fromEntries(Object.entries(GOOD).map(([path, text]) => [path.replace('iris', 'TINY'), text])),
  ],
  ['nothing', {}],
])('opens nothing for an artifact with %s', async (_, files) => {
  await expect(open(files)).rejects.toMatchObject({ name: 'UserError' })
  expect(github.state.asked).toEqual([])
})

const form = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([heading, text]) => `### ${heading}\r\n\r\n${text}\r\n`)
    .join('\r\n')

it('reads a form of which some fields are empty', () => {
  const body = form({
    Repository: 'https://github.com/somebody/iris',
    Commit: '_No response_',
    Folder: 'deep/er',
    Entry: '_No response_',
    Name: 'iris',
    'Why it is worth measuring': 'because\n\n### Repository\n\nhttps://evil.example.org/x',
  })
  expect(proposal.parse(readIssueForm(body, PROPOSAL_HEADINGS))).toEqual({
    source: 'https://github.com/somebody/iris',
    path: 'deep/er',
    slug: 'iris',
  })
})

it.each([
  ['another protocol', { Repository: 'file:///etc' }],
  ['a password', { Repository: 'https://a:b@github.com/x/y' }],
  ['an option of git', { Repository: '--upload-pack=x' }],
  ['no repository', { Name: 'x' }],
  ['a folder outside', { Repository: 'https://github.com/x/y', Folder: '../..' }],
  ['a branch for a commit', { Repository: 'https://github.com/x/y', Commit: 'main' }],
])('takes no form with %s', (_, fields) => {
  expect(proposal.safeParse(readIssueForm(form(fields), PROPOSAL_HEADINGS)).success).toBe(false)
})
