import { count } from '../../../base/text/text.ts'
import type { PhaseChange } from '../../../schema/analysis/diagnostics.ts'
import { excludesOne } from '../../../schema/analysis/ratio.ts'
import { PHASES, type Phase } from '../../../schema/measurement/record.ts'
import { formatGroup, ratioCell, stackedRatio } from '../../document/cells.ts'
import { type Chapter, type Columns, composeChapter, composeTable, type DraftCell } from '../../document/chapter.ts'
import { BASELINE_WORDS, capitalise, formatPercent, MISSING } from '../../text/format.ts'

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  import: 'start and imports',
  data: 'data',
  fit: 'fitting',
  predict: 'prediction',
  plot: 'plots',
  other: 'the rest',
}

/** A smaller share of a change is not what it comes from. */
const WORTH_NAMING = 0.2

/** Chapter on the parts of scripts that the change of CPU time comes from. */
export function composePhases(phases: readonly PhaseChange[]): Chapter | null {
  const headless = phases.filter(({ baseline }) => baseline === 'original-headless')
  const asIs = phases.filter(({ baseline }) => baseline === 'original')
  const [open, folded] = headless.length > 0 ? [headless, asIs] : [asIs, []]
  const caption =
    'CPU time relative to the baseline, and what it would be had one phase alone changed, with 95 % intervals'
  return composeChapter({
    id: 'phases',
    title: 'Where the change comes from',
    lead: [
      "Runs made for this alone split a script's CPU time into phases, so that their ratio can differ from the headline's. ×0.71 under imports: the baseline with the imports of the answer, and all else as it was, would take 71 % of its CPU time. Together such ratios don't multiply to the whole; the shares of the change do add up to 100 %, by the logarithmic mean Divisia index.",
    ],
    tables: [
      composeTable(caption, open, COLUMNS, false),
      composeTable('The same against the other baseline', folded, COLUMNS, true),
    ],
  })
}

const COLUMNS: Columns<PhaseChange> = {
  'Model and mode': (change) => ({ text: formatGroup(change), note: `against the ${BASELINE_WORDS[change.baseline]}` }),
  'CPU time': ({ ratio, interval, projects }) => ratioCell(ratio, interval, count(projects, 'project')),
  'Mostly from': formatSources,
  ...Object.fromEntries(
    PHASES.map((phase) => [
      capitalise(PHASE_WORDS[phase]),
      ({ phases }: PhaseChange): DraftCell => stackedRatio(phases[phase].alone, phases[phase].interval),
    ]),
  ),
}

/** Phases that are seen to bring the change, largest first; one that works against it is not named. */
function formatSources({ interval, phases }: PhaseChange): string {
  if (interval === null) return 'unknown: too few projects' // behind the column's name it is read as a sentence
  if (!excludesOne(interval)) return 'no detectable change'
  const sources = PHASES.flatMap((phase) => {
    const { share, interval: ends } = phases[phase]
    const isSource = share !== null && share >= WORTH_NAMING && ends !== null && excludesOne(ends)
    return isSource ? [{ phase, share }] : []
  })
  const named = sources.toSorted((a, b) => b.share - a.share)
  return named.map(({ phase, share }) => `${PHASE_WORDS[phase]} ${formatPercent(share)}`).join(', ') || MISSING
}
