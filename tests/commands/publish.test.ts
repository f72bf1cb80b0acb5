import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashBelow, listFiles, readJson, sha256Hex } from '../../src/base/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { publish } from '../../src/commands/publish.ts'
import { report } from '../../src/commands/report.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import { publishedReport } from '../../src/schema/published-report.ts'
import { writeCampaign } from '../report/write-campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const { context } = makeContext({})
let root: string
let campaign: string
let reports: string
let folder: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'))
  campaign = await writeCampaign(join(root, 'campaign'), { energy: 'measured' })
  reports = join(root, 'reports')
  ;({ folder } = await publish({ campaign, author: ['Doe, Jane'], reports }, context))
}, 60_000)
afterAll(() => rm(root, { recursive: true }))

it('puts a report into a folder named after its first day, with the hash of every file, in two megabytes', async () => {
  expect(folder).toBe(join(reports, '2026-11-30-demo'))
  const { files, answers, projects } = await readJson(join(folder, 'published.json'), publishedReport)
  for (const { path, sha256, bytes } of files) {
    expect(await hashBelow(folder, path)).toBe(sha256)
    expect((await readFile(join(folder, path))).byteLength).toBe(bytes)
  }
  const own = ['CITATION.cff', 'published.json', 'zenodo.json']
  expect((await listFiles(folder)).sort()).toEqual([...own, ...files.map(({ path }) => path)].sort())
  const sizes = await Promise.all(
    (await listFiles(folder)).map(async (path) => (await readFile(join(folder, path))).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000)
  expect([answers.length, projects.length]).toEqual([24, 6])
})

it('never replaces what is published, and takes no name that leaves the folder', async () => {
  const before = sha256Hex(await readFile(join(folder, 'published.json')))
  const again = publish({ campaign, author: ['Doe, Jane'], reports }, context)
  await expect(again).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('--id') })
  expect(sha256Hex(await readFile(join(folder, 'published.json')))).toBe(before)
  await expect(publish({ campaign, author: ['Doe'], reports, id: '../out' }, context)).rejects.toThrow()
})

it('leaves out forms of the records that do not fit, and says so nowhere as if they were there', async () => {
  const whole = await report({ campaign, out: join(await makeFolder(), 'whole') }, context)
  const size = async (name: string) => (await readFile(join(whole.folder, name))).byteLength
  const texts = whole.files.filter((name) => !name.startsWith('records.'))
  const least = (await Promise.all(texts.map(size))).reduce((sum, each) => sum + each, 0)
  const fits = least + (await size('records.parquet')) + 1000
  const { folder: small, files } = await report({ campaign, out: join(await makeFolder(), 'small') }, context, fits)
  expect(files.filter((name) => name.startsWith('records.'))).toEqual(['records.parquet'])
  expect(await listFiles(small)).toEqual([...files].sort())
  for (const name of ['index.html', 'report.md', 'README.md']) {
    const text = await readFile(join(small, name), 'utf8')
    expect(text, name).toContain('records.parquet')
    expect(text, name).not.toMatch(/(href="|\]\()records\.(csv|jsonl)/)
  }
  await expect(report({ campaign, out: join(await makeFolder(), 'none') }, context, 1000)).rejects.toMatchObject({
    exitCode: 2,
  })
})

it('makes a site of it whose first view is small, and that shows what was wrong with a report', async () => {
  const out = join(await makeFolder(), 'site')
  const text = 'schemaVersion: 1\nerrata:\n  - { date: 2026-12-01, kind: withdrawn, text: The clock was wrong. }\n'
  await writeFile(join(folder, 'errata.yaml'), text)
  await buildSiteFolder({ reports, out }, context)
  const page = await readFile(join(out, 'reports', '2026-11-30-demo', 'index.html'), 'utf8')
  expect(page).toContain('The clock was wrong.')
  const first = ['index.html', 'assets/report.css', 'assets/report.js']
  const bytes = await Promise.all(first.map(async (path) => gzipSync(await readFile(join(out, path))).byteLength))
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(300_000)
  expect(gzipSync(page).byteLength).toBeLessThan(300_000)
  await rm(join(folder, 'errata.yaml'))
})

it('refuses a folder that is not empty, a report under another name, and an erratum that leads nowhere', async () => {
  const out = await makeFolder({ 'mine.txt': '' })
  await expect(buildSiteFolder({ reports, out }, context)).rejects.toThrow('is not empty')
  const moved = join(await makeFolder(), 'reports')
  const published = await readFile(join(folder, 'published.json'))
  await makeFolderOf(moved, 'other', { 'published.json': published })
  await expect(buildSiteFolder({ reports: moved, out: `${out}/a` }, context)).rejects.toThrow("'2026-11-30-demo'")
  const lost = join(await makeFolder(), 'reports')
  const errata = 'schemaVersion: 1\nerrata: [{ date: 2026-12-01, kind: corrected, text: a, replacedBy: gone }]\n'
  await makeFolderOf(lost, '2026-11-30-demo', { 'published.json': published, 'errata.yaml': errata })
  await expect(buildSiteFolder({ reports: lost, out: `${out}/b` }, context)).rejects.toThrow("'gone'")
})

it('shows in a report what other steps left in the campaign, and nothing where they left nothing', async () => {
  const bare = await report({ campaign, out: join(await makeFolder(), 'bare') }, context)
  expect(await readFile(bare.html, 'utf8')).not.toContain('id="ml-bench"')
  const hits = { hits: 3, all: 4 }
  const rate = { k: 1, passed: 2, attemptable: 3, total: 4, share: 2 / 3, bounds: [0.5, 0.75], clusterInterval: null }
  const system = {
    ...{
      system: 'gpt <i>',
      attempts: 4,
      passed: 2,
      lost: 1,
      firstFailed: null,
      reasons: {},
      errorCategories: { syntax: 1 },
    },
    ...{ passRates: [{ ...rate, taskInterval: null }], unbiased: [], byType: [] },
    published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
    hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
    took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
    byRepository: [{ githubId: 1, repository: 'dgl', passRates: [{ ...rate, taskInterval: null }] }],
  }
  const scores = {
    ...{ schemaVersion: 2, rules: 'compat', rowsSha256: 'a'.repeat(64), tasks: 4, faults: [], ranking: null },
    ...{ golds: { checked: 0, failed: [], excluded: false }, systems: [system] },
  }
  const path = join(campaign, 'task-scores.json')
  await writeFile(path, JSON.stringify(scores))
  const { html, markdown } = await report({ campaign }, context)
  const page = await readFile(html, 'utf8')
  expect(page).toContain('<section id="ml-bench">')
  expect(page).toContain('href="#ml-bench"')
  expect(page).not.toContain('gpt <i>')
  expect(await readFile(markdown, 'utf8')).toContain('paper: GPT-4')
  await rm(path)
  await rm(campaignFiles.report(campaign), { recursive: true })
})

async function makeFolderOf(parent: string, name: string, files: Readonly<Record<string, string | Uint8Array>>) {
  await mkdir(join(parent, name), { recursive: true })
  for (const [path, content] of Object.entries(files)) await writeFile(join(parent, name, path), content)
}
