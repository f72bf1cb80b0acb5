import { countWord, formatCount } from '../../text/format.ts'
import { formatNoEnergy } from '../../text/words.ts'
import type { ReportData } from '../report-data.ts'

/** What a reader with ten seconds takes away: the finding, its reservations, the size of the experiment. */
export interface Overview {
  readonly campaign: string
  readonly createdAt: string
  readonly toolVersion: string
  readonly headline: readonly string[]
  /** What the numbers were taken from, and so what they can speak of. Null without a run. */
  readonly scope: string | null
  readonly notices: readonly string[]
  readonly sizes: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

export function describeOverview(data: ReportData): Overview {
  const { campaign, createdAt, toolVersion, headline, scope, notices } = data
  return {
    campaign,
    createdAt,
    toolVersion,
    headline: headline.length === 0 ? ['No result yet'] : headline,
    scope: scope === null ? null : `Seen in ${scope}. Beyond that it is a guess.`,
    notices,
    sizes: listSizes(data),
  }
}

function listSizes({ projects, models, groups, runs, energyQuality, analysis }: ReportData): Overview['sizes'] {
  const sum = (key: 'passed' | 'attemptable' | 'total') => groups.reduce((all, { success }) => all + success[key], 0)
  const measured =
    energyQuality === 'measured'
      ? { value: 'energy', note: 'and CPU time, wall time, memory' }
      : { value: 'CPU time', note: formatNoEnergy(analysis) }
  return [
    { label: 'Projects', value: formatCount(projects.length), note: countWord(models.length, 'model') },
    {
      label: 'Variants that passed',
      value: `${sum('passed')} of ${sum('total')}`,
      note: `${sum('attemptable')} could be attempted`,
    },
    { label: 'Runs that ended ok', value: formatCount(runs.ok), note: `of ${formatCount(runs.recorded)} recorded` },
    { label: 'Measured', ...measured },
  ]
}
