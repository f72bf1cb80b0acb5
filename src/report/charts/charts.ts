import type { ReportData } from '../campaign/report-data.ts'
import { type ChartLayout, NARROW, WIDE } from './chart-style.ts'
import { type ChartSpec, drawChart } from './draw-chart.ts'
import { specifyForestChart } from './forest-chart.ts'
import { specifyStripChart } from './strip-chart.ts'

/** The same chart drawn for a screen and for a telephone. */
export interface DrawnChart {
  readonly wide: string
  readonly narrow: string
}

export interface Charts {
  /** Null: no ratio was measured. */
  readonly groups: DrawnChart | null
  readonly projects: DrawnChart | null
}

export async function drawCharts(data: ReportData): Promise<Charts> {
  return {
    groups: await drawBoth((layout) => specifyForestChart(data, layout), 'chart-groups'),
    projects: await drawBoth((layout) => specifyStripChart(data, layout), 'chart-projects'),
  }
}

async function drawBoth(specify: (layout: ChartLayout) => ChartSpec | null, id: string): Promise<DrawnChart | null> {
  const wide = specify(WIDE)
  const narrow = specify(NARROW)
  if (wide === null || narrow === null) return null
  return { wide: await drawChart(wide, `${id}-wide`), narrow: await drawChart(narrow, `${id}-narrow`) }
}
