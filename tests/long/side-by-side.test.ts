import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../../src/commands/run.ts'
import type { RunRecord } from '../../src/schema/record.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

const SCRIPT = 'import time\ntime.sleep(0.3)\nopen("data.csv").read()\nprint("Accuracy: 0.5")\n'
const DATA = `a,label\n${Array.from({ length: 20 }, (_, row) => `${row},${row % 2}\n`).join('')}`

const begin = ({ startedAt }: RunRecord) => Date.parse(startedAt) / 1000
const overlap = (a: RunRecord, b: RunRecord) =>
  begin(a) < begin(b) + (b.wallSeconds ?? 0) && begin(b) < begin(a) + (a.wallSeconds ?? 0)
const countOverlaps = (records: readonly RunRecord[]) =>
  records.flatMap((a, index) => records.slice(index + 1).filter((b) => overlap(a, b))).length

it('makes runs whose time counts one after another, then the others on all processors, and tells what is measured between', async () => {
  const machine = await openEmptyCache()
  try {
    const data = [
      { path: 'data.csv', role: 'all', rows: 20, target: 'label', licence: 'CC0-1.0', source: 'https://example.org' },
    ]
    const dataset = await makeDataset({ tiny: { files: { 'main.py': SCRIPT, 'data.csv': DATA }, manifest: { data } } })
    const answers = await makeAnswers({ 'tiny/assisted/a': SCRIPT.replace('Accuracy: ', 'GREENML_METRIC accuracy=') })
    const campaign = join(await makeFolder(), 'campaign')
    const { context, lines } = makeContext({ ...machine.env, GREENML_HOST_LOCK: join(dataset, 'lock') })
    const few = { repetitions: 2, warmups: 1, profiles: 1, flops: true, seed: 1, idleBaseline: 0 }
    await run({ campaign, dataset, answers, ...few, iTrustThisCode: true }, context)
    const { records } = await readRuns(campaign)
    const isJudged = ({ block, probe }: RunRecord) => /\/h[12]$/.test(block) && probe !== null
    const untimed = records.filter(
      (record) => record.purpose === 'flops' || (record.purpose === 'probe' && !isJudged(record)),
    )
    const timed = records.filter((record) => !untimed.includes(record))
    expect([timed.length, timed.filter(isJudged).length, untimed.length]).toEqual([19, 4, 13])
    expect(countOverlaps(timed)).toBe(0)
    expect(Math.min(...untimed.map(begin))).toBeGreaterThan(Math.max(...timed.map(begin)))
    if (availableParallelism() > 1) expect(countOverlaps(untimed)).toBeGreaterThan(0)
    // Whoever judges the CPU time of a probe has to know that nothing was beside it.
    const judged = timed.filter(isJudged)
    expect(judged.map(({ probe, conditions }) => [probe?.perturbation, conditions !== null]).toSorted()).toEqual([
      ...Array(2).fill(['label-randomisation', true]),
      ...Array(2).fill(['subsample', true]),
    ])
    // Nobody may take a number that its neighbours are in.
    for (const { energy, conditions, flags } of untimed) {
      expect([energy, conditions, flags.includes('contaminated')]).toEqual([[], null, false])
    }
    const told = lines.findIndex((line) => line.startsWith('All is measured; what is left shows whether'))
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(lines.findIndex((line) => / runs in /.test(line)))
  } finally {
    await machine.remove()
  }
})
