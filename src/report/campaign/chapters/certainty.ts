import type { Analysis } from '../../../schema/analysis.ts'
import type { Diagnostics, Noise, Power } from '../../../schema/diagnostics.ts'
import type { FamilySummary } from '../../../schema/model-comparison.ts'
import { excludesOne, type GroupRatio, type Quantity } from '../../../schema/ratio.ts'
import { STRATUM_CAUSES } from '../../text/findings.ts'
import { countWord, formatCount, formatP, formatPercent, formatRatio, QUANTITY_WORDS } from '../../text/format.ts'
import { formatImproved } from '../../text/group-words.ts'
import { formatCorrection, formatReason, formatVerdict } from '../../text/verdict-words.ts'
import { capitalise } from '../../text/words.ts'
import { formatBaseline, formatGroup, ratioCell } from './cells.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftTable } from './chapter.ts'

interface TestedRatio {
  readonly name: string
  readonly quantity: Quantity
  readonly ratio: GroupRatio
}

/** How sure the results are: what could be seen at all, what disturbed it, and what second methods say. */
export function composeCertainty(
  analysis: Analysis,
  primary: 'energy' | 'cpu',
  findings: readonly string[],
): Chapter | null {
  const { diagnostics, primaryFamily } = analysis
  const tested = collectTests(analysis)
  return composeChapter({
    id: 'certainty',
    title: 'How sure this is',
    lead: [...formatFamily(primaryFamily, tested), ...formatDisagreement(tested)],
    tables: [
      powerTable(
        diagnostics.power.filter((each) => each.quantity === primary && each.baseline === 'original-headless'),
      ),
      noiseTable(diagnostics.noise),
      disturbanceTable(diagnostics),
      strataTable(analysis.strata),
      testTable(tested),
    ],
    notes: findings,
  })
}

function collectTests({ groups }: Analysis): TestedRatio[] {
  return groups.flatMap((group) =>
    (Object.entries(group.ratios) as [Quantity, GroupRatio[]][]).flatMap(([quantity, ratios]) =>
      ratios.filter((ratio) => ratio.test !== null).map((ratio) => ({ name: formatGroup(group), quantity, ratio })),
    ),
  )
}

const WHEN_DECLARED: Readonly<Record<string, string>> = {
  true: ', but after the first run: they are post hoc',
  false: ' before the first run',
  null: ' (the records do not say when)',
}

function formatFamily({ declared, tested, postHoc }: FamilySummary, tests: readonly TestedRatio[]): string[] {
  if (tests.length === 0) return []
  const others = tests.length - tested
  return [
    `${countWord(declared, 'test')} of a ratio ${declared === 1 ? 'was' : 'were'} declared${WHEN_DECLARED[String(postHoc)]}; ${tested} could be made, and Holm's correction holds for them. ${capitalise(countWord(others, 'other test'))} are exploratory (Benjamini–Hochberg).`,
  ]
}

function formatDisagreement(tests: readonly TestedRatio[]): string[] {
  const checked = tests.filter(({ ratio }) => ratio.checks?.agree != null)
  if (checked.length === 0) return []
  const odd = checked.filter(({ ratio }) => ratio.checks?.agree === false)
  const methods = "Wilcoxon's test and sign flips, which assume less than the interval does,"
  if (odd.length === 0) return [`${methods} agree with it in all of ${countWord(checked.length, 'test')}.`]
  const names = odd.slice(0, 4).map(({ name, quantity, ratio }) => {
    return `${name}, ${QUANTITY_WORDS[quantity]} against the ${formatBaseline(ratio.baseline)} (Wilcoxon ${formatP(ratio.checks?.wilcoxonP ?? null)}, sign flips ${formatP(ratio.checks?.signFlipP ?? null)})`
  })
  const more = odd.length - names.length
  return [
    `${methods} do not confirm it in ${odd.length} of ${countWord(checked.length, 'test')}: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  ]
}

const powerTable = (powers: readonly Power[]): DraftTable => ({
  caption: 'Smallest change of the mean over projects that this campaign could see (80 % power at the 5 % level)',
  columns: [
    'Model and mode',
    'Smallest change seen',
    'It takes, to see 5 %',
    'Projects here',
    'Spread between projects',
  ],
  rows: powers.map((power) => [
    { text: formatGroup(power), note: QUANTITY_WORDS[power.quantity] },
    { text: formatPercent(power.detectableChange), value: power.detectableChange },
    formatNeeded(power.projectsForFivePercent, 'project'),
    { text: String(power.projects), value: power.projects },
    {
      text: `×/÷ ${Math.exp(power.standardDeviation).toFixed(2)}`,
      note: 'one standard deviation',
      value: power.standardDeviation,
    },
  ]),
})

const noiseTable = (noises: readonly Noise[]): DraftTable => ({
  caption: 'Noise: one script against itself in neighbouring blocks',
  columns: ['Quantity', 'Noise floor', 'Smallest change seen in one script', 'It takes, to see 5 %', 'Measured over'],
  rows: noises.map((noise) => [
    capitalise(QUANTITY_WORDS[noise.quantity]),
    {
      text: `±${formatPercent(noise.floor)}`,
      note: `at ${countWord(noise.repetitions, 'repetition')}`,
      value: noise.floor,
    },
    { text: formatPercent(noise.detectableChange), value: noise.detectableChange },
    formatNeeded(noise.repetitionsForFivePercent, 'repetition'),
    countWord(noise.baselines, 'baseline'),
  ]),
})

const formatNeeded = (count: number | null, word: string): DraftCell =>
  count === null ? { text: 'over 10,000', value: 10_000 } : { text: `${formatCount(count)} ${word}s`, value: count }

function disturbanceTable({ order, drift }: Diagnostics): DraftTable {
  const row = (name: string, effect: Diagnostics['order'], meaning: string): DraftCell[][] => {
    if (effect === null) return []
    const { estimate, interval, projects } = effect
    const seen = interval === null ? 'too few projects to say' : excludesOne(interval) ? 'seen' : 'not seen'
    return [[name, ratioCell(estimate, interval, countWord(projects, 'project')), seen, meaning]]
  }
  return {
    caption: 'Disturbances: the last third of the runs against the first',
    columns: ['Effect', 'CPU time, last over first', 'Verdict', 'What it would do'],
    rows: [
      ...row('Order in the block', order, 'favour scripts by their place; the order is random, so it adds noise'),
      ...row('Drift of the host', drift, 'change totals; ratios are formed within one block and do not hold it'),
    ],
  }
}

const strataTable = (strata: Analysis['strata']): DraftTable => ({
  caption: 'Ratios on each host or state of a host, relative to the first',
  columns: ['Host', 'Ratio', 'Quantity and baseline', 'Answers', 'Sure'],
  rows: strata.map((each) => [
    { text: each.host, note: each.stratum.slice(0, 8) },
    ratioCell(each.effect, each.interval, countWord(each.projects, 'project')),
    { text: QUANTITY_WORDS[each.quantity], note: `against the ${formatBaseline(each.baseline)}` },
    String(each.answers),
    each.cause === null ? formatP(each.p) : STRATUM_CAUSES[each.cause],
  ]),
})

const testTable = (tests: readonly TestedRatio[]): DraftTable => ({
  caption: 'Every test of a ratio: second methods beside the verdict',
  columns: ['Model and mode', 'Ratio', 'Corrected', 'BCa interval', 'Median of projects', 'Second methods', 'Verdict'],
  rows: tests.map(({ name, quantity, ratio }) => [
    { text: name, note: `${QUANTITY_WORDS[quantity]} against the ${formatBaseline(ratio.baseline)}` },
    ratioCell(ratio.estimate, ratio.interval, formatImproved(ratio)),
    {
      text: formatP(ratio.test?.adjustedP ?? null),
      note: ratio.test === null ? undefined : formatCorrection(ratio.test),
      value: ratio.test?.adjustedP ?? null,
    },
    formatRatio({ estimate: ratio.bca === null ? null : ratio.estimate, interval: ratio.bca, quality: 'measured' }),
    formatRatio({ estimate: ratio.median, interval: null, quality: 'measured' }),
    formatChecks(ratio.checks),
    { text: formatVerdict(ratio), note: formatReason(ratio, 'project') ?? undefined },
  ]),
  folded: true,
})

function formatChecks(checks: GroupRatio['checks']): DraftCell {
  if (checks === null) return '–'
  const agree = checks.agree === null ? 'too few projects to say' : checks.agree ? 'agree' : 'disagree'
  return {
    text: agree,
    note: `Wilcoxon ${formatP(checks.wilcoxonP)}, sign flips ${formatP(checks.signFlipP)}`,
    tone: checks.agree === false ? 'caution' : undefined,
  }
}
