import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editDistance } from '../../src/base/text/edit-distance.ts'
import { describeRows } from '../../src/commands/mlbench/stats.ts'
import { bleu1 } from '../../src/mlbench/stats/bleu.ts'

import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

/** Wagner and Fischer's table. */
function byTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

describe('the edit distance', () => {
  it('is what the table of Wagner and Fischer holds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 150 })
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b)).toBe(byTable(a, b))
      }),
      { numRuns: 300 },
    )
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('', 'abc')).toBe(3)
  })
})

const FILLER = 'More of it stands about. '.repeat(15)

describe('mlbench stats', () => {
  it('counts what is there, copies rows with their texts, and draws the same rows for a seed', async () => {
    const row = (github_id: number, id: number) => ({
      github_id,
      id,
      github: `https://github.com/o/r${github_id}`,
      path: './',
      type: 'Bash Script',
      extra: 'kept',
      instruction: `train with ${id}`,
      arguments: "{'a': 1, 'b': 'x'}",
      oracle: 'run it so',
    })
    const rows = [1, 2, 3, 4].flatMap((id) => [row(1, id), row(2, id)])
    const folder = await makeFolder({
      'rows.jsonl': rows.map((each) => JSON.stringify(each)).join('\n'),
      'repos/r1/README.md': `${FILLER}One can train with it: run it so. ${FILLER}`,
      'repos/r1/a.py': 'print(1)',
    })
    const inside = (name: string) => join(folder, name)
    const options = { rows: inside('rows.jsonl'), repositories: inside('repos'), dataset: folder }
    const extras = { merged: inside('out/merged.jsonl'), sample: 2, sampleTo: inside('out/sample.jsonl') }
    const { stats, text } = await describeRows({ ...options, ...extras }, makeContext().context)
    expect(text).toContain('No field and no update is known')
    expect(text).toMatch(/\| tasks: GNN +\| – +\| 608 +\|/)
    expect(text).not.toContain('--repositories')
    const pinned = {
      schemaVersion: 2,
      githubId: 1,
      title: 'r1',
      field: null,
      repository: 'https://github.com/o/r1',
      folder: 'r1',
      commit: '0'.repeat(40),
      committed: '2024-06-30',
      publishedTimeLimit: { python: 10, bash: 10 },
    }
    await writeFiles(folder, { 'ml-bench/r1/repository.yaml': JSON.stringify(pinned) })
    const known = await describeRows(options, makeContext().context)
    expect(known.text).not.toContain('No field and no update is known')
    expect(known.text).toContain('| 2024-06-30 |')
    const { rows: given, dataset } = options
    const alone = await describeRows({ rows: given, dataset }, makeContext().context)
    expect(alone.text).toContain('nothing is known without the repositories (--repositories)')
    expect(stats).toMatchObject({
      tasks: 8,
      byType: { 'Bash Script': 8 },
      byField: { unknown: 8 },
      editDistance: { sameTask: 1, acrossTasks: expect.closeTo(0.75, 12) },
      contextTokens: { readme: { texts: 4 }, oracle: { texts: 8 }, bm25: { texts: 4 } },
    })
    expect(stats.bleu1.mean).toBeGreaterThan(0)
    expect(stats.repositories.map(({ arguments: values, readmeTokens }) => [values, readmeTokens === null])).toEqual([
      [8, false],
      [8, true],
    ])
    const read = async (path: string) =>
      (await readFile(path, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => z.looseObject({ github_id: z.int() }).parse(JSON.parse(line)))
    const merged = await read(extras.merged)
    expect(merged).toHaveLength(4)
    expect(merged[0]).toMatchObject({ extra: 'kept', bm25_result: expect.stringContaining('run it so') })
    expect(merged[0]?.readme_content).toContain('=== repos/r1/a.py ===')
    const drawn = await read(extras.sampleTo)
    expect(drawn.map(({ github_id }) => github_id).sort()).toEqual([1, 1, 2, 2])
    await describeRows({ ...options, sample: 2, sampleTo: extras.sampleTo }, makeContext().context)
    expect(await read(extras.sampleTo)).toEqual(drawn)
  })
})

describe('BLEU-1', () => {
  it('clips repeated words and punishes what is short', () => {
    expect(bleu1('the the the the', 'the cat')).toBe(1 / 4)
    expect(bleu1('the', 'the cat sat')).toBeCloseTo(Math.exp(-2), 12)
    expect(bleu1('a b', 'a b')).toBe(1)
    expect(bleu1('', 'a')).toBe(0)
  })
})
