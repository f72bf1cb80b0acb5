import { JOULES_PER_KWH } from '../../../schema/measurement/carbon.ts'
import type { ReportData } from '../../data/report-data.ts'
import { type Assumption, type Cell, type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { scriptTarget } from '../../text/findings.ts'
import { formatQuantity, formatSignificant } from '../../text/format.ts'
import { listSavings, type Saving } from '../savings.ts'
import { onlyGrid } from './only-grid.ts'

const SECONDS_PER_HOUR = 3600
const GRAMS_PER_KG = 1000
const MOST_ROWS = 30
/** A round number between hydropower and coal, where the runs name no grid. */
const SOME_GRAMS_PER_KWH = 400

const EXECUTIONS: Assumption = {
  id: 'executions',
  label: 'Executions',
  value: 1e6,
  least: 0,
  most: 9,
  isExponent: true,
}

/** What the differences come to if scripts run often, at a price and on a grid that the reader chooses; null without any. */
export function composeWhatIf(data: ReportData): Chapter | null {
  const { leading, readings } = data.analysis
  const savings = listSavings(data)
  if (savings.length === 0) return null
  const hasEnergy = leading === 'energy'
  const grid = onlyGrid(readings)
  const grams = grid?.gramsPerKwh ?? SOME_GRAMS_PER_KWH
  const intensity = { id: 'intensity', label: 'Grams of CO₂e for a kWh', value: grams, least: 0, most: 1200, step: 5 }
  const price = { id: 'price', value: hasEnergy ? 0.3 : 0.05, least: 0, most: 1, step: 0.01 }
  const unit = hasEnergy ? { name: 'kWh', size: JOULES_PER_KWH } : { name: 'CPU-hours', size: SECONDS_PER_HOUR }
  const assumptions: Assumption[] = [
    EXECUTIONS,
    ...(hasEnergy ? [intensity] : []),
    { ...price, label: `Dollars for a ${hasEnergy ? 'kWh' : 'CPU-hour'}` },
  ]
  const multiply = (each: Saving, factor: number, of: readonly string[]): Cell => {
    const base = (each.perRun / unit.size) * factor
    const value = assumptions.reduce((all, { id, value }) => (of.includes(id) ? all * value : all), base)
    return { lines: [{ text: formatSignificant(value) }], value, product: { base, of } }
  }
  return composeChapter({
    id: 'what-if',
    title: 'What if it ran often?',
    lead: [
      `What the scripts whose difference is told would save (negative: take more) if each ran so often in place of the author's code without its plots, on the host of this campaign. A sum of assumptions, not a finding: the intervals of the ratios hold here too, and what stands below is only as good as the choice of price${hasEnergy ? ' and grid' : ''}.`,
      ...(hasEnergy ? [] : ['Energy was not measured here, so nothing is said of carbon.']),
      ...(hasEnergy && grid !== null && grid.pue !== 1 ? [`Carbon holds the runs' PUE of ${grid.pue}.`] : []),
    ],
    tables: [
      {
        ...composeTable<Saving>(
          'Saved in all',
          savings,
          {
            Script: ({ variant }) => ({ text: variant.id, target: scriptTarget(variant.id) }),
            'A run': ({ perRun }) => ({
              text: `${perRun < 0 ? '−' : ''}${formatQuantity(Math.abs(perRun), leading)}`,
              value: perRun,
            }),
            [unit.name]: (each) => multiply(each, 1, ['executions']),
            ...(hasEnergy && {
              'kg CO₂e': (each: Saving) => multiply(each, (grid?.pue ?? 1) / GRAMS_PER_KG, ['executions', 'intensity']),
            }),
            Dollars: (each) => multiply(each, 1, ['executions', 'price']),
          },
          savings.length > MOST_ROWS,
        ),
        assumptions,
      },
    ],
    facts: Object.fromEntries(
      assumptions.map(({ label, value }) => [
        label,
        `${formatSignificant(value)}, unless the page’s slider says another`,
      ]),
    ),
  })
}
