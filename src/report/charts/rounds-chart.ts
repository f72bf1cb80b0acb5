import { sumOfAll } from '../../base/numbers.ts'
import type { FailureAnalysis } from '../../schema/analysis/failure-analysis.ts'
import { GENERATED_MODES } from '../../schema/common.ts'
import type { ReportData } from '../data/report-data.ts'
import { formatBriefRound } from '../text/format.ts'
import { MUTED, TONE_COLOURS } from './chart-colours.ts'
import { AXIS, LEGEND, PANEL_HEADER, PLAIN } from './chart-theme.ts'
import type { ChartSpec } from './draw-chart.ts'

type Rounds = FailureAnalysis['byIteration']

/** Room for the name of a round. */
const ROUND_WIDTH = 58
const HEIGHT = 130
const ALL_MODES = 'all modes'
const ALL_MODELS = 'all models'
const COLOURS = [TONE_COLOURS.even, TONE_COLOURS.caution, TONE_COLOURS.less, TONE_COLOURS.more]
const SHAPES = ['circle', 'square', 'triangle-up', 'diamond', 'cross', 'triangle-down']
/** How many scripts failed in each round, a panel a mode and a line a model; null where nothing was asked for again. */
export function specifyRoundsChart({ analysis: { failures } }: ReportData): ChartSpec | null {
  const rounds = failures.byIteration
  if (rounds.length < 2) return null
  const series = listSeries(rounds)
  const modes = GENERATED_MODES.filter((mode) => series.some((each) => each.mode === mode))
  const models = [...new Set(series.map(({ model }) => model))]
  const values = [
    ...series,
    ...(modes.length > 1 ? models.map((model) => addUp(series, { model, mode: ALL_MODES })) : []),
    ...(models.length > 1 ? modes.map((mode) => addUp(series, { model: ALL_MODELS, mode })) : []),
    ...(modes.length > 1 && models.length > 1 ? [addUp(series, { model: ALL_MODELS, mode: ALL_MODES })] : []),
  ].flatMap(({ failed, mode, model }) =>
    failed.flatMap((scripts, index) =>
      scripts === null ? [] : [{ mode, model, scripts, round: formatBriefRound(rounds[index]?.iteration ?? index) }],
    ),
  )
  const names = models.length > 1 ? [...models, ALL_MODELS] : models
  return {
    title: 'Scripts that failed, round by round',
    description:
      'One panel a mode, one line a model, and a dashed line for all models together: how many scripts failed in each round. Only what failed is asked for again. The table of rounds holds the same numbers with their denominators.',
    spec: {
      data: { values },
      facet: { field: 'mode', sort: [...modes, ALL_MODES], title: null, header: { labelOrient: 'top' } },
      columns: 2,
      spacing: 14,
      spec: {
        width: { step: ROUND_WIDTH },
        height: HEIGHT,
        mark: { type: 'line', point: { size: 45, filled: true } },
        encoding: {
          x: {
            field: 'round',
            type: 'ordinal',
            sort: rounds.map(({ iteration }) => formatBriefRound(iteration)),
            title: null,
            axis: { labelAngle: 0 },
          },
          y: {
            field: 'scripts',
            type: 'quantitative',
            title: 'scripts that failed',
            axis: { tickMinStep: 1, format: 'd' },
          },
          color: { field: 'model', type: 'nominal', scale: { domain: names, range: names.map(colourOf) } },
          shape: { field: 'model', type: 'nominal', scale: { domain: names, range: names.map(shapeOf) } },
          strokeDash: {
            field: 'model',
            type: 'nominal',
            scale: { domain: names, range: names.map((name) => (name === ALL_MODELS ? [5, 4] : [1, 0])) },
          },
        },
      },
      config: {
        ...PLAIN,
        header: PANEL_HEADER,
        axis: AXIS,
        legend: { ...LEGEND, orient: 'bottom', columns: 3 },
      },
    },
  }
}

const colourOf = (name: string, index: number): string =>
  (name === ALL_MODELS ? undefined : COLOURS[index % COLOURS.length]) ?? MUTED
const shapeOf = (name: string, index: number): string =>
  (name === ALL_MODELS ? undefined : SHAPES[index % SHAPES.length]) ?? 'circle'

interface Series {
  readonly mode: string
  readonly model: string
  /** Scripts that failed, by round; null: that round has not run. */
  readonly failed: readonly (number | null)[]
}

/** One for each mode and model of the first round. What has none left to be asked for again has none that fails. */
function listSeries(rounds: Rounds): Series[] {
  return (rounds[0]?.byModeAndModel ?? []).flatMap(({ mode, model }) => {
    if (model === null) return []
    const failed: (number | null)[] = []
    for (const { byModeAndModel } of rounds) {
      const own = byModeAndModel.find((each) => each.mode === mode && each.model === model)
      failed.push(own?.failed ?? (failed.at(-1) === 0 ? 0 : null))
    }
    return [{ mode, model, failed }]
  })
}

function addUp(series: readonly Series[], { mode, model }: Omit<Series, 'failed'>): Series {
  const parts = series.filter(
    (each) => (mode === ALL_MODES || each.mode === mode) && (model === ALL_MODELS || each.model === model),
  )
  const length = Math.max(0, ...parts.map(({ failed }) => failed.length))
  const failed = Array.from({ length }, (_, round) => sumOfAll(parts.map((each) => each.failed[round] ?? null)))
  return { mode, model, failed }
}
