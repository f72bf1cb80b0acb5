import { count } from '../../base/count.ts'
import { median } from '../../base/numbers.ts'
import type { Host } from '../../schema/execution.ts'
import type { Plan } from '../../schema/plan.ts'
import type { AnalysedVariant } from '../variant.ts'
import { listWords } from '../words.ts'

/**
 * What the numbers were taken from, and so what they can speak of: `8 projects (5 binary-classification, 3 regression; the
 * author's code takes 0.8 to 2.3 s of CPU time), one host, one day (2026-01-01)`. Null without a run.
 */
export function describeSample(
  plan: Plan,
  analysed: readonly AnalysedVariant[],
  hosts: readonly Host[],
): string | null {
  const ran = analysed.filter(({ inBlocks }) => inBlocks.runs.length > 0)
  const slugs = new Set(ran.map(({ inBlocks }) => inBlocks.project.slug))
  if (slugs.size === 0) return null
  const tasks = [
    ...Map.groupBy(
      plan.projects.filter(({ slug }) => slugs.has(slug)),
      ({ task }) => task,
    ),
  ]
  const kinds = tasks
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([task, projects]) => (tasks.length === 1 ? task : `${projects.length} ${task}`))
  const details = [listWords(kinds), sizeWords(ran)].filter((part) => part !== null).join('; ')
  const names = new Set(hosts.map(({ name }) => name))
  const states = hosts.length > names.size ? ` in ${hosts.length} states` : ''
  return `${count(slugs.size, 'project')} (${details}), ${oneOr(names.size, 'host')}${states}, ${dayWords(ran)}`
}

function sizeWords(analysed: readonly AnalysedVariant[]): string | null {
  const baselines = analysed.filter(
    ({ analysis }) => analysis.mode === 'original' && analysis.summaries.cpu.median !== null,
  )
  const byProject = Map.groupBy(baselines, ({ analysis }) => analysis.project)
  const seconds = [...byProject.values()].flatMap(
    (shards) => median(shards.flatMap(({ analysis }) => analysis.summaries.cpu.median ?? [])) ?? [],
  )
  if (seconds.length === 0) return null
  const [least, most] = [Math.min(...seconds).toPrecision(2), Math.max(...seconds).toPrecision(2)]
  return `the author's code takes ${least === most ? least : `${least} to ${most}`} s of CPU time`
}

function dayWords(analysed: readonly AnalysedVariant[]): string {
  const days = [
    ...new Set(analysed.flatMap(({ inBlocks }) => inBlocks.runs.map(({ startedAt }) => startedAt.slice(0, 10)))),
  ].sort()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  return `${oneOr(days.length, 'day')} (${first === last ? first : `${first} to ${last}`})`
}

const oneOr = (n: number, noun: string) => (n === 1 ? `one ${noun}` : count(n, noun))
