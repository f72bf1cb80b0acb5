import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { listFiles, sha256Hex } from '../../src/base/files/files.ts'
import { proposeReport } from '../../src/commands/propose/report.ts'
import { publish } from '../../src/commands/publish.ts'
import { openClient } from '../../src/github/client.ts'
import { folderStore } from '../actions/folder-store.ts'
import { writeCampaign } from '../report/write-campaign.ts'
import { makeContext } from '../support/context.ts'
import { type FakeGitHub, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { makeFolder } from '../support/temporary.ts'
import { hurry } from './hurry.ts'
import { REPOSITORY_PAYLOAD, SECOND } from './pull-requests.ts'

const ARTIFACT = 'published-report'
const ID = '2026-11-30-demo'

let made: string
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'propose-'))
  const campaign = await writeCampaign(join(folder, 'campaign'), { energy: 'measured' })
  made = join(folder, 'artifacts')
  await publish({ campaign, author: ['@Doe, Jane'], reports: join(made, ARTIFACT) }, makeContext({}).context)
  return () => rm(folder, { recursive: true })
}, 60_000)

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

const prefixed = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`reports/${path}`, text]))

/** `change`: what became of the folder of the report between the jobs; `there`: what this checkout holds. */
async function open(change: (report: string) => Promise<unknown> = async () => {}, there: Record<string, string> = {}) {
  const root = await makeFolder()
  await cp(made, root, { recursive: true })
  await change(join(root, ARTIFACT, ID))
  const workspace = await makeFolder(prefixed(there))
  const { context } = makeContext({ GITHUB_WORKSPACE: workspace })
  const env = { GITHUB_API_URL: github.url }
  const client = openClient({ token: TOKEN, logger: context.logger, second: SECOND, env })
  const of = { reports: join(workspace, 'reports'), artifactName: ARTIFACT, repository: REPOSITORY_PAYLOAD }
  return proposeReport(of, { client, artifacts: folderStore(root) }, context)
}

it('opens a pull request with every file of the report as it was made, bytes too', async () => {
  const { number, name } = await open()
  expect(name).toBe(ID)
  const [pull] = github.state.pulls
  expect(pull).toMatchObject({ number, base: 'main', head: { ref: `publish/${ID}` } })
  expect(pull?.body).not.toMatch(/(?<!\w)@Doe/) // who is named is not called
  const commit = github.state.commits.get(github.state.refs.get(`heads/publish/${ID}`) ?? '')
  const files = github.state.trees.get(commit?.tree ?? '') ?? new Map()
  const folder = join(made, ARTIFACT, ID)
  expect([...files.keys()].sort()).toEqual(
    ['README.md', ...(await listFiles(folder)).map((path) => `reports/${ID}/${path}`)].sort(),
  )
  for (const path of await listFiles(folder)) {
    const proposed = Buffer.from(files.get(`reports/${ID}/${path}`) ?? '')
    expect(proposed.equals(await readFile(join(folder, path))), path).toBe(true)
  }
})

/** Adds to the list of files in `published.json`, with the hash that it has. */
async function name(report: string, path: string, content: string) {
  await writeFile(join(report, path), content)
  const file = join(report, 'published.json')
  const facts = JSON.parse(await readFile(file, 'utf8'))
  facts.files.push({ path, sha256: sha256Hex(content), bytes: content.length })
  await writeFile(file, JSON.stringify(facts))
}

it.each<[string, (report: string) => Promise<unknown>]>([
  ['a page that was changed since', (report) => writeFile(join(report, 'index.html'), '<script>1</script>')],
  ['a file that is gone', (report) => rm(join(report, 'report.md'))],
  ['a file that nobody named', (report) => writeFile(join(report, 'more.html'), '')],
  ['a program among its files', (report) => name(report, 'page.js', 'alert(1)')],
  ['a page that is none of this tool', (report) => name(report, 'more.html', '<script>1</script>')],
  ['a drawing that runs', (report) => name(report, 'more.svg', '<svg onload="1"/>')],
  ['errata of its own', (report) => name(report, 'errata.yaml', 'errata: []')],
  ['more than a report may have', (report) => name(report, 'large.csv', 'x'.repeat(2_000_001))],
  [
    'another name than its folder',
    (report) =>
      cp(report, join(report, '..', 'other'), { recursive: true }).then(() => rm(report, { recursive: true })),
  ],
  ['two reports', (report) => cp(report, join(report, '..', 'other'), { recursive: true })],
  ['facts that are none', (report) => writeFile(join(report, 'published.json'), '{}')],
  ['no facts', (report) => rm(join(report, 'published.json'))],
  [
    'a link for a page',
    async (report) => {
      await rm(join(report, 'report.md'))
      await symlink('/etc/hostname', join(report, 'report.md'))
    },
  ],
  ['nothing', (report) => rm(report, { recursive: true })],
])('opens nothing for %s', async (_, change) => {
  await expect(open(change)).rejects.toMatchObject({ name: 'UserError' })
  expect(github.state.asked).toEqual([])
})

it('replaces no report that is published', async () => {
  await expect(open(undefined, { [`${ID}/published.json`]: '{}' })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(ID),
  })
  expect(github.state.asked).toEqual([])
})
