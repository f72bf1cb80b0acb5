import type { CampaignComparison, GroupChange } from '../../schema/analysis/comparison.ts'
import { QUANTITIES } from '../../schema/analysis/ratio.ts'
import { type Chapter, composeChapter, composeTable } from '../document/chapter.ts'
import { formatChangeVerdict, formatModels } from '../text/comparison-changes.ts'
import { QUANTITY_WORDS } from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { countUnchanged, formatScriptChanges, formatUnchangedCount, isChange } from './comparison-sections.ts'

/** The sentence that nothing changed; null where something did, or where nothing could be judged. */
export function formatNoChange({ groups, scripts }: CampaignComparison): string | null {
  const unchanged = countUnchanged(scripts)
  const hasChanged =
    scripts.some((script) => formatScriptChanges(script).length > 0) ||
    groups.some(
      ({ ratios, success, accuracy }) =>
        QUANTITIES.some((quantity) => isChange(ratios[quantity].verdict)) ||
        success.newlyFailed + success.newlyPassed + accuracy.worse + accuracy.better > 0,
    )
  return hasChanged || unchanged.still === 0 ? null : formatUnchangedCount(unchanged)
}

/** What changed from the campaign before, each as old → new; null: the two have nothing in common. */
export function composeChanges({ a, groups, scripts }: CampaignComparison): Chapter | null {
  return composeChapter({
    id: 'changes',
    title: 'What changed',
    lead: [`Against campaign ${a.campaign}, whose ratios and this one's are each formed within their own runs.`],
    tables: [
      composeTable('Models and modes', groups.flatMap(listGroupChanges), COLUMNS, false),
      composeTable(
        'Scripts that changed',
        scripts.flatMap(formatScriptChanges).map(([name = '', what = '', before, after, change = '', result = '']) => ({
          name,
          what,
          change,
          result,
          values: `${before} → ${after}`,
        })),
        COLUMNS,
      ),
    ],
    notes: scripts.length === 0 ? [] : [formatUnchangedCount(countUnchanged(scripts))],
  })
}

interface ChangeRow {
  readonly name: string
  readonly what: string
  readonly values: string
  readonly change: string
  readonly result: string
}

const COLUMNS = {
  'Of what': ({ name }: ChangeRow) => name,
  What: ({ what }: ChangeRow) => what,
  'Old → new': ({ values }: ChangeRow) => values,
  Change: ({ change }: ChangeRow) => change,
  Result: ({ result }: ChangeRow) => result,
}

function listGroupChanges(group: GroupChange): ChangeRow[] {
  const name = `${formatModels(group)}, ${group.mode}`
  const { a, b, newlyFailed, newlyPassed, verdict } = group.success
  const ratios = QUANTITIES.map((quantity) => ({ quantity, ...group.ratios[quantity] }))
  return [
    ...ratios
      .filter((ratio) => ratio.verdict !== 'not-measured')
      .map(({ quantity, quality, interval, estimate, ...ratio }) => ({
        name,
        what: QUANTITY_WORDS[quantity],
        values: `${formatRatio({ estimate: ratio.a, quality })} → ${formatRatio({ estimate: ratio.b, quality })}`,
        change: formatRatio({ estimate, interval, quality }),
        result: formatChangeVerdict(ratio.verdict),
      })),
    {
      name,
      what: 'answers that pass',
      values: `${a.passed} / ${a.attemptable} → ${b.passed} / ${b.attemptable}`,
      change: `${newlyFailed} fail now, ${newlyPassed} pass now`,
      result: formatChangeVerdict(verdict),
    },
  ]
}
