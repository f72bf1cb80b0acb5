import { count } from '../../base/count.ts'
import { measuredBlocks } from '../runs.ts'
import { isProbed } from '../validity/validity.ts'
import { listWords } from '../words.ts'
import { isSuspect } from './outcome-change.ts'
import type { PreparedSide } from './sides.ts'

/** What differs between the two besides what is compared: each makes a change harder to believe. */
export function noteDifferences(a: PreparedSide, b: PreparedSide): string[] {
  const others = new Map(b.plan.projects.map((project) => [project.slug, project]))
  const shared = a.plan.projects.flatMap((project) => {
    const other = others.get(project.slug)
    return other === undefined ? [] : [{ slug: project.slug, project, other }]
  })
  const differing = (read: (project: (typeof shared)[number]['project']) => unknown) =>
    shared.flatMap(({ slug, project, other }) =>
      JSON.stringify(read(project)) === JSON.stringify(read(other)) ? [] : [slug],
    )
  const source = differing(({ sourceHash, entry, arguments: given }) => [sourceHash, entry, given])
  const lock = differing(({ lockHash }) => lockHash)
  const metric = differing(({ metric }) => metric)
  const sandboxes = [a, b].map(({ collected }) => [...collected.sandboxes].sort().join(', '))
  return [
    ...missingRuns('A', a),
    ...missingRuns('B', b),
    ...noteValidity(a, b),
    ...(source.length === 0
      ? []
      : [
          `The author's code or data is not the same in both: ratios are to different baselines in ${listWords(source)}.`,
        ]),
    ...(lock.length === 0 ? [] : [`Packages are not the same in both: ${listWords(lock)}.`]),
    ...(metric.length === 0 ? [] : [`The metric or its tolerance is not the same in both: ${listWords(metric)}.`]),
    ...(sandboxes[0] === sandboxes[1] || sandboxes.includes('')
      ? []
      : [`The sandboxes are not the same (${sandboxes.join(' and ')}), and they cost different amounts of time.`]),
    ...[a, b].flatMap(({ collected, plan }, index) =>
      collected.strangers.size === 0
        ? []
        : [`${index === 0 ? 'A' : 'B'} holds records that ${plan.campaign}'s plan does not know; they are left out.`],
    ),
  ]
}

/** A suspect answer of one side is in no ratio and no accuracy of the other either. */
function noteValidity(a: PreparedSide, b: PreparedSide): string[] {
  const suspects = [a, b].map(({ answers }) => answers.filter(isSuspect).map(({ analysis }) => analysis.id))
  const named = (['A', 'B'] as const).flatMap((name, index) => {
    const ids = [...new Set(suspects[index])]
    return ids.length === 0
      ? []
      : [`${name}: ${count(ids.length, 'answer')} suspect and not compared: ${listWords(ids)}.`]
  })
  if (isProbed(a.plan) === isProbed(b.plan)) return named
  return [
    ...named,
    `Only ${isProbed(a.plan) ? 'A' : 'B'} was probed for validity: suspect answers of the other are not known.`,
  ]
}

function missingRuns(name: 'A' | 'B', { plan, answers, baselines }: PreparedSide): string[] {
  const planned = measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0)
  const recorded = [...answers, ...baselines].reduce((sum, { inBlocks }) => sum + inBlocks.runs.length, 0)
  if (recorded === planned) return []
  return [`${name}: ${planned - recorded} of ${count(planned, 'planned run')} have no record.`]
}
