import { sum } from '../../base/numbers.ts'
import type { FailureAnalysis } from '../../schema/analysis/failure-analysis.ts'
import { GENERATED_MODES, type GeneratedMode, MODES } from '../../schema/common.ts'
import type { ReportData } from '../data/report-data.ts'
import { formatFailureClass, formatRound } from '../text/format.ts'
import { INK, MUTED, SURFACE, TONE_COLOURS } from './chart-colours.ts'
import { AXIS, LEGEND, PANEL_HEADER, PLAIN } from './chart-theme.ts'
import type { ChartSpec } from './draw-chart.ts'

const WIDTH = 160
const MODE_COLOURS: Readonly<Record<GeneratedMode, string>> = {
  'original-telemetry': MUTED,
  assisted: TONE_COLOURS.even,
  autonomous: TONE_COLOURS.caution,
}

/** How many scripts failed in which way, by mode, a panel a round; null: none did. */
export function specifyFailureChart({ analysis: { failures } }: ReportData): ChartSpec | null {
  const values = failures.byIteration.flatMap(countByMode)
  if (values.length === 0) return null
  const modes = GENERATED_MODES.filter((mode) => values.some((value) => value.mode === mode))
  const kinds = [...new Set(values.toSorted((a, b) => b.all - a.all).map(({ kind }) => kind))]
  const rounds = failures.byIteration.map(({ iteration }) => formatRound(iteration))
  return {
    title: 'Ways to fail, by mode and round',
    description:
      'One bar a way to fail, as long as the number of scripts that failed so and parted by mode; one panel a round of answers. The tables that follow hold the same numbers.',
    spec: {
      data: { values },
      facet: {
        row: {
          field: 'round',
          sort: rounds,
          title: null,
          header: { labelOrient: 'top', labelAnchor: 'start', labelAngle: 0 },
        },
      },
      spacing: 12,
      spec: {
        width: WIDTH,
        height: { step: 20 },
        encoding: { y: { field: 'kind', type: 'nominal', sort: kinds, title: null } },
        layer: [
          {
            mark: { type: 'bar', height: 12, stroke: SURFACE, strokeWidth: 1 },
            encoding: {
              x: {
                field: 'scripts',
                type: 'quantitative',
                stack: 'zero',
                title: 'scripts',
                axis: { tickMinStep: 1, format: 'd' },
              },
              color: {
                field: 'mode',
                type: 'nominal',
                scale: { domain: modes, range: modes.map((mode) => MODE_COLOURS[mode]) },
              },
              order: { field: 'place', type: 'quantitative' },
            },
          },
          {
            mark: { type: 'text', align: 'left', dx: 4, fontSize: 11, color: INK },
            encoding: { x: { field: 'all', type: 'quantitative' }, text: { field: 'label' } },
          },
        ],
      },
      config: {
        ...PLAIN,
        header: PANEL_HEADER,
        axis: AXIS,
        legend: LEGEND,
      },
    },
  }
}

/** Each class once a mode, of all its exceptions and models; the first row of a class says how many scripts it is. */
function countByMode({ iteration, classes, total }: FailureAnalysis['byIteration'][number]) {
  return [...Map.groupBy(classes, (each) => each.class)].flatMap(([kind, alike]) => {
    const all = sum(alike.map(({ scripts }) => scripts))
    const groups = alike.flatMap((each) => each.groups)
    return [...Map.groupBy(groups, ({ mode }) => mode)].map(([mode, own], index) => ({
      round: formatRound(iteration),
      kind: formatFailureClass(kind),
      mode,
      place: MODES.indexOf(mode),
      scripts: sum(own.map(({ scripts }) => scripts)),
      all,
      label: index === 0 ? `${all} of ${total}` : '',
    }))
  })
}
