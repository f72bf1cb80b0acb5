import type { ReportData } from '../campaign/report-data.ts'
import { drawChart } from './draw-chart.ts'
import { specifyFailureChart } from './failure-chart.ts'
import { specifyForestChart } from './forest-chart.ts'
import { specifyStripChart } from './strip-chart.ts'

/** Each as one `<svg>` element. Null: there is nothing to draw. */
export interface Charts {
  readonly groups: string | null
  readonly projects: string | null
  readonly failures: string | null
}

export async function drawCharts(data: ReportData): Promise<Charts> {
  return {
    groups: await drawChart(specifyForestChart(data), 'chart-groups'),
    projects: await drawChart(specifyStripChart(data), 'chart-projects'),
    failures: await drawChart(specifyFailureChart(data), 'chart-failures'),
  }
}
