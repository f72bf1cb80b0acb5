import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { writeJson } from '../../src/base/files/files.ts'
import { appendJsonLine } from '../../src/base/files/jsonl.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { exportPlan } from '../../src/commands/export-plan.ts'
import { plan as makePlanOf } from '../../src/commands/plan.ts'
import { writeRunTable } from '../../src/planning/run-table.ts'
import { makeHost, makePlan, makeRecords } from '../analysis/factory.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

const read = async (path: string): Promise<Record<string, string>[]> =>
  parse(await readFile(path, 'utf8'), { columns: true })

it('has a row for each measured run, numbered as Experiment Runner numbers combinations and repetitions', async () => {
  const campaign = join(await makeFolder(), 'campaign')
  const dataset = await makeDataset({ one: {}, two: {} })
  const answers = await makeAnswers({ 'one/assisted/a': '1', 'two/assisted/a': '1', 'one/assisted/b': '1' })
  const { context } = makeContext()
  const options = { campaign, dataset }
  const [path = ''] = await exportPlan('run-table', { ...options, answers, repetitions: 2, seed: 1 }, context)
  const plan = await readPlan(campaign)
  const rows = await read(path)
  const measured = plan.blocks.filter(({ purpose }) => purpose === 'measured')
  expect(rows.map(({ project, model, mode }) => `${project}/${model}/${mode}`)).toEqual(
    measured.flatMap((block) =>
      block.order.map(({ variant }) => `${block.project}/${block.model}/${variant.split('/')[1]}`),
    ),
  )
  const named = rows.map(({ __run_id, project, model, mode, sample }) =>
    [__run_id, project, model, mode, sample].join(),
  )
  expect(named.sort()).toEqual(
    ['one', 'two']
      .flatMap((project) => ['a', 'b'].map((model) => `${project},${model}`))
      .flatMap((where) => [`${where},original,0`, `${where},original-headless,0`, `${where},assisted,1`])
      .flatMap((what, number) => [0, 1].map((repetition) => `run_${number}_repetition_${repetition},${what}`))
      .sort(),
  )
  expect(rows.every((row) => row.__done === 'TODO' && row.status === ' ' && row.wall_seconds === ' ')).toBe(true)
  const again = exportPlan('run-table', { ...options, repetitions: 3 }, context)
  await expect(again).rejects.toThrow('is planned already: leave out repetitions')
})

it('tells the runs of later rounds, and of what is drawn beside them, from those of first answers', async () => {
  const campaign = join(await makeFolder(), 'campaign')
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': '1' })
  const rounds = { repetitions: 2, repairs: 1, control: true, feedback: true, seed: 1 }
  const plan = await makePlanOf({ campaign, dataset, answers, ...rounds }, makeContext().context)
  const rows = await read(await writeRunTable(campaign, plan))
  expect(new Set(rows.map((row) => row.__run_id)).size).toBe(rows.length)
  const answered = rows.filter(({ mode }) => mode === 'assisted')
  expect([...new Set(answered.map(({ round, arm }) => `${round} ${arm}`))].sort()).toEqual([
    '0 none',
    '1 control',
    '1 none',
    '2 feedback',
  ])
})

it('has the figures of the attempt that counts, and only measured energy', async () => {
  const plan = makePlan({ repetitions: 2 })
  const campaign = await makeFolder()
  await writeJson(campaignFiles.plan(campaign), plan)
  const records = makeRecords(plan, ({ block, variant }) => {
    const measured = { cpuSeconds: 2, wallSeconds: 3, joules: 50, metric: 0.9 }
    if (variant.includes('/assisted/'))
      return { ...measured, joules: null, metric: null, changes: { status: 'timeout' } }
    if (block === 1) return { ...measured, changes: { status: 'interrupted' } }
    return { ...measured, changes: { host: { ...makeHost('h1'), name: '=cmd|calc' } } }
  })
  for (const record of records) await appendJsonLine(join(campaignFiles.records(campaign), 'a.jsonl'), record)
  const rows = await read(await writeRunTable(campaign, plan))
  const find = (mode: string, repetition: number) =>
    rows.find((row) => row.mode === mode && row.__run_id?.endsWith(`repetition_${repetition}`))
  expect(find('original', 0)).toMatchObject({
    __done: 'DONE',
    status: 'ok',
    metric: '0.9',
    wall_seconds: '3',
    energy_joules: '50',
  })
  expect(find('original', 1)).toMatchObject({ __done: 'TODO', status: ' ' })
  expect(find('assisted', 0)).toMatchObject({
    __done: 'DONE',
    status: 'timeout',
    metric: '',
    energy_joules: '',
    energy_quality: 'unavailable',
  })
  expect((await readFile(campaignFiles.runTable(campaign), 'utf8')).match(/,[^,]*calc[^,]*,/g)).toContain(
    ",'=cmd|calc,",
  )
  // Another attempt takes the interrupted one's place.
  await writeFile(
    join(campaignFiles.records(campaign), 'b.jsonl'),
    records
      .filter(({ status }) => status === 'interrupted')
      .map((record) => `${JSON.stringify({ ...record, status: 'ok', attempt: 2 })}\n`)
      .join(''),
  )
  const later = await read(await writeRunTable(campaign, plan))
  expect(later.filter((row) => row.__done === 'TODO')).toEqual([])
})

it('tells how to come to job arrays where the campaign is planned without shards', async () => {
  const options = { campaign: join(await makeFolder(), 'campaign'), dataset: await makeDataset({ one: {} }) }
  const answers = await makeAnswers({ 'one/assisted/a': '1' })
  const { context } = makeContext()
  await makePlanOf({ ...options, answers }, context)
  await expect(exportPlan('slurm', options, context)).rejects.toThrow(/is planned without: name another --campaign/)
})
