import { sum } from '../../base/numbers.ts'
import type { FailureAnalysis } from '../../schema/analysis/failure-analysis.ts'
import type { ReportData } from '../data/report-data.ts'
import { formatBriefRound } from '../text/format.ts'
import { INK, MUTED, TONE_COLOURS } from './chart-colours.ts'
import { PLAIN } from './chart-theme.ts'
import type { ChartSpec } from './draw-chart.ts'

type Rounds = FailureAnalysis['byIteration']

/** States of a question's answers at the end of a round, from top to bottom. */
const STATES = ['passed', 'failed', 'left'] as const
type State = (typeof STATES)[number]

const LOOKS: Readonly<Record<State, { readonly words: string; readonly colour: string }>> = {
  passed: { words: 'passed', colour: TONE_COLOURS.less },
  failed: { words: 'failed', colour: TONE_COLOURS.more },
  left: { words: 'left', colour: MUTED },
}

interface Flow {
  readonly from: State
  readonly to: State
  readonly answers: number
}

const WIDTH = 300
const HEIGHT = 170
/** Gap between two states, as a share of all answers: a line of text. */
const GAP = 0.13
/** Half of a state's bar, in rounds. */
const HALF = 0.03

/** What became of failed answers from round to round; null where none was given back to a model. */
export function specifyRepairChart({ analysis: { failures } }: ReportData): ChartSpec | null {
  const rounds = failures.byIteration
  const [first] = rounds
  if (first === undefined || rounds.length < 2) return null
  const all = Math.max(1, first.total)
  const steps = listSteps(rounds)
  const starts = { passed: first.passed, failed: first.failed, left: first.lost + first.notRun }
  const columns = [starts, ...steps.map((flows) => countStates(flows, 'to'))]
  const bars = columns.flatMap((counts, round) => placeBars(counts, all, round, round === steps.length))
  const bands = steps.flatMap((flows, round) => placeBands(flows, all, round))
  return {
    title: 'Answers that passed and failed, round by round',
    description:
      'A bar a round, parted into answers that passed so far, that failed, and that are left: not tried or not asked for again. Bands lead from each part to what became of it in the next round. The table of repairs holds the same numbers.',
    spec: {
      width: WIDTH,
      height: HEIGHT,
      encoding: {
        x: {
          type: 'quantitative',
          scale: { domain: [-0.05, steps.length + 0.45], nice: false, zero: false },
          axis: null,
        },
        y: { type: 'quantitative', scale: { domain: [-GAP, 1 + 2 * GAP], nice: false, reverse: true }, axis: null },
        color: { field: 'colour', type: 'nominal', scale: null },
      },
      layer: [
        {
          data: { values: bands },
          mark: { type: 'area', opacity: 0.3 },
          encoding: { x: { field: 'x' }, y: { field: 'top' }, y2: { field: 'bottom' }, detail: { field: 'band' } },
        },
        {
          data: { values: bars },
          mark: { type: 'rect' },
          encoding: { x: { field: 'left' }, x2: { field: 'right' }, y: { field: 'top' }, y2: { field: 'bottom' } },
        },
        {
          data: { values: bars },
          mark: { type: 'text', align: 'left', dx: 4, fontSize: 11 },
          encoding: { x: { field: 'right' }, y: { field: 'middle' }, text: { field: 'label' }, color: { value: INK } },
        },
        {
          data: {
            values: columns.map((_, round) => ({
              round,
              label: formatBriefRound(round),
              colour: INK,
            })),
          },
          mark: { type: 'text', align: 'left', fontSize: 11, fontWeight: 600 },
          encoding: { x: { field: 'round' }, y: { datum: -GAP / 2 }, text: { field: 'label' } },
        },
      ],
      config: {
        ...PLAIN,
      },
    },
  }
}

/** Flows from each round to the next: what passed stays so, what is left stays so. */
function listSteps(rounds: Rounds): Flow[][] {
  const [first] = rounds
  let passed = first?.passed ?? 0
  let left = (first?.lost ?? 0) + (first?.notRun ?? 0)
  return rounds.flatMap(({ next }) => {
    if (next === null) return []
    const again = next.sameFailure + next.otherFailure
    const given = next.lost + next.notRetried
    const flows: Flow[] = [
      { from: 'passed', to: 'passed', answers: passed },
      { from: 'failed', to: 'passed', answers: next.repaired },
      { from: 'failed', to: 'failed', answers: again },
      { from: 'failed', to: 'left', answers: given },
      { from: 'left', to: 'left', answers: left },
    ]
    passed += next.repaired
    left += given
    return [flows]
  })
}

const countStates = (flows: readonly Flow[], end: 'from' | 'to'): Record<State, number> => {
  const count = (state: State) => sum(flows.flatMap((flow) => (flow[end] === state ? [flow.answers] : [])))
  return { passed: count('passed'), failed: count('failed'), left: count('left') }
}

/** Places where the states begin, as shares of all. */
function findTops(counts: Readonly<Record<State, number>>, all: number): Record<State, number> {
  const failed = counts.passed / all + GAP
  return { passed: 0, failed, left: failed + counts.failed / all + GAP }
}

function placeBars(counts: Readonly<Record<State, number>>, all: number, round: number, isLast: boolean) {
  const tops = findTops(counts, all)
  return STATES.filter((state) => counts[state] > 0).map((state) => {
    const [top, height] = [tops[state], counts[state] / all]
    const { words, colour } = LOOKS[state]
    const label = isLast || round === 0 ? `${counts[state]} ${words}` : String(counts[state])
    return {
      left: round - HALF,
      right: round + HALF,
      top,
      bottom: top + height,
      middle: top + height / 2,
      label,
      colour,
    }
  })
}

/** A band's edges at nine places, so that it leaves and arrives level. */
function placeBands(flows: readonly Flow[], all: number, round: number) {
  const [leaving, arriving] = [findTops(countStates(flows, 'from'), all), findTops(countStates(flows, 'to'), all)]
  return flows.flatMap(({ from, to, answers }) => {
    const height = answers / all
    const [start, end] = [leaving[from], arriving[to]]
    leaving[from] += height
    arriving[to] += height
    if (answers === 0) return []
    return Array.from({ length: 9 }, (_, place) => {
      const share = place / 8
      const top = start + (end - start) * share * share * (3 - 2 * share)
      const x = round + HALF + (1 - 2 * HALF) * share
      return { band: `${round} ${from} ${to}`, x, top, bottom: top + height, colour: LOOKS[to].colour }
    })
  })
}
