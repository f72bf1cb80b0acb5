import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freeScratchBytes } from '../../../src/base/files/scratch.ts'
import { run } from '../../../src/commands/run.ts'
import { DEFAULT_LIMITS } from '../../../src/sandbox/run-limits.ts'
import type { RunRecord } from '../../../src/schema/measurement/record.ts'
import { readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

const SCRIPT = 'import time\ntime.sleep(0.3)\nopen("data.csv").read()\nprint("Accuracy: 0.5")\n'
const DATA = `a,label\n${Array.from({ length: 20 }, (_, row) => `${row},${row % 2}\n`).join('')}`

const begin = ({ startedAt }: RunRecord) => Date.parse(startedAt) / 1000
const overlap = (a: RunRecord, b: RunRecord) => begin(a) < end(b) && begin(b) < end(a)
const end = (record: RunRecord) => begin(record) + (record.wallSeconds ?? 0)
const countOverlaps = (records: readonly RunRecord[]) =>
  records.flatMap((a, index) => records.slice(index + 1).filter((b) => overlap(a, b))).length

it('makes warm-ups on all processors, then runs whose time counts one after another, then the others on all processors, and tells what is measured between', async () => {
  const machine = await openEmptyCache()
  try {
    const data = [
      { path: 'data.csv', role: 'all', rows: 20, target: 'label', licence: 'CC0-1.0', source: 'https://example.org' },
    ]
    const project = { files: { 'main.py': SCRIPT, 'data.csv': DATA }, manifest: { data } }
    const longer = { ...project, manifest: { data, needs: { memoryGiB: 1, timeoutSeconds: 20, typicalSeconds: 2 } } }
    const dataset = await makeDataset({ tiny: project, twin: longer })
    const answer = SCRIPT.replace('Accuracy: ', 'GREENML_METRIC accuracy=')
    const answers = await makeAnswers({ 'tiny/assisted/a': answer, 'twin/assisted/a': answer })
    const campaign = join(await makeFolder(), 'campaign')
    const { context, lines } = makeContext(machine.env)
    const few = { repetitions: 2, warmups: 1, profiles: 1, flops: true, seed: 1, idleBaseline: 0 }
    await run({ campaign, dataset, answers, ...few, iTrustThisCode: true }, context)
    const { records } = await readRuns(campaign)
    const isJudged = ({ block, probe }: RunRecord) => /\/h[12]$/.test(block) && probe !== null
    const warmups = records.filter(({ purpose }) => purpose === 'warmup')
    const last = records.filter(
      (record) => record.purpose === 'flops' || (record.purpose === 'probe' && !isJudged(record)),
    )
    const timed = records.filter((record) => !warmups.includes(record) && !last.includes(record))
    expect([warmups.length, timed.length, timed.filter(isJudged).length, last.length]).toEqual([6, 32, 8, 26])
    expect(countOverlaps(timed)).toBe(0)
    expect(Math.min(...last.map(begin))).toBeGreaterThan(Math.max(...timed.map(end)))
    for (const slug of ['tiny', 'twin']) {
      const [own, after] = [warmups, timed].map((all) => all.filter((record) => record.project === slug))
      expect(Math.max(...(own ?? []).map(end))).toBeLessThan(Math.min(...(after ?? []).map(begin)))
    }
    const firstOfLast = last.toSorted((a, b) => begin(a) - begin(b)).slice(0, 8)
    expect(new Set(firstOfLast.map(({ project: slug }) => slug))).toEqual(new Set(['twin']))
    const several = availableParallelism() > 1 && freeScratchBytes() > 3 * DEFAULT_LIMITS.diskBytes
    if (several) for (const each of [warmups, last]) expect(countOverlaps(each)).toBeGreaterThan(0)
    // What begins before a run of its project has ended is as cold as the first.
    const isFirst = (record: RunRecord) =>
      !warmups.some((each) => each.project === record.project && end(each) < begin(record))
    expect(warmups.filter((record) => isFirst(record) && !record.flags.includes('cold'))).toEqual([])
    expect(timed.filter(({ flags }) => flags.includes('cold'))).toEqual([])
    // Whoever judges the CPU time of a probe has to know that nothing was beside it.
    const judged = timed.filter(isJudged)
    expect(judged.map(({ probe, conditions }) => [probe?.perturbation, conditions !== null]).toSorted()).toEqual([
      ...Array(4).fill(['label-randomisation', true]),
      ...Array(4).fill(['subsample', true]),
    ])
    // Nobody may take a number that its neighbours are in.
    for (const { energy, conditions, flags } of [...warmups, ...last]) {
      expect([energy, conditions, flags.includes('contaminated')]).toEqual([[], null, false])
    }
    const told = lines.findIndex((line) => line.startsWith('All is measured; what is left shows whether'))
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(lines.findIndex((line) => / runs in /.test(line)))
  } finally {
    await machine.remove()
  }
})
