import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect } from 'vitest'
import { listFiles, readJson, sha256Hex } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { bundle } from '../../src/commands/bundle.ts'
import { publishedReport } from '../../src/schema/campaign/published-report.ts'
import { REPOSITORY_PAYLOAD } from '../github/pull-requests.ts'
import { makeContext } from '../support/context.ts'
import { startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { unpackCampaign } from '../support/unpack-campaign.ts'
import { makeCheckout } from './checkout.ts'
import { runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const RUN = 5
const ID = '2026-11-24-first'

let folder: string
let checkout: string
beforeAll(async () => {
  const made = await makeCheckout('publish', { parts: ['dataset', 'reports'] })
  ;({ folder, checkout } = made)
  return made.remove
})

describe('publish.yml', () => {
  testWith('act', 'opens a pull request with the report of the campaign that another run left', async (act) => {
    await using github = await startFakeGitHub()
    const { state } = github
    state.addMain()
    state.artifacts.push({ run: RUN, name: 'greenml-campaign', zip: await zipBundle() })
    const inputs = { 'run-id': String(RUN), author: 'Doe, Jane', id: ID, licence: 'CC-BY-4.0' }
    const { exitCode, log } = await runAct(act, {
      event: 'workflow_dispatch',
      workflow: 'publish.yml',
      checkout,
      folder,
      timeoutSeconds: LIMIT_SECONDS,
      secrets: { GITHUB_TOKEN: TOKEN },
      env: { GITHUB_API_URL: github.url },
      payload: { repository: REPOSITORY_PAYLOAD, inputs },
    })
    expect(log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(exitCode).toBe(0)
    expect(state.breaches).toEqual([])

    expect(state.pulls).toMatchObject([{ base: 'main', head: { ref: `publish/${ID}` } }])
    const commit = state.commits.get(state.refs.get(`heads/publish/${ID}`) ?? '')
    const files = state.trees.get(commit?.tree ?? '') ?? new Map()
    const read = (path: string) => Buffer.from(files.get(`reports/${ID}/${path}`) ?? '')
    const facts = publishedReport.parse(JSON.parse(read('published.json').toString()))
    expect(facts).toMatchObject({ id: ID, authors: ['Doe, Jane'], licence: 'CC-BY-4.0' })
    const own = ['CITATION.cff', 'published.json', 'zenodo.json']
    expect([...files.keys()].sort()).toEqual(
      ['README.md', ...[...own, ...facts.files.map(({ path }) => path)].map((path) => `reports/${ID}/${path}`)].sort(),
    )
    for (const { path, sha256 } of facts.files) expect(sha256Hex(read(path)), path).toBe(sha256)
    expect(read('records.parquet').subarray(0, 4).toString()).toBe('PAR1')
  })
})

/** The campaign as actions/report leaves it. */
async function zipBundle(): Promise<Buffer> {
  const { campaign } = await unpackCampaign(undefined, false)
  const out = join(folder, 'bundle')
  await bundle({ campaign, out }, makeContext({}).context)
  const zip = join(folder, 'campaign.zip')
  const made = await runCommand('python3', ['-m', 'zipfile', '-c', zip, ...(await topOf(out))], { cwd: out })
  expect(made.exitCode).toBe(0)
  return readFile(zip)
}

const topOf = async (root: string) => [...new Set((await listFiles(root)).map((path) => path.split('/')[0] ?? ''))]

describe('pages.yml', () => {
  testWith('act', 'builds the site of what is published, with its address, and deploys it', async (act) => {
    const pages = join(folder, 'pages')
    await mkdir(pages)
    const url = 'https://bench.example.org/greenml'
    const standIns = ['configure-pages', 'upload-pages-artifact', 'deploy-pages'].map(
      (name) => [`actions/${name}`, join(PACKAGE_ROOT, 'tests', 'e2e', 'stand-ins', name)] as const,
    )
    const { exitCode, log } = await runAct(act, {
      event: 'workflow_dispatch',
      workflow: 'pages.yml',
      checkout,
      folder,
      timeoutSeconds: LIMIT_SECONDS,
      env: { PAGES_URL: url, PAGES_FOLDER: pages },
      standIns: Object.fromEntries(standIns),
    })
    expect(log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(exitCode).toBe(0)

    const site = join(pages, 'site')
    const reports = (await listFiles(join(PACKAGE_ROOT, 'reports'))).filter((path) => path.includes('/'))
    expect(reports.length).toBeGreaterThan(0)
    expect(await listFiles(join(site, 'reports'))).toEqual(reports)
    // What was found to be wrong since stands on the page and in the text.
    for (const path of reports.filter((each) => !/\/(index\.html|report\.md)$/.test(each))) {
      const [published, there] = [join(site, 'reports', path), join(PACKAGE_ROOT, 'reports', path)]
      expect(sha256Hex(await readFile(published)), path).toBe(sha256Hex(await readFile(there)))
    }
    for (const path of reports.filter((each) => each.endsWith('/published.json'))) {
      const { id } = await readJson(join(PACKAGE_ROOT, 'reports', path), publishedReport)
      expect(await readFile(join(site, 'feed.xml'), 'utf8')).toContain(`href="${url}/reports/${id}/"`)
      expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(`href="reports/${id}/`)
    }
    expect(await listFiles(site)).toEqual(expect.arrayContaining(['assets/interactive.js', 'campaigns.json']))
  })
})
