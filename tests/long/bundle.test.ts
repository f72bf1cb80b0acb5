import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { keepCampaign, publishReport } from '../../src/actions/publish-report.ts'
import { hashBelow, listFiles, readJson } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { bundle } from '../../src/commands/bundle.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { publish } from '../../src/commands/publish.ts'
import { publishLeft } from '../../src/commands/publish-left.ts'
import { report } from '../../src/commands/report.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import { bundle as bundleSchema } from '../../src/schema/campaign/bundle-list.ts'
import { folderStore } from '../actions/folder-store.ts'
import { openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const CANARY = 'canary_7f3a'
const OPEN = 'canary_of_open_code'
const source = (word: string) => ({ 'main.py': `x = 1  # ${word}\nprint("Accuracy: 0.5")\n` })

/** Two projects, one without a licence; the model's answer to each quotes its source and fails in that very line. */
async function makeRun() {
  const dataset = await makeDataset({
    closed: { files: source(CANARY) },
    open: { files: source(OPEN), manifest: { licence: { spdx: 'MIT' } } },
  })
  const answer = (word: string) => openAiResponse(`\`\`\`python\nprint("${word}")\nraise OSError  # ${word}\n\`\`\``)
  await using server = await startFakeProvider(answer(CANARY), answer(OPEN))
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY, limits: { concurrency: 1 } }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const env = { ...machine.env, FAKE_KEY: 'sk-bundle-key-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const bench = { sandbox: 'none' as const, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, modes: ['assisted' as const] }
  await plan({ campaign, dataset, ...design }, context)
  await generate({ campaign, dataset }, context)
  await benchmark({ campaign, dataset, ...bench }, context)
  await analyse({ campaign, dataset }, context)
  const written = await report({ campaign, comment: join(campaign, 'comment.md') }, context)
  return { campaign, dataset, context, written }
}

const filesWith = async (folder: string, word: string) => {
  const found: string[] = []
  for (const path of await listFiles(folder))
    if ((await readFile(join(folder, path), 'utf8')).includes(word)) found.push(path)
  return found
}
const numbers = async (campaign: string) => {
  const whole = await readJson(campaignFiles.analysis(campaign), z.record(z.string(), z.unknown()))
  const { createdAt: _, code: __, failures: ___, ...rest } = whole
  return rest
}

it('holds no line of code without a licence, all of code with one, and gives the same numbers', async () => {
  const { campaign, context } = await makeRun()
  expect(await filesWith(campaign, CANARY)).not.toEqual([])
  const out = join(await makeFolder(), 'copy')
  const { report: made } = await bundle({ campaign, out }, context)
  expect(bundleSchema.parse(made)).toEqual(made)
  expect(made.unlicensed).toEqual(['closed'])
  expect(made.leftOut).toContain('variants/closed/assisted/m/s1/i0.py')

  expect(await filesWith(out, CANARY)).toEqual([])
  const kept = await filesWith(out, OPEN)
  for (const folder of ['variants/', 'calls/', 'logs/', 'records/', 'patches/', 'report/']) {
    expect(kept.some((path) => path.startsWith(folder))).toBe(true)
  }
  for (const { path, sha256 } of made.files) expect(await hashBelow(out, path)).toBe(sha256)
  expect((await listFiles(out)).filter((path) => !made.files.some((file) => file.path === path))).toEqual([
    'README.md',
    'bundle.json',
  ])

  await analyse({ campaign: out }, context)
  expect(await numbers(out)).toEqual(await numbers(campaign))
  await expect(bundle({ campaign, out }, context)).rejects.toMatchObject({ name: 'UserError' })
}, 300_000)

it('holds no line of it in what is published, shown or kept: site, comment, summary, annotations, artifacts', async () => {
  const { campaign, context, written } = await makeRun()
  const folder = await makeFolder()
  const store = folderStore(join(folder, 'artifacts'))
  const own = { ...context, openArtifacts: async () => store }
  await publishReport(written, { store, name: 'greenml-report' }, own)
  await keepCampaign(campaign, store, own)
  const reports = join(folder, 'reports')
  await publish({ campaign, author: ['Doe'], reports }, context)
  await publishLeft({ author: ['Doe'], reports: join(folder, 'proposed') }, store, own)
  await buildSiteFolder({ reports, out: join(folder, 'site'), url: 'https://example.org/' }, context)
  await rename(join(campaign, 'comment.md'), join(folder, 'comment.md'))
  const said = [
    written.summary,
    written.table(200),
    ...written.headline,
    ...written.annotations.map(({ text }) => text),
  ]
  await writeFile(join(folder, 'said.txt'), said.join('\n'))

  expect(await filesWith(folder, CANARY)).toEqual([])
  expect(await filesWith(join(folder, 'proposed'), 'closed/assisted/m/s1/i0')).not.toEqual([])
  const kept = await filesWith(folder, OPEN)
  for (const start of ['reports/', 'site/reports/', 'artifacts/greenml-report/', 'artifacts/greenml-campaign/'])
    expect(
      kept.some((path) => path.startsWith(start)),
      start,
    ).toBe(true)
})
