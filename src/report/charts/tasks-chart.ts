import { compareTexts } from '../../base/text/text.ts'
import type { TaskStats } from '../../schema/mlbench/task-stats.ts'
import { INK, MUTED, SURFACE, TONE_COLOURS } from './chart-colours.ts'
import { AXIS, LEGEND, PLAIN } from './chart-theme.ts'
import type { ChartSpec } from './draw-chart.ts'

/** Tasks by their repository's field, parted by type; null: there are none. */
export function specifyTasksChart({ byField, byFieldAndType, tasks }: TaskStats): ChartSpec | null {
  if (tasks === 0) return null
  const fields = Object.entries(byField)
    .toSorted(([a, more], [b, less]) => less - more || compareTexts(a, b))
    .map(([field]) => field)
  const types = [...new Set(byFieldAndType.map(({ type }) => type))].toSorted()
  const colours = [TONE_COLOURS.even, TONE_COLOURS.caution, MUTED]
  return {
    title: 'Tasks by field and type',
    description:
      'One bar a field, as long as its number of tasks and parted by type. The table of tasks holds the same numbers.',
    spec: {
      data: {
        values: byFieldAndType.map((each) => ({
          ...each,
          all: byField[each.field] ?? 0,
          place: fields.indexOf(each.field),
        })),
      },
      width: 300,
      height: { step: 20 },
      encoding: { y: { field: 'field', type: 'nominal', sort: { field: 'place', op: 'min' }, title: null } },
      layer: [
        {
          mark: { type: 'bar', height: 12, stroke: SURFACE, strokeWidth: 1 },
          encoding: {
            x: {
              field: 'tasks',
              type: 'quantitative',
              stack: 'zero',
              title: 'tasks',
              axis: { tickMinStep: 1, format: 'd' },
            },
            color: { field: 'type', type: 'nominal', scale: { domain: types, range: colours.slice(0, types.length) } },
          },
        },
        {
          mark: { type: 'text', align: 'left', dx: 4, fontSize: 11, color: INK },
          encoding: {
            x: { field: 'all', type: 'quantitative', aggregate: 'max' },
            text: { field: 'all', type: 'quantitative', aggregate: 'max' },
          },
        },
      ],
      config: {
        ...PLAIN,
        axis: AXIS,
        legend: LEGEND,
      },
    },
  }
}
