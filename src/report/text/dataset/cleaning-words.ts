import { sum } from '../../../base/numbers.ts'
import { count } from '../../../base/text/text.ts'
import type { Cleaning } from '../../../schema/dataset/cleaning.ts'
import { agree } from '../format.ts'

const KEPT: Readonly<Record<Cleaning['kept'][number]['reason'], string>> = {
  'script-changed': 'its script is not the one that was answered',
  'no-provenance': 'nothing tells who wrote it',
  pending: 'a batch will answer: greenml generate collects it',
}

/** What a cleaning removed or would remove, a line a script, and how it comes back. */
export function renderCleaning({ campaign, isDone, removed, kept }: Cleaning): string {
  if (removed.length + kept.length === 0) return `nothing to remove in ${campaign}`
  const runs = sum(removed.map((each) => each.runs))
  const lost = removed.filter(({ inCalls }) => !inCalls).length
  return [
    ...removed.map(
      ({ variant, files }) => `${isDone ? 'removed' : 'would remove'} ${variant} (${count(files.length, 'file')})`,
    ),
    ...kept.map(({ variant, reason }) => `kept ${variant}: ${KEPT[reason]}`),
    `${count(removed.length, 'script')} ${isDone ? 'removed' : 'to remove, with --yes'}; ${count(runs, 'record')} of their runs and all calls stay in ${campaign}`,
    ...(removed.length > lost
      ? [`greenml replay --campaign ${campaign} writes ${removed.length - lost} again from calls/, without asking`]
      : []),
    ...(lost > 0
      ? [`${lost} not in calls/: greenml generate asks for or takes ${agree(lost, 'it', 'them')} again`]
      : []),
  ].join('\n')
}
