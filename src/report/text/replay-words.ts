import { count } from '../../base/text/text.ts'
import type { OtherReading, ReplayFault, ReplayReport } from '../../schema/campaign/replay-report.ts'

/** What a replay found, a line a thing. */
export function renderReplay({ variants, faults, outputs, analysis, executed }: ReplayReport): string {
  const { rebuilt, taken, restored, open } = variants
  const { metrics, failures, absent, changed, differing } = outputs
  return [
    `scripts: ${rebuilt} made again from stored calls and alike, ${taken} recorded or given, ${restored} written again, ${open} not answered`,
    ...faults.map((fault) => `✘ ${fault.variant}: ${formatReplayFault(fault)}`),
    `outputs: ${count(metrics, 'metric')} and ${count(failures, 'failure')} read again, ${count(differing.length, 'difference')}; ${count(absent, 'log')} not here`,
    ...changed.map((record) => `✘ logs/${record}.log is not what was written after the run`),
    ...differing.map((other) => `✘ ${other.record}: ${formatOtherReading(other)}`),
    ...formatAnalysis(analysis),
    ...(executed === null ? [] : [`run anew in ${executed}: greenml compare shows what differs`]),
  ].join('\n')
}

function formatAnalysis(analysis: ReplayReport['analysis']): string[] {
  if (analysis === null) return ['✘ analysis.json is left as it was: mend what is named above first']
  if (analysis.before === 'none') return ['analysis.json: made; there was none to compare with']
  if (analysis.before === 'same') return ['✔ analysis.json: the same but for its date']
  return ['✘ analysis.json: it differs in', ...analysis.differing.map((path) => `    ${path}`)]
}

const FAULTS: Readonly<Record<Exclude<ReplayFault['kind'], 'other-answer'>, string>> = {
  'no-call': 'the call that its provenance names is not in calls/',
  'call-of-another': 'the call that its provenance names was made for another script',
  'not-answered': 'the call that its provenance names has no end',
  'turn-changed': 'what was sent is not in calls/ as it was',
  'script-changed': 'its file is not what was answered: move it away, and the next replay writes the answer',
  'script-missing': 'its file is gone, and no call holds it: greenml generate takes it again',
}

export const formatReplayFault = (fault: ReplayFault): string =>
  fault.kind === 'other-answer'
    ? `its call holds another answer than its provenance tells of (${fault.fields.join(', ')})`
    : FAULTS[fault.kind]

export const formatOtherReading = (other: OtherReading): string =>
  other.kind === 'metric'
    ? `its output reads as ${other.read ?? other.status}, its record says ${other.recorded ?? 'no metric'}`
    : `its output reads as ${other.read}, its record says ${other.recorded}`
