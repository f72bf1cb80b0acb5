import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { analyseCode } from '../../src/analysis/code/analyse-code.ts'
import { readCampaignCode, writePatches } from '../../src/analysis/code/read-code.ts'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { hashTree, readIfPresent, writeFileAtomic, writeJson } from '../../src/base/files/files.ts'
import { appendJsonLine } from '../../src/base/files/jsonl.ts'
import type { Logger } from '../../src/base/log.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { report } from '../../src/commands/report.ts'
import { readAuthorEntry } from '../../src/dataset/import/author-entry.ts'
import { hereOnly } from '../../src/dataset/sources/sources.ts'
import { HOST } from './cases.ts'
import { AUTHOR_CODE, makeRecord, makeSources, VARIANT_CODE } from './fixtures.ts'

let root: string
let campaign: string
let dataset: string
let warnings: string[]
const SLUG = 'digits-knn'
const VARIANT = `${SLUG}/assisted/gpt-5-mini/s1/i0`

const context = () => {
  const logger: Logger = { info() {}, warn: (message) => warnings.push(message), status() {} }
  return { logger, env: {} }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'report-'))
  campaign = join(root, 'campaign')
  dataset = join(root, 'dataset')
  warnings = []
  const project = join(dataset, 'projects', SLUG)
  await mkdir(join(project, 'source'), { recursive: true })
  await writeFile(join(project, 'source', 'train.py'), AUTHOR_CODE)
  await writeFile(
    join(project, 'project.yaml'),
    stringify({
      schemaVersion: 1,
      title: 'Handwritten digits',
      origin: 'embedded',
      licence: { spdx: 'MIT' },
      entry: 'train.py',
      task: 'multiclass-classification',
      metric: { name: 'accuracy', direction: 'higher', scale: 'fraction' },
      environment: { lock: 'requirements.lock' },
    }),
  )
  const { plan, analysis, provenances } = makeSources()
  const sourceHash = await hashTree(join(project, 'source'))
  const projects = plan.projects.map((item) => (item.slug === SLUG ? { ...item, sourceHash } : item))
  await writeJson(campaignFiles.plan(campaign), { ...plan, projects })
  await writeJson(campaignFiles.analysis(campaign), analysis)
  for (const provenance of provenances) {
    await writeJson(campaignFiles.variantProvenance(campaign, provenance.variant), provenance)
  }
  await writeFileAtomic(campaignFiles.variantScript(campaign, VARIANT), VARIANT_CODE)
  const records = join(campaignFiles.records(campaign), 'shard-1.jsonl')
  await appendJsonLine(records, makeRecord({ host: HOST }))
  await writeFile(records, `${await readFile(records, 'utf8')}{"schemaVersion":1,"id":"torn`)
})

afterEach(() => rm(root, { recursive: true, force: true }))

/** The report of what `analyse` finds in the dataset as it is now, on the fixture's numbers. */
async function writeReport(out?: string) {
  const file = campaignFiles.analysis(campaign)
  const plan = await readPlan(campaign)
  const code = await readCampaignCode(
    campaign,
    plan,
    (project) => readAuthorEntry(dataset, project, hereOnly()),
    context(),
  )
  await writePatches(campaign, plan, code)
  const analysis = await readIfPresent(file)
  if (analysis !== null) {
    const numbers = JSON.parse(analysis.toString('utf8'))
    await writeJson(file, {
      ...numbers,
      code: analyseCode(plan, code, numbers.variants, createRatioEstimator(1), new Map()),
    })
  }
  return report({ campaign, ...(out ? { out } : {}) }, context())
}

it('writes the whole report beside the campaign and says where', async () => {
  const result = await writeReport()
  expect(result.html).toBe(join(campaign, 'report', 'index.html'))
  expect(result.headline.slice(0, 2).join()).toContain('40 % less CPU time')
  expect(result.table(100)).toContain('40 % less CPU time')
  expect([...result.files].sort()).toEqual(await readdir(result.folder))
  expect((await readdir(join(campaign, 'report'))).sort()).toEqual([
    'README.md',
    'badge.svg',
    'finding.svg',
    'groups.svg',
    'index.html',
    'projects.svg',
    'records.csv',
    'records.jsonl',
    'records.parquet',
    'report.md',
    'tradeoff.svg',
  ])
  expect(await readFile(result.html, 'utf8')).toContain('+values = np.loadtxt(')
  expect(await readFile(join(campaign, 'report', 'records.csv'), 'utf8')).toContain(
    'GENAIGREENML_assisted_gpt-5-mini.py',
  )
  expect(warnings.filter((line) => line.includes('torn'))).toHaveLength(1)
})

it('is the same, byte for byte, when it is written again', async () => {
  const first = await writeReport(join(root, 'a'))
  const second = await writeReport(join(root, 'b'))
  expect(await readFile(second.html, 'utf8')).toBe(await readFile(first.html, 'utf8'))
  expect(await readFile(second.markdown, 'utf8')).toBe(await readFile(first.markdown, 'utf8'))
})

it('shows what agents did where the campaign’s folder tells it, and nothing of theirs as markup', async () => {
  const start = { kind: 'start', githubId: 9, rowId: 1, model: 'm', setting: 'agent', sample: 1, sourceHash: null }
  const limits = { steps: 9, tokens: 9000, seconds: 60, joules: null }
  const end = { kind: 'end', reason: 'answered', repository: null, answer: '</pre><b>hostile', steps: 0, tokens: null }
  const events = [
    { ...start, limits, instruction: 'do it' },
    { ...end, usd: null, wallSeconds: 1, joules: null },
  ]
  await writeJson(join(campaign, 'agent-runs.json'), { schemaVersion: 1, runs: [{ system: 'm@agent', events }] })
  const { html } = await writeReport()
  const page = await readFile(html, 'utf8')
  expect(page).toContain('id="agents"')
  expect(page).toContain('&lt;/pre&gt;&lt;b&gt;hostile')
  expect(page).not.toContain('<b>hostile')
})

it('shows no diff against a source that changed since the plan', async () => {
  await writeFile(join(dataset, 'projects', SLUG, 'source', 'train.py'), `${AUTHOR_CODE}# changed\n`)
  const { html } = await writeReport()
  expect(await readFile(html, 'utf8')).not.toContain('np.loadtxt')
  expect(warnings).toContain(`${SLUG}: the report leaves out its code: its source changed since the plan`)
})

it('takes licence and entry from the dataset, whatever the plan says of them', async () => {
  const source = join(dataset, 'projects', SLUG, 'source')
  await writeFile(join(source, 'secret.txt'), 'a secret line')
  const edit = async (changes: object) => {
    const plan = JSON.parse(await readFile(campaignFiles.plan(campaign), 'utf8'))
    const sourceHash = await hashTree(source)
    const projects = plan.projects.map((item: { slug: string }) =>
      item.slug === SLUG ? { ...item, sourceHash, ...changes } : item,
    )
    await writeJson(campaignFiles.plan(campaign), { ...plan, projects })
    const { html, markdown } = await writeReport()
    return (await readFile(html, 'utf8')) + (await readFile(markdown, 'utf8'))
  }
  expect(await edit({ entry: 'secret.txt' })).not.toContain('a secret line')
  expect(warnings).toContain(`${SLUG}: the report leaves out its code: its entry changed since the plan`)
  expect(await edit({ entry: './train.py' })).toContain('np.loadtxt')
  const manifest = join(dataset, 'projects', SLUG, 'project.yaml')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/licence:\n {2}spdx: MIT/, 'licence: null'))
  const unlicensed = await edit({ licence: 'MIT' })
  expect([unlicensed.includes('np.loadtxt'), unlicensed.includes('carries no licence')]).toEqual([false, true])
  await expect(edit({ entry: '../../../secret.txt' })).rejects.toThrow('does not leave its folder')
})

it('says what to do first where there is no analysis', async () => {
  await rm(campaignFiles.analysis(campaign))
  await expect(writeReport()).rejects.toThrow(`greenml analyse --campaign ${campaign}`)
})

it('needs no records', async () => {
  await rm(campaignFiles.records(campaign), { recursive: true })
  await writeReport()
  expect(await readFile(join(campaign, 'report', 'records.csv'), 'utf8')).toMatch(/^timestamp,.*\n$/)
})

it('writes a comment where it is told to, and says that a base alone is of no use', async () => {
  await writeReport()
  const comment = join(root, 'comment.md')
  await report({ campaign, comment }, context())
  expect(await readFile(comment, 'utf8')).toMatch(/^## .*40 % less|^## Rewrites by gpt-5-mini/)
  await report({ campaign, base: campaign }, context())
  expect(warnings).toContain('--base is for --comment alone: nothing was compared')
})
