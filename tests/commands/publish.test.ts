import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashBelow, listFiles, readJson, sha256Hex } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { publish } from '../../src/commands/publish.ts'
import { report } from '../../src/commands/report.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import { hashSource } from '../../src/report/document/html.ts'
import { publishedReport } from '../../src/schema/campaign/published-report.ts'
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

it('refuses a folder that is not empty, and leaves out a report under another name', async () => {
  const out = await makeFolder({ 'mine.txt': '' })
  await expect(buildSiteFolder({ reports, out }, context)).rejects.toThrow('is not empty')
  const moved = join(await makeFolder(), 'reports')
  const published = await readFile(join(folder, 'published.json'))
  await makeFolderOf(moved, 'other', { 'published.json': published })
  expect(await leftOut(moved)).toEqual([expect.stringContaining("'2026-11-30-demo'")])
})

/** What a site of these reports is built without. */
const leftOut = async (own: string) =>
  (await buildSiteFolder({ reports: own, out: join(await makeFolder(), 'site') }, context)).leftOut

it('leaves out of the site a folder whose name no path may have, and nothing else', async () => {
  const own = await makeFolder()
  await cp(reports, own, { recursive: true })
  await mkdir(join(own, 'a\nb'))
  const built = await buildSiteFolder({ reports: own, out: join(await makeFolder(), 'site') }, context)
  expect(built.leftOut).toEqual([expect.stringContaining("'a\\u{a}b/")])
  expect(built.reports).toHaveLength(1)
})

it('leaves out of a site what is not as it should be, tells each, and builds the rest', async () => {
  const own = await changeReport(
    'errata.yaml',
    () => 'schemaVersion: 1\nerrata: [{ date: 2026-12-01, kind: corrected, text: Seen, replacedBy: broken }]\n',
    false,
  )
  const bad = {
    broken: { 'published.json': '{' },
    other: { 'published.json': await readFile(join(folder, 'published.json')) },
    torn: {
      'published.json': (await readFile(join(folder, 'published.json'), 'utf8')).replaceAll('2026-11-30-demo', 'torn'),
      'index.html': 'other',
    },
  }
  for (const [name, files] of Object.entries(bad)) await makeFolderOf(own, name, files)
  const submissions = await makeFolder({ 'empty/notes.txt': '', 'wrong/card.yaml': 'schemaVersion: 1\n' })
  const [out, list] = [join(own, '..', 'site'), join(own, '..', 'left-out.txt')]
  const built = await buildSiteFolder({ reports: own, submissions, out, leftOut: list }, context)
  expect(built.reports).toEqual(['2026-11-30-demo'])
  const named = ['broken', 'other', 'torn', "there is no report 'broken'", 'empty', 'wrong']
  expect(built.leftOut).toEqual(named.map((name) => expect.stringContaining(name)))
  expect((await readFile(list, 'utf8')).trim().split('\n')).toHaveLength(named.length)
  expect(await readdir(join(out, 'reports'))).toEqual(['2026-11-30-demo'])
  const page = await readFile(join(out, 'reports', '2026-11-30-demo', 'index.html'), 'utf8')
  expect(page).toContain('Seen')
  expect(page).not.toContain('../broken/')
  expect(JSON.parse(await readFile(join(out, 'campaigns.json'), 'utf8'))).toHaveLength(1)
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg">'
it.each<[string, string, (text: string) => string]>([
  ['a page that begins otherwise', 'index.html', (text) => text.replace('<html', '<script>1</script><html')],
  [
    'a page that leads away',
    'index.html',
    (text) => text.replace('<body>', '<meta http-equiv=refresh content="0;x">$&'),
  ],
  ['a page under another name', 'more.html', () => '<script>1</script>'],
  ['a drawing with a script', 'finding.svg', () => `${DRAWING}<script>1</script></svg>`],
  ['a drawing with a handler', 'finding.svg', () => `${DRAWING}<g onload="1"/></svg>`],
  ['a drawing that loads', 'finding.svg', () => `${DRAWING}<style>@import 'https://example.org'</style></svg>`],
  ...[
    '<style type="text/css">@import url(http://a.example)</style>',
    '<style>@im&#112;ort "http://a.example";</style>',
    '<style>rect{cursor:image-set("http://a.example/x.png" 1x),auto}</style>',
    '<style>@font-face{font-family:a;src:u\\72l(http://a.example)}</style>',
    '<rect cursor="u&#114;l(http://a.example/x.png),auto" />',
    '<rect cursor="url(http://a.example/x.png),auto" />',
    '<rect mask="src(&quot;http://a.example&quot;)" />',
    '<rect fill="\\75 rl(http://a.example#x)" />',
    `<g x=" aria-label=" onload="location='//a.example'" />`,
    '<style><title/>@import url(http://a.example/x.css);</style>',
    '<style>rect{}<title>a</title>@import "http://a.example";</style>',
  ].map((part): [string, string, () => string] => [
    `a drawing with ${part}`,
    'finding.svg',
    () => `${DRAWING}${part}</svg>`,
  ]),
  ['a drawing with a page in it', 'finding.svg', () => `${DRAWING}<foreignObject><b/></foreignObject></svg>`],
  ['a drawing with entities', 'finding.svg', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${DRAWING}&a;</svg>`],
  ['a drawing with a sheet', 'finding.svg', () => `<?xml-stylesheet href="a.xsl"?>${DRAWING}</svg>`],
  ['a drawing that leads away', 'finding.svg', () => `${DRAWING}<a href="javascript:1"><text>x</text></a></svg>`],
])('puts nothing on a site that does more than a report, whatever hash its facts give: %s', async (_, path, change) => {
  const own = await changeReport(path, change, true)
  const out = join(own, '..', 'site')
  const { leftOut, reports } = await buildSiteFolder({ reports: own, out }, context)
  expect([leftOut, reports]).toEqual([[expect.stringContaining(`'${path}'`)], []])
  expect(await readdir(join(out, 'reports'))).toEqual([])
})

it.each([
  ['what was changed since', 'records.csv'],
  ['what nobody named', 'notes.html'],
])('puts nothing on a site but what a report was published with: %s', async (_, path) => {
  const own = await changeReport(path, () => 'other', false)
  expect(await leftOut(own)).toEqual([expect.stringContaining(`'${path}'`)])
})

it("runs on a site's page of a report no script but this tool's, whatever the page itself allows", async () => {
  const own = await changeReport(
    'index.html',
    (text) => text.replace(/script-src [^;]*/, "script-src 'unsafe-inline'").replace('<main>', '<main onclick="1">'),
    true,
  )
  const out = join(own, '..', 'site')
  await buildSiteFolder({ reports: own, out }, context)
  const page = await readFile(join(out, 'reports', '2026-11-30-demo', 'index.html'), 'utf8')
  const [first] = [...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
    ([, each]) => each,
  )
  expect(page.indexOf('http-equiv')).toBeLessThan(130)
  expect(first).toMatch(/script-src &#39;sha256-[\w+/]{43}=&#39;;/)
  const committed = await readFile(
    join(import.meta.dirname, '..', '..', 'reports', '2026-11-27-demo', 'index.html'),
    'utf8',
  )
  const script = committed.slice(committed.lastIndexOf('<script>') + 8, committed.lastIndexOf('</script>'))
  expect(first, 'a published page has a script that is neither report.js nor among EARLIER_SCRIPTS').toContain(
    hashSource(script),
  )
})

/** A copy of the published report with one file of it changed; `isNamed`: its facts give the new hash. Returns its folder's own. */
async function changeReport(path: string, change: (text: string) => string, isNamed: boolean): Promise<string> {
  const own = join(await makeFolder(), 'reports')
  const to = join(own, '2026-11-30-demo')
  await cp(folder, to, { recursive: true })
  const text = change(await readFile(join(to, path), 'utf8').catch(() => ''))
  await writeFile(join(to, path), text)
  if (!isNamed) return own
  const facts = JSON.parse(await readFile(join(to, 'published.json'), 'utf8'))
  const others = facts.files.filter((file: { path: string }) => file.path !== path)
  const files = [...others, { path, sha256: sha256Hex(text), bytes: text.length }]
  await writeFile(join(to, 'published.json'), JSON.stringify({ ...facts, files }))
  return own
}

it('shows in a report what other steps left in the campaign, and nothing where they left nothing', async () => {
  const bare = await report({ campaign, out: join(await makeFolder(), 'bare') }, context)
  expect(await readFile(bare.html, 'utf8')).not.toContain('id="ml-bench"')
  const hits = { hits: 3, all: 4 }
  const rate = { k: 1, passed: 2, attemptable: 3, total: 4, share: 2 / 3, bounds: [0.5, 0.75], clusterInterval: null }
  const system = {
    system: 'gpt <i>',
    attempts: 4,
    passed: 2,
    lost: 1,
    firstFailed: null,
    reasons: {},
    errorCategories: { syntax: 1 },
    passRates: [{ ...rate, taskInterval: null }],
    unbiased: [],
    byType: [],
    published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
    hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
    took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
    byRepository: [{ githubId: 1, repository: 'dgl', passRates: [{ ...rate, taskInterval: null }] }],
  }
  const scores = {
    schemaVersion: 2,
    rules: 'compat',
    rowsSha256: 'a'.repeat(64),
    tasks: 4,
    faults: [],
    ranking: null,
    golds: { checked: 0, failed: [], excluded: false },
    systems: [system],
  }
  const path = join(campaign, 'task-scores.json')
  await writeFile(path, JSON.stringify(scores))
  const { html, markdown } = await report({ campaign }, context)
  const page = await readFile(html, 'utf8')
  expect(page).toContain('<section id="ml-bench">')
  expect(page).toContain('href="#ml-bench"')
  expect(page).not.toContain('gpt <i>')
  expect(await readFile(markdown, 'utf8')).toContain("The paper's table 3: tasks passed")
  await rm(path)
  await rm(campaignFiles.report(campaign), { recursive: true })
})

async function makeFolderOf(parent: string, name: string, files: Readonly<Record<string, string | Uint8Array>>) {
  await mkdir(join(parent, name), { recursive: true })
  for (const [path, content] of Object.entries(files)) await writeFile(join(parent, name, path), content)
}
