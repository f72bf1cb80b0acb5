import { count } from '../../../base/text/text.ts'
import type { StaticGrades } from '../../../schema/mlbench/task-grades.ts'
import { formatPercent } from '../format.ts'

/** The two gates that need no run, as lines for a terminal. */
export function renderStaticGrades({ mended, ...published }: StaticGrades): string {
  if (mended === undefined) return renderGates(published)
  return [renderGates(published), '', 'the same over the rows as errata mend them', renderGates(mended)].join('\n')
}

function renderGates({ attempts: all, totals }: Pick<StaticGrades, 'attempts' | 'totals'>): string {
  const missing = all.filter(({ reason }) => reason === 'no-answer').length
  const { attempts, arguments_ok, type_ok, static_ok } = totals
  const line = (name: string, passed: number) => `${name.padEnd(10)} ${passed} of ${attempts}${share(passed, attempts)}`
  return [
    `${count(attempts, 'attempt')}, judged by their text; none was run${missing === 0 ? '' : `; ${missing} of them without an answer, which fail`}`,
    line('arguments', arguments_ok),
    line('type', type_ok),
    line('both', static_ok),
  ].join('\n')
}

const share = (passed: number, all: number) => (all === 0 ? '' : ` (${formatPercent(passed / all)})`)
