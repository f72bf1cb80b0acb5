import { expect, it } from 'vitest'
import { composeWhatIf } from '../../src/report/campaign/chapters/what-if.ts'
import { listSavings } from '../../src/report/campaign/savings.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import { makeSources } from './fixtures.ts'

const { analysis, ...others } = makeSources({ energy: 'measured' })
const data = buildReportData({ ...others, analysis })
const [table] = composeWhatIf(data)?.tables ?? []
const cellsOf = (column: string) => (table?.rows ?? []).map((row) => row[table?.columns.indexOf(column) ?? -1])

it('a run saves what the ratio leaves of the baseline, of answers whose difference is told', () => {
  const savings = listSavings(data)
  expect(savings.length).toBeGreaterThan(3)
  for (const { variant, perRun } of savings) {
    const ratio = variant.ratios.energy['original-headless']
    const baseline = data.projects
      .find(({ slug }) => slug === variant.project)
      ?.variants.find(({ mode }) => mode === 'original-headless')?.summaries.energy.median
    expect(['less', 'more']).toContain(ratio?.verdict)
    expect(perRun).toBeCloseTo((baseline ?? Number.NaN) * (1 - (ratio?.estimate ?? Number.NaN)), 9)
  }
  expect(savings.map(({ perRun }) => perRun)).toEqual(savings.map(({ perRun }) => perRun).toSorted((a, b) => b - a))
})

it('a script that failed saves nothing, whatever its other runs took', () => {
  const [first] = listSavings(data)
  const variants = analysis.variants.map((each) => (each.id === first?.variant.id ? { ...each, passed: false } : each))
  const left = listSavings(buildReportData({ ...others, analysis: { ...analysis, variants } }))
  expect(left).toHaveLength(listSavings(data).length - 1)
  expect(left.map(({ variant }) => variant.id)).not.toContain(first?.variant.id)
})

it('each sum is its base times what is assumed, in kWh, kilograms and dollars', () => {
  const assumed = new Map(table?.assumptions?.map(({ id, value }) => [id, value]))
  expect([...assumed.keys()]).toEqual(['executions', 'intensity', 'price'])
  const [executions = 0, intensity = 0, price = 0] = assumed.values()
  const joules = cellsOf('A run').map((cell) => cell?.value ?? Number.NaN)
  const sums: [string, number][] = [
    ['kWh', executions / 3.6e6],
    ['kg CO₂e', (executions / 3.6e6) * (intensity / 1000)],
    ['Dollars', (executions / 3.6e6) * price],
  ]
  for (const [column, factor] of sums) {
    for (const [place, cell] of cellsOf(column).entries()) {
      expect((cell?.value ?? 0) / ((joules[place] ?? 0) * factor)).toBeCloseTo(1, 9)
      const product = cell?.product?.of.reduce((all, id) => all * (assumed.get(id) ?? 0), cell.product.base)
      expect(product).toBe(cell?.value)
    }
  }
})

it('says nothing of carbon where energy was not measured, and is not there where no difference is told', () => {
  const cpu = composeWhatIf(buildReportData(makeSources({ energy: 'unavailable' })))
  expect(cpu?.tables[0]?.columns).toEqual(['Script', 'A run', 'CPU-hours', 'Dollars'])
  expect(cpu?.tables[0]?.assumptions?.map(({ id }) => id)).toEqual(['executions', 'price'])
  expect(composeWhatIf({ ...data, projects: [] })).toBeNull()
})

it("counts carbon by the runs' own grid and what their computing centre adds", () => {
  const grid = { gramsPerKwh: 350, region: 'DE', year: 2024, source: 'Ember', pue: 1.5 }
  const readings = { ...analysis.readings, carbon: [grid] }
  const own = composeWhatIf(buildReportData({ ...others, analysis: { ...analysis, readings } }))
  const [row, kwh, kilograms] = own?.tables[0]?.rows[0]?.slice(1) ?? []
  expect(row?.value).toBeGreaterThan(0)
  expect((kilograms?.value ?? 0) / (kwh?.value ?? Number.NaN)).toBeCloseTo((1.5 * 350) / 1000, 9)
  expect(own?.lead.join()).toContain('PUE of 1.5')
})
