import type { PhaseChange } from '../../../schema/diagnostics.ts'
import { PHASES, type Phase } from '../../../schema/record.ts'
import { countWord } from '../../text/format.ts'
import { PHASE_WORDS } from '../../text/phase-words.ts'
import { capitalise } from '../../text/words.ts'
import { nameBaseline, nameGroup, ratioCell, stackedRatio } from './cells.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftTable } from './chapter.ts'

/** A smaller share of a change is not what it comes from. */
const WORTH_NAMING = 0.2

/** Which part of the scripts the change of CPU time comes from. */
export function describePhases(phases: readonly PhaseChange[]): Chapter | null {
  const headless = phases.filter(({ baseline }) => baseline === 'original-headless')
  const asIs = phases.filter(({ baseline }) => baseline === 'original')
  const [open, folded] = headless.length > 0 ? [headless, asIs] : [asIs, []]
  const caption = 'CPU time relative to the baseline, by phase: factors with their 95 % intervals'
  return composeChapter({
    id: 'phases',
    title: 'Where the change comes from',
    lead: [
      "Runs made for this alone split a script's CPU time into phases. The factors of a row multiply to its ratio: ×0.71 under imports means that what changed there, by itself, takes the script to 71 % of the baseline's CPU time; ×1.00 changes nothing.",
    ],
    tables: [phaseTable(caption, open, false), phaseTable('The same against the other baseline', folded, true)],
  })
}

const phaseTable = (caption: string, rows: readonly PhaseChange[], folded: boolean): DraftTable => ({
  caption,
  columns: ['Model and mode', 'CPU time', 'Mostly from', ...PHASES.map((phase) => capitalise(PHASE_WORDS[phase]))],
  rows: rows.map(describeChange),
  folded,
})

function describeChange({ mode, model, baseline, projects, ratio, factors, shares }: PhaseChange): DraftCell[] {
  return [
    { text: nameGroup({ mode, model }), note: `against the ${nameBaseline(baseline)}` },
    { ...ratioCell(ratio, null), note: countWord(projects, 'project') },
    shares === null ? 'no change to explain' : nameSources(shares),
    ...PHASES.map((phase) => stackedRatio(factors[phase].factor, factors[phase].interval)),
  ]
}

/** What brings the change, largest first; a phase that works against it is not named. */
function nameSources(shares: Readonly<Record<Phase, number>>): string {
  const sources = PHASES.filter((phase) => shares[phase] >= WORTH_NAMING).toSorted((a, b) => shares[b] - shares[a])
  return sources.map((phase) => PHASE_WORDS[phase]).join(', ') || '–'
}
