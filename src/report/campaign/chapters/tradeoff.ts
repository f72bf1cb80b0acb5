import type { ReportData } from '../../data/report-data.ts'
import { listTradeoffs } from '../../data/tradeoffs.ts'
import { type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { projectTarget } from '../../text/findings.ts'
import { capitalise, formatDifference, MISSING, QUANTITY_WORDS } from '../../text/format.ts'
import { formatRatio } from '../../text/format-ratio.ts'
import { OUTCOME_WORDS } from '../../text/outcome-words.ts'

/** What less energy costs in accuracy, or more of it buys, answer by answer. */
export function composeTradeoff(data: ReportData): Chapter | null {
  const noun = QUANTITY_WORDS[data.analysis.leading]
  return composeChapter({
    id: 'tradeoff',
    title: `Accuracy against ${noun}`,
    lead: [
      `Left is less ${noun} than the author's code, up is a better metric. Ringed and joined by a line are those that no other beats in both, answers and the author's code alike (the Pareto front). Projects differ in size and metric, so each answer is compared with its own author's code only; projects whose metric is no fraction are not here.`,
    ],
    figures: [
      {
        chart: 'tradeoff',
        caption: `Each answer that ran, by its ${noun} and its metric. The table below holds the same numbers.`,
      },
    ],
    tables: [
      composeTable(`Metric gain and ${noun} of each answer that ran`, listTradeoffs(data), {
        Project: ({ variant: { project } }) => ({ text: project, target: projectTarget(project) }),
        Script: ({ variant: { label }, doubt }) => ({
          text: label,
          mark: doubt === null ? undefined : OUTCOME_WORDS[doubt],
        }),
        [capitalise(noun)]: ({ cost }) => ({ text: formatRatio({ estimate: cost }), value: cost }),
        'Metric gain': ({ gain, variant: { metric } }) => ({
          text: formatDifference(gain, 'fraction', metric.median),
          value: gain,
        }),
        'On the front': ({ isOnFront }) => (isOnFront ? 'yes' : MISSING),
      }),
    ],
  })
}
