import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/base/errors.ts'
import { memoise } from '../../src/base/memoise.ts'
import { analyseCsv } from '../../src/genai-greenml/analyse-file.ts'
import { parseFloatLikePython, roundLikePython } from '../../src/genai-greenml/python-numbers.ts'
import { COLUMNS } from '../../src/genai-greenml/read-rows.ts'
import { llmOf } from '../../src/genai-greenml/select.ts'
import { renderCsvSummary } from '../../src/report/genai-greenml/summary.ts'
import {
  type CsvAnalysis,
  type CsvFinding,
  genaiGreenmlAnalysis,
} from '../../src/schema/analysis/genai-greenml-analysis.ts'
import { makeRow, makeRows, type Row, scriptOf, writeCsv } from './results-csv.ts'

const analyse = (rows: readonly Row[], newline?: string) => analyseCsv(writeCsv(rows, newline), 'results.csv')
const rowsOf = (analysis: CsvAnalysis, kind: CsvFinding['kind']) =>
  analysis.findings.find((finding) => finding.kind === kind)?.evidence.rows
const plain = makeRows(8, ['b', 'a', 'c'])
const analysePlain = memoise(() => analyse(plain))

describe('a result file', () => {
  it('gives every section, with the models by name', () => {
    const result = analysePlain()
    expect(result.header).toMatchObject({
      rows: 56,
      projects: 8,
      distinct_scripts: 56,
      aa_ok_with_original: 48,
      failed: 0,
    })
    expect(Object.keys(result.counts_by_llm)).toEqual(['a', 'b', 'c'])
    expect(result.counts_combined.energy).toEqual({ inc: 0, dec: 48, eq: 0 })
    const energy = result.paired_tests['raw/original_vs_assisted'].energy.a
    expect(energy?.ratio?.gmr).toBeCloseTo(0.5, 1)
    expect(energy).toMatchObject({ n: 8, n_projects: 8, df: 7, status: 'tested', sign: { pos: 0, neg: 8, zero: 0 } })
    expect(result.anova.raw.assisted.energy?.tukey.map(({ group1, group2 }) => group1 + group2)).toEqual([
      'ab',
      'ac',
      'bc',
    ])
    expect(result.friedman_complete_blocks.autonomous.energy).toMatchObject({
      n_complete_projects: 8,
      llms: ['a', 'b', 'c'],
    })
  })

  it('is read from version 1 without its findings, which were sentences', () => {
    const file = analysePlain()
    const old = { ...file, findings: [{ kind: 'one run each', message: 'Every script ran once.', rows: [] }] }
    const read = genaiGreenmlAnalysis.parse({ schemaVersion: 1, files: { 'results.csv': old } })
    expect(read).toEqual({ schemaVersion: 2, files: { 'results.csv': { ...file, findings: [] } } })
  })

  it('shows the original’s sign of t beside the right one', () => {
    const { paired_tests: tests, findings } = analysePlain()
    const { t, t_corrected: corrected, mean, p } = tests['delta/original_vs_assisted'].energy.a ?? {}
    expect(mean).toBeGreaterThan(0)
    expect(t).toBeLessThan(0)
    expect(corrected).toBe(-(t ?? 0))
    expect(p).toBe(tests['raw/original_vs_assisted'].energy.a?.p)
    expect(tests['delta/original_vs_assisted'].accuracy.a).not.toHaveProperty('t_corrected')
    expect(findings.map(({ kind }) => kind)).toContain('sign-of-t')
  })

  it('is read alike with other ends of line, a mark of byte order, blank lines and quoted notes', () => {
    const expected = analysePlain()
    expect(analyse(plain, '\r\n')).toEqual(expected)
    expect(analyseCsv(`\ufeff${writeCsv(plain)}`, 'results.csv')).toEqual(expected)
    expect(analyseCsv(`${writeCsv(plain)}\n\n`, 'results.csv')).toEqual(expected)
    const noted = analyse(plain.map((row) => ({ ...row, notes: 'said "no",\nthen yes' })))
    expect(noted).toEqual(expected)
  })

  it('does not depend on the order of columns nor, to rounding, of rows', () => {
    const order = [...COLUMNS].reverse()
    const lines = plain.map((row) => order.map((column) => row[column]).join(','))
    expect(analyseCsv([order.join(','), ...lines].join('\n'), 'results.csv')).toEqual(analysePlain())
    const [forward, backward] = [analysePlain(), analyse([...plain].reverse())]
    expect(backward.counts_by_llm).toEqual(forward.counts_by_llm)
    for (const metric of ['accuracy', 'exec_time', 'energy'] as const) {
      const [one, other] = [forward, backward].map(({ anova }) => anova.delta.autonomous[metric]?.F ?? -1)
      expect(other).toBeCloseTo(one ?? 0, 10)
    }
  })

  it('swaps nothing when models are renamed', () => {
    const renamed = analyse(plain.map((row) => ({ ...row, script: row.script?.replace('_a.py', '_ZZ.py') ?? '' })))
    const tests = renamed.paired_tests['raw/original_vs_autonomous']
    expect(tests.energy.zz).toMatchObject({
      mean: analysePlain().paired_tests['raw/original_vs_autonomous'].energy.a?.mean,
    })
    expect(tests.energy).not.toHaveProperty('ZZ')
  })

  it('may hold almost nothing', () => {
    const empty = analyse([])
    expect(empty).toMatchObject({ header: { rows: 0 }, counts_by_llm: {}, findings: [{ kind: 'no-rows' }] })
    expect(empty.paired_tests['raw/original_vs_assisted'].energy).toEqual({})
    const withoutOriginals = analyse(plain.filter(({ script }) => !script?.includes('original')))
    expect(withoutOriginals.header).toMatchObject({ projects_with_original_ok: 0, aa_ok_with_original: 0, rows: 48 })
    expect(rowsOf(withoutOriginals, 'no-baseline')).toHaveLength(48)
    const one = analyse(makeRows(1, ['a']))
    expect(one.paired_tests['raw/original_vs_assisted'].energy.a).toMatchObject({
      n: 1,
      t: null,
      p: null,
      ci: [null, null],
      shapiro: null,
      status: 'insufficient pairs',
      ratio: { n: 1, bca_ci_gmr_seed0: [null, null] },
    })
    expect(one.anova.raw.assisted).toEqual({})
    const oneModel = analyse(makeRows(5, ['a']))
    expect(oneModel.friedman_complete_blocks).toEqual({ assisted: {}, autonomous: {} })
    expect(oneModel.paired_tests['raw/assisted_vs_autonomous'].energy.a?.n).toBe(5)
  })

  it('gives null where nothing varies', () => {
    const flat = ['p', 'q', 'r'].flatMap((project) => [
      makeRow(project, 'original_telemetry', 'a'),
      ...['a', 'b', 'c'].map((model) => makeRow(project, 'assisted', model)),
    ])
    const result = analyse(flat)
    const { energy } = result.paired_tests['raw/original_vs_assisted']
    expect(energy.a).toMatchObject({ n: 3, t: null, p: null, d: null, ci: [0, 0], status: 'insufficient variance' })
    expect(energy.a?.ratio).toMatchObject({
      gmr: 1,
      bca_acceleration: null,
      bca_ci_gmr_seed0: [null, null],
      tost_5pct_p: null,
    })
    expect(result.anova.raw.assisted.energy).toMatchObject({ F: null, kruskal: { H: null, p: null } })
    expect(result.friedman_complete_blocks.assisted.energy).toMatchObject({ chi2: null, p: null })
  })

  it('never breaks on what stands in its cells', () => {
    const cell = fc.oneof(
      fc.constantFrom('', '0', '-1', 'nan', 'inf', '1e400', '0.5', '95', 'x', '1_0', '"', ',\n'),
      fc.string(),
    )
    const row = fc.record({
      project: fc.constantFrom('p', 'P', ' p', ''),
      script: fc.constantFrom(
        scriptOf('original_telemetry', 'a'),
        scriptOf('assisted', 'A'),
        scriptOf('autonomous', 'b'),
        'x',
        '',
      ),
      status: fc.constantFrom('OK', ' ok', 'FAILED', ''),
      accuracy: cell,
      exec_time_s: cell,
      energy_j: cell,
      notes: cell,
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const result = analyse(rows)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
        expect(renderCsvSummary([result, { ...result, csv: 'other.csv' }], 100)).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: 60 },
    )
  })
})

describe('rows that are not as they should be', () => {
  const changed = (changes: Readonly<Record<number, Row>>) =>
    analyse(plain.map((row, i) => ({ ...row, ...changes[i + 2] })))

  it('are findings with their numbers', () => {
    const result = changed({
      2: { energy_j: '0.000000', notes: 'requirements installed | RAPL counter wrap/reset suspected' },
      4: { accuracy: '91.5' },
      5: { accuracy: '' },
      6: { energy_j: '-3' },
      7: { exec_time_s: 'fast' },
      8: { accuracy: '0.000000' },
      10: { project: 'Project-2' },
      20: { status: 'FAILED' },
      21: { script: 'train.py' },
    })
    expect(rowsOf(result, 'zero-energy')).toEqual([2])
    expect(rowsOf(result, 'counter-wrap')).toEqual([2])
    expect(rowsOf(result, 'percent-and-fraction')).toEqual([4])
    expect(rowsOf(result, 'blank-value')).toEqual([5])
    expect(rowsOf(result, 'impossible-value')).toEqual([6])
    expect(rowsOf(result, 'not-a-number')).toEqual([7])
    expect(rowsOf(result, 'zero-accuracy')).toEqual([8])
    expect(rowsOf(result, 'names-differ-by-case')).toEqual([9, 10, 11, 12, 13, 14, 15])
    expect(rowsOf(result, 'no-baseline')).toEqual([10])
    expect(rowsOf(result, 'survivors-only')).toEqual([20])
    expect(rowsOf(result, 'unknown-script')).toEqual([21])
    expect(result.failed).toEqual([`project-3: ${scriptOf('autonomous', 'a')}`])
    expect(result.data_quality).toEqual({
      energy_zero_rows: 1,
      rapl_wrap_notes: 1,
      accuracy_missing: 1,
      accuracy_outside_0_1: 1,
      accuracy_exact_zero: 1,
      pairs_scale_mismatch: 1,
    })
    expect(result.paired_tests['raw/original_vs_assisted'].energy.b?.ratio).toMatchObject({ n_dropped_nonpositive: 1 })
  })

  it('count as often as they stand there, and between modes the last one counts', () => {
    const [original, assisted, autonomous] = plain
    const again = { ...assisted, energy_j: '999.000000' }
    const result = analyse([...plain, again])
    expect(rowsOf(result, 'duplicate-rows')).toEqual([3, plain.length + 2])
    expect(result.paired_tests['raw/original_vs_assisted'].energy.b?.n).toBe(9)
    const alone = analyse([original, assisted, autonomous, again].map((row) => row ?? {}))
    expect(alone.paired_tests['raw/assisted_vs_autonomous'].energy.b?.mean).toBeCloseTo(
      999 - Number(autonomous?.energy_j),
      6,
    )
    expect(rowsOf(analyse([...plain, original ?? {}]), 'several-baselines')).toEqual([plain.length + 2])
  })

  it('are filled up or cut where cells are missing or too many', () => {
    const short = `${writeCsv(plain)}t,project-1\nt,project-2,${scriptOf('assisted', 'a')},OK,0,0.5,1,9,n,more\n`
    const result = analyseCsv(short, 'results.csv')
    expect(rowsOf(result, 'ragged-rows')).toEqual([plain.length + 2, plain.length + 3])
    expect(result.header).toMatchObject({ rows: plain.length + 2, failed: 1 })
  })
})

describe('a file that is none', () => {
  it.each([
    ['', /results\.csv lacks the columns timestamp, project, .*holds nothing/s],
    [
      `${COLUMNS.filter((column) => column !== 'energy_j').join(',')}\n`,
      /lacks the column energy_j; .*results_\*\.csv/s,
    ],
    [`${COLUMNS.join(';')}\n`, /lacks the columns/],
    [`${COLUMNS.join(',')},notes\n`, /has the column notes twice; remove one/],
    [`${COLUMNS.join(',')}\na,b,c,"OK\n`, /results\.csv is not CSV: .*line 2/i],
  ])('is refused with the file, the column and the fix: %j', (text, message) => {
    expect(() => analyseCsv(text, 'results.csv')).toThrow(UserError)
    expect(() => analyseCsv(text, 'results.csv')).toThrow(message)
  })
})

describe('numbers as Python reads and rounds them', () => {
  it('reads what float() reads', () => {
    expect([' 1.5 ', '1_000', '.5', '5.', '+1e-3', '-0'].map(parseFloatLikePython)).toEqual([
      1.5, 1000, 0.5, 5, 0.001, -0,
    ])
    expect(['', '0x10', '1__0', '_1', '1 2', 'e5', '.', '1,5'].map(parseFloatLikePython)).toEqual(Array(8).fill(null))
    expect(['nan', '-inf', 'Infinity', '1e999'].map(parseFloatLikePython)).toEqual([
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ])
  })

  it('rounds halves to even and everything else by its exact value', () => {
    expect([0.125, 0.375, 0.625, 0.875, -0.125].map((each) => roundLikePython(each, 2))).toEqual([
      0.12, 0.38, 0.62, 0.88, -0.12,
    ])
    expect([0.25, 0.75, 2.25, 1.05].map((each) => roundLikePython(each, 1))).toEqual([0.2, 0.8, 2.2, 1.1])
    expect([2.675, 1.005, 0.5].map((each) => roundLikePython(each, 2))).toEqual([2.67, 1, 0.5])
  })

  it('takes the model from the script’s name', () => {
    const names = ['analysis/GENAIGREENML_assisted_Codex.py', 'assisted.py', 'a/x_gpt.4.py', 'a_b/c', '']
    expect(names.map(llmOf)).toEqual(['codex', 'unknown', 'gpt.4', 'unknown', 'unknown'])
  })
})
