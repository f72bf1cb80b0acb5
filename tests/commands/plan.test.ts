import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plan } from '../../src/commands/plan.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

it('leaves a folder alone that is not a campaign’s', async () => {
  const campaign = await makeFolder({ 'precious.txt': 'mine' })
  const planning = plan({ campaign, dataset: await makeDataset({ one: {} }) }, makeContext().context)
  await expect(planning).rejects.toThrow('holds other files and no plan: name a --campaign folder that is new or empty')
  expect(await readdir(campaign)).toEqual(['precious.txt'])
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
    ['all', ['label-randomisation', 'subsample', 'hidden-data']],
    ['none', ['subsample', 'hidden-data']],
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
