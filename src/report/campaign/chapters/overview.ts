import { cleanLine } from '../../text/clean-text.ts'
import { countWord, formatCount, formatInstant } from '../../text/format.ts'
import { formatHeadlineFact, formatScope } from '../../text/headline.ts'
import { formatNoEnergy } from '../../text/words.ts'
import { collectNotices } from '../limits.ts'
import type { ReportData } from '../report-data.ts'

/** What a reader with ten seconds takes away: the finding, its reservations, the size of the experiment. */
export interface Overview {
  readonly campaign: string
  readonly createdAt: string
  readonly toolVersion: string
  readonly headline: readonly string[]
  /** What the numbers were taken from, and so what they can speak of. Null without a run. */
  readonly scope: string | null
  /** What must be read together with the headline. */
  readonly notices: readonly string[]
  readonly sizes: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

export function describeOverview(data: ReportData): Overview {
  const { analysis } = data
  const { scope } = analysis
  // The scope has a place of its own.
  const headline = analysis.headline.flatMap((fact) =>
    fact.kind === 'scope' ? [] : [formatHeadlineFact(fact, analysis)],
  )
  const clean = (line: string) => cleanLine(line, 600)
  return {
    campaign: clean(analysis.campaign),
    createdAt: formatInstant(analysis.createdAt),
    toolVersion: clean(analysis.toolVersion),
    headline: headline.length === 0 ? ['No result yet'] : headline.map(clean),
    scope: scope === null ? null : clean(`Seen in ${formatScope(scope)}. Beyond that it is a guess.`),
    notices: collectNotices(analysis, data.models).map(clean),
    sizes: listSizes(data),
  }
}

function listSizes({ projects, models, groups, analysis }: ReportData): Overview['sizes'] {
  const { runs, energyQuality } = analysis
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
