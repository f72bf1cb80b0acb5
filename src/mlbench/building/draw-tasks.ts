import { seededRandom } from '../../base/random.ts'
import { quoteWord } from '../../base/text/text.ts'
import type { TaskTemplate } from '../../schema/mlbench/task-templates.ts'

/** A template with one value for each parameter. */
export interface DrawnTask {
  /** The row's `id`: its place among all that were drawn, from 1. */
  readonly id: number
  readonly template: TaskTemplate
  readonly values: readonly { readonly name: string; readonly value: string }[]
  /** The right answer. */
  readonly gold: string
}

/** Most combinations that are counted. */
const MOST_COMBINATIONS = 2 ** 30

export const countCombinations = ({ parameters }: TaskTemplate): number =>
  parameters.reduce((product, { values }) => Math.min(product * new Set(values).size, MOST_COMBINATIONS), 1)

/** So many combinations of values of each template, no two alike, drawn by a seed; all of one that has fewer. */
export function drawTasks(templates: readonly TaskTemplate[], each: number, seed: number): DrawnTask[] {
  let id = 0
  return templates.flatMap((template) =>
    drawCombinations(template, each, seed).map((values) => ({
      id: ++id,
      template,
      values,
      gold: fillCode(template, values),
    })),
  )
}

function drawCombinations(template: TaskTemplate, most: number, seed: number): DrawnTask['values'][] {
  const random = seededRandom(seed, `values of ${template.id}`)
  const lists = template.parameters.map(({ name, values }) => ({ name, values: [...new Set(values)] }))
  const wanted = Math.min(most, countCombinations(template))
  const drawn = new Map<string, DrawnTask['values']>()
  while (drawn.size < wanted) {
    const values = lists.map((list) => ({
      name: list.name,
      value: list.values[random.below(list.values.length)] ?? '',
    }))
    drawn.set(JSON.stringify(values), values)
  }
  return [...drawn.values()]
}

/** One pass over the code, so that a value stays what it is. In a shell command a value with blanks is one word. */
function fillCode({ code, type }: TaskTemplate, values: DrawnTask['values']): string {
  const byName = new Map(values.map(({ name, value }) => [name, value]))
  return code.replace(/\{\{([A-Za-z][\w.-]*)\}\}/g, (whole, name: string) => {
    const value = byName.get(name)
    if (value === undefined) return whole
    return type === 'Bash Script' ? quoteWord(value) : value
  })
}
