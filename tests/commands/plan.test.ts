import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { sha256Hex } from '../../src/base/files/files.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { makeCampaign } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset, tinyManifest } from '../support/tiny-dataset.ts'

it('leaves a folder alone that is not a campaign’s', async () => {
  const campaign = await makeFolder({ 'precious.txt': 'mine' })
  const planning = plan({ campaign, dataset: await makeDataset({ one: {} }) }, makeContext().context)
  await expect(planning).rejects.toThrow(
    'holds other files and no plan: name a folder that is new or empty with --campaign.',
  )
  expect(await readdir(campaign)).toEqual(['precious.txt'])
})

it('keeps the plan of whoever made it first, where two plan one campaign at once, and tells the other', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = join(await makeFolder(), 'campaign')
  const planAs = (seed: number) => plan({ campaign, dataset, seed }, makeContext().context)
  const ended = await Promise.allSettled([planAs(1), planAs(2)])
  const [made, ...others] = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect([others, await readPlan(campaign), await readdir(campaign)]).toEqual([[], made, ['plan.json']])
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('is planned already: go on with greenml run, generate or benchmark') },
  })
})

it('says where it looked for answers when there is none, and which one lies outside of a project’s folder', async () => {
  const answers = await makeFolder({ 'GENAIGREENML_assisted_mine.py': 'print(1)' })
  const campaign = join(await makeFolder(), 'campaign')
  const planning = plan({ campaign, dataset: await makeDataset({ one: {} }), answers }, makeContext().context)
  await expect(planning).rejects.toThrow(
    `There is no answer to one in ${answers}: expected as ${answers}/one/GENAIGREENML_<mode>_<name>.py; ` +
      `${answers}/GENAIGREENML_assisted_mine.py lies outside of a project's folder.`,
  )
})

it('names the model that it leaves out, and the variable that is not set', async () => {
  const dataset = await makeDataset({ one: {} })
  const models = [
    { id: 'unasked', provider: 'openai', model: 'm', keyVariable: 'OPENAI_API_KEY' },
    { id: 'replay', provider: 'replay', model: 'recorded', answers: 'answers' },
  ]
  await writeFile(join(dataset, 'models.yaml'), stringify({ schemaVersion: 1, models }))
  const { context, lines } = makeContext({})
  const { leftOut } = await plan({ campaign: join(await makeFolder(), 'campaign'), dataset }, context)
  expect(leftOut).toEqual([{ model: 'unasked', reason: { kind: 'no-key', variable: 'OPENAI_API_KEY' } }])
  expect(lines.filter((line) => line.includes('unasked') && line.includes('OPENAI_API_KEY'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('[object')
})

it('tells which projects lack recorded answers', async () => {
  const dataset = await makeDataset({ one: {}, two: {} })
  const models = [{ id: 'replay', provider: 'replay', model: 'recorded', answers: 'answers' }]
  await writeFile(join(dataset, 'models.yaml'), stringify({ schemaVersion: 1, models }))
  const tell = async (given: { readonly answers?: string } = {}) => {
    const { context, lines } = makeContext({})
    await plan({ campaign: join(await makeFolder(), 'campaign'), dataset, ...given }, context)
    return lines.filter((line) => line.includes('recorded answer to'))
  }
  expect(await tell()).toEqual([expect.stringContaining('replay has no recorded answer to one, two: --answers DIR')])
  await mkdir(join(dataset, 'answers', 'one'), { recursive: true })
  await writeFile(join(dataset, 'answers', 'one', 'GENAIGREENML_assisted_replay.py'), 'print(1)')
  expect(await tell()).toEqual([expect.stringContaining('replay has no recorded answer to two: ')])
  expect(await tell({ answers: await makeAnswers({ 'one/assisted/a': 'print(1)' }) })).toEqual([])
})

it('asks for the folder of answers again that was named when it was planned', async () => {
  const dataset = await makeDataset({ one: {} })
  await mkdir(join(dataset, 'answers'))
  const campaign = join(await makeFolder(), 'campaign')
  const answers = await makeAnswers({ 'one/assisted/a': 'print(1)' })
  await plan({ campaign, dataset, answers }, makeContext({}).context)
  const { context, lines } = makeContext({})
  await expect(generate({ campaign, dataset }, context)).rejects.toThrow(
    'The scripts of a were named by --answers DIR when this was planned: name that folder again.',
  )
  await generate({ campaign, dataset, answers }, context)
  expect(lines.at(-1)).toContain(`1 given script taken from ${answers}`)
  expect(await generate({ campaign, dataset }, context)).toMatchObject({ kept: 1 })
})

/** Of other halves, for what another test set could have shown. */
const FURTHER_SUBSAMPLES = Array.from({ length: 4 }, () => 'subsample')

it('probes each project as far as its data allows, and says why not further', async () => {
  const rows = Array.from({ length: 8 }, (_, i) => `${i},${i % 2}`).join('\n')
  const project = (target?: string) => ({
    files: { 'main.py': '', 'a.csv': `x,label\n${rows}\n` },
    manifest: { task: 'binary-classification', data: [{ path: 'a.csv', role: 'all', ...(target ? { target } : {}) }] },
  })
  const dataset = await makeDataset({ all: project('label'), other: project('gone'), none: project(), bare: {} })
  const answers = await makeAnswers(
    Object.fromEntries(['all', 'other', 'none', 'bare'].map((slug) => [`${slug}/assisted/a`, 'print(1)'])),
  )
  const make = async (probes?: boolean) => {
    const campaign = join(await makeFolder(), 'campaign')
    return plan({ campaign, dataset, answers, ...(probes === undefined ? {} : { probes }) }, makeContext().context)
  }
  const { blocks, projects } = await make()
  const probed = Map.groupBy(
    blocks.filter(({ purpose }) => purpose === 'probe'),
    ({ project: slug }) => slug,
  )
  expect([...probed].map(([slug, found]) => [slug, found.map(({ perturbation }) => perturbation)])).toEqual([
    ['all', ['label-randomisation', 'subsample', 'hidden-data', ...FURTHER_SUBSAMPLES]],
    ['none', ['subsample', 'hidden-data', ...FURTHER_SUBSAMPLES]],
    ['other', ['hidden-data']],
  ])
  expect(projects.map(({ slug, notProbed }) => [slug, notProbed['label-randomisation']])).toEqual([
    ['all', undefined],
    ['bare', { kind: 'no-data-file' }],
    ['none', { kind: 'no-target' }],
    ['other', { kind: 'no-column', path: 'a.csv', column: 'gone' }],
  ])
  expect((await make(false)).blocks.filter(({ purpose }) => purpose === 'probe')).toEqual([])
})

it('is made, and benchmarked, of the data only that the manifest names by its hash', async () => {
  const rows = 'x,label\n1,0\n'
  const data = (text: string) => [{ path: 'data/a.csv', role: 'all', sha256: sha256Hex(text) }]
  const files = { 'main.py': '', 'data/a.csv': rows }
  const dataset = await makeDataset({ p: { files, manifest: { data: data(rows) } } })
  const answers = await makeAnswers({ 'p/assisted/a': 'print(1)' })
  const planIt = async () => plan({ campaign: join(await makeFolder(), 'c'), dataset, answers }, makeContext().context)
  expect((await planIt()).projects).toHaveLength(1)
  const campaign = await makeCampaign({ dataset, answers }, process.env)

  const manifest = join(dataset, 'projects/p/project.yaml')
  await writeFile(manifest, stringify(tinyManifest({ data: data('x,label\n2,0\n') })))
  const wrong = { name: 'UserError', exitCode: 2, message: expect.stringMatching(/^p: 'data\/a\.csv' is not the file/) }
  await expect(planIt()).rejects.toMatchObject(wrong)
  const { context } = makeContext()
  const running = benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true }, context)
  await expect(running).rejects.toMatchObject(wrong)
  await writeFile(manifest, stringify(tinyManifest({ data: data(rows) })))
  await writeFile(join(dataset, 'projects/p/source/data/a.csv'), 'x,label\n3,0\n')
  await expect(planIt()).rejects.toThrow(/its SHA-256 is [0-9a-f]{64}\. Restore it/)
  await rm(join(dataset, 'projects/p/source/data/a.csv'))
  await expect(planIt()).rejects.toThrow('it is not there')
})
