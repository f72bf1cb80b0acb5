import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { makeCampaign } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'

it('compares every model’s script with the author’s file as it was planned, and says where that changed', async () => {
  const main = 'import pandas\nprint("Accuracy: 0.5")\nprint("done")\n'
  const dataset = await makeDataset({ kept: { files: { 'main.py': main } }, moved: { files: { 'main.py': main } } })
  const answers = await makeAnswers({
    'kept/assisted/claude': 'print("Accuracy: 0.5")\n',
    'kept/autonomous/codex': 'print "Accuracy: 0.5"\n',
    'moved/assisted/claude': 'print("Accuracy: 0.5")\n',
  })
  const campaign = await makeCampaign({ dataset, answers, modes: ['assisted', 'autonomous'] }, process.env)
  await writeFile(join(dataset, 'projects/moved/source/main.py'), `${main}# edited\n`)

  const { analysis } = await analyse({ campaign, dataset }, makeContext().context)
  const { code } = analysis
  expect(code?.authors).toMatchObject([
    { project: 'kept', script: { lines: 3, bytes: main.length }, gap: null },
    { project: 'moved', script: null, gap: { kind: 'source-changed' } },
  ])
  const of = (id: string) => code?.variants.find((variant) => variant.id === id)
  expect(of('kept/assisted/claude/s1/i0')).toMatchObject({
    difference: { added: 0, removed: 2, unchanged: 1 },
    changes: [
      { kind: 'imports-removed', before: ['pandas'], after: [] },
      { kind: 'prints-removed', before: 2, after: 1 },
    ],
    gaps: [],
  })
  expect(of('moved/assisted/claude/s1/i0')).toMatchObject({
    script: { lines: 1 },
    difference: null,
    changes: null,
    gaps: [{ kind: 'no-author' }],
  })
  const patch = await readFile(campaignFiles.patch(campaign, 'kept/assisted/claude/s1/i0'), 'utf8')
  expect(patch).toContain('-import pandas\n print("Accuracy: 0.5")\n-print("done")\n')
})

it.each([
  ['helper', 'from helper import train'],
  ['.helper', 'from .helper import train'],
  ['.helper', 'from . import helper'],
])('claims no change where part of the author’s program is in another file, %s', async (module, line) => {
  const files = { 'main.py': `${line}\ntrain()\n`, 'helper.py': 'import sklearn.svm\n' }
  const dataset = await makeDataset({ split: { files } })
  const answers = await makeAnswers({
    'split/assisted/claude': 'import sklearn.svm\n',
    'split/assisted/codex': `import numpy\n${line}\n`,
  })
  const campaign = await makeCampaign({ dataset, answers, modes: ['assisted'] }, process.env)
  const { analysis } = await analyse({ campaign, dataset }, makeContext().context)
  const { code } = analysis
  expect(code?.authors[0]?.ownModules).toEqual([module])
  expect(code?.variants.map(({ changes, gaps }) => [changes?.map(({ kind }) => kind) ?? null, gaps])).toEqual([
    [null, [{ kind: 'other-modules', modules: [module] }]],
    [['imports-added'], []],
  ])
  const ofAll = code?.sizes.find(
    ({ mode, model, project, measure }) => !mode && !model && !project && measure === 'bytes',
  )
  expect(ofAll).toMatchObject({ count: 2, delta: { count: 1 } })
})

it('reads the file that the dataset calls the entry, and no other that an edited plan names', async () => {
  const files = { 'main.py': 'print("Accuracy: 0.5")\n', 'secret.txt': 'a secret line\n' }
  const dataset = await makeDataset({ one: { files } })
  const answers = await makeAnswers({ 'one/assisted/claude': 'print("Accuracy: 0.6")\n' })
  const campaign = await makeCampaign({ dataset, answers, modes: ['assisted'] }, process.env)
  const path = campaignFiles.plan(campaign)
  const text = await readFile(path, 'utf8')
  const analyseWith = async (entry: string) => {
    await writeFile(path, text.replace('"entry": "main.py"', `"entry": "${entry}"`))
    return (await analyse({ campaign, dataset }, makeContext().context)).analysis
  }
  const { code } = await analyseWith('secret.txt')
  expect(code?.authors[0]).toMatchObject({ script: null, gap: { kind: 'entry-changed' } })
  await expect(readFile(campaignFiles.patch(campaign, 'one/assisted/claude/s1/i0'))).rejects.toThrow('ENOENT')
  await expect(analyseWith('../../../../secret.txt')).rejects.toThrow('does not leave its folder')
  expect((await analyseWith('main.py')).code?.authors[0]?.gap).toBeNull()
})
