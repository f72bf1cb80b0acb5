import type { ReportData } from '../campaign/report-data.ts'
import { drawChart } from './draw-chart.ts'
import { specifyFailureChart } from './failure-chart.ts'
import { specifyFindingChart } from './finding-chart.ts'
import { specifyForestChart } from './forest-chart.ts'
import { specifyRepairChart } from './repair-chart.ts'
import { specifyRoundsChart } from './rounds-chart.ts'
import { specifyRunsChart } from './runs-chart.ts'
import { specifyStripChart } from './strip-chart.ts'
import { specifyTradeoffChart } from './tradeoff-chart.ts'

/** Each as one `<svg>` element. Null: there is nothing to draw. */
export interface Charts {
  readonly finding: string | null
  readonly groups: string | null
  readonly projects: string | null
  readonly runs: string | null
  readonly tradeoff: string | null
  readonly failures: string | null
  readonly repairs: string | null
  readonly rounds: string | null
}

export const NO_CHARTS: Charts = {
  ...{ finding: null, groups: null, projects: null, runs: null },
  ...{ tradeoff: null, failures: null, repairs: null, rounds: null },
}

export async function drawCharts(data: ReportData): Promise<Charts> {
  return {
    finding: await drawChart(specifyFindingChart(data), 'chart-finding'),
    groups: await drawChart(specifyForestChart(data), 'chart-groups'),
    projects: await drawChart(specifyStripChart(data), 'chart-projects'),
    runs: await drawChart(specifyRunsChart(data), 'chart-runs'),
    tradeoff: await drawChart(specifyTradeoffChart(data), 'chart-tradeoff'),
    failures: await drawChart(specifyFailureChart(data), 'chart-failures'),
    repairs: await drawChart(specifyRepairChart(data), 'chart-repairs'),
    rounds: await drawChart(specifyRoundsChart(data), 'chart-rounds'),
  }
}
