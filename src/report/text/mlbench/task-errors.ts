import { cleanLine } from '../../../base/text/clean-text.ts'
import { count } from '../../../base/text/text.ts'
import type { TaskErrors } from '../../../schema/mlbench/task-error.ts'
import { MISSING } from '../format.ts'

/** What raters say of failed answers, for a terminal. */
export function renderTaskErrors({ failed, drawn, raters, agreement }: TaskErrors): string {
  return [
    `${count(failed, 'answer')} failed, ${drawn} of them looked at`,
    ...raters.map(({ rater, labelled, categories }) => {
      const told = Object.entries(categories).map(([category, times]) => `${category.replaceAll('-', ' ')} ${times}`)
      return `  ${cleanLine(rater)}: ${labelled} labelled; ${told.join(', ')}`
    }),
    ...agreement.map(
      ({ raters: [a, b], items, alike, kappa }) =>
        `  ${cleanLine(a)} and ${cleanLine(b)}: ${alike} of ${items} alike, Cohen's kappa ${kappa?.toFixed(2) ?? MISSING}`,
    ),
  ].join('\n')
}
