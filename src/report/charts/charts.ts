import type { ReportData } from '../data/report-data.ts'
import type { Charts } from '../document/chapter.ts'
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
export async function drawCharts(data: ReportData): Promise<Required<Charts>> {
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
