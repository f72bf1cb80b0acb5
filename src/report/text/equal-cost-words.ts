import { cleanLine } from '../../base/text/clean-text.ts'
import { count } from '../../base/text/text.ts'
import type { EqualCost } from '../../schema/analysis/equal-cost.ts'
import { formatCount, formatPercent, formatPointRange, formatPoints, formatUsd, MISSING } from './format.ts'
import { textTable } from './markdown-text.ts'

/** An agent beside single answers of the same cost, as Markdown. */
export function renderEqualCost(given: EqualCost): string {
  const { agent, single, basis, tasks, capped, leftOut, cost, answers, agentPasses, singlePasses } = given
  const showCost = (value: number) => (basis === 'usd' ? formatUsd(value) : `${formatCount(Math.round(value))} tokens`)
  const interval = given.interval === null ? MISSING : formatPointRange(given.interval)
  return [
    `${count(tasks, 'task')}. A run of ${cleanLine(agent)} costs what ${answers.toFixed(1)} answers of ${cleanLine(single)} cost.`,
    '',
    ...textTable(
      ['system', 'cost of one', 'passes at equal cost'],
      [
        [agent, showCost(cost.agent), formatPercent(agentPasses)],
        [single, showCost(cost.single), formatPercent(singlePasses)],
      ],
    ),
    '',
    `The agent's difference: ${formatPoints(given.difference)} points, 95 % by repository ${interval}.`,
    ...(capped === 0
      ? []
      : [
          `On ${count(capped, 'task')} a run buys more single answers than there are: those there are count, which is too few.`,
        ]),
    ...(leftOut === 0 ? [] : [`Left out: ${count(leftOut, 'task')} without an answer, a verdict or a cost of both.`]),
  ].join('\n')
}
