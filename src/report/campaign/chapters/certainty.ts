import { count } from '../../../base/text/text.ts'
import type { Analysis } from '../../../schema/analysis/analysis.ts'
import type { Diagnostics, Noise } from '../../../schema/analysis/diagnostics.ts'
import type { FamilySummary } from '../../../schema/analysis/model-comparison.ts'
import { excludesOne, type GroupRatio, type Quantity } from '../../../schema/analysis/ratio.ts'
import type { Setting } from '../../../schema/measurement/setting.ts'
import { formatAgainst, formatGroup, meanCell, numberCell, ratioCell } from '../../document/cells.ts'
import { type Chapter, composeChapter, composeTable, type DraftCell, type Table } from '../../document/chapter.ts'
import { STRATUM_CAUSES } from '../../text/findings.ts'
import {
  agree,
  BASELINE_WORDS,
  capitalise,
  formatCount,
  formatList,
  formatP,
  formatPercent,
  formatStratum,
  MISSING,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { formatRatio } from '../../text/format-ratio.ts'
import type { Phrase } from '../../text/phrase.ts'
import { formatImproved } from '../../text/support-words.ts'
import { formatCorrection, formatReason, formatVerdict } from '../../text/verdict-words.ts'

interface TestedRatio {
  readonly name: string
  readonly quantity: Quantity
  readonly ratio: GroupRatio
}

/** How sure the results are: what could be seen at all, what disturbed it, and what second methods say. */
export function composeCertainty(analysis: Analysis, findings: readonly Phrase[]): Chapter | null {
  const { diagnostics, primaryFamily } = analysis
  const tested = collectTests(analysis)
  return composeChapter({
    id: 'certainty',
    title: 'How sure this is',
    lead: [...formatFamily(primaryFamily, tested), ...formatDisagreement(tested)],
    tables: [
      energyTable(analysis),
      sensitivityTable(analysis),
      powerTable(diagnostics, analysis.leading),
      noiseTable(diagnostics),
      disturbanceTable(diagnostics),
      strataTable(analysis),
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
  const rest =
    others === 0
      ? ''
      : ` ${count(others, 'other test')} ${agree(others, 'is', 'are')} exploratory (Benjamini–Hochberg).`
  const made =
    tested === 0
      ? 'none could be made'
      : `${tested} could be made, and Holm's correction holds for ${agree(tested, 'it', 'them')}`
  return [
    `${count(declared, 'test')} of a ratio ${agree(declared, 'was', 'were')} declared${WHEN_DECLARED[String(postHoc)]}; ${made}.${rest}`,
  ]
}

const SHOWN_NAMES = 4

function formatDisagreement(tests: readonly TestedRatio[]): string[] {
  const checked = tests.filter(({ ratio }) => ratio.checks?.agree != null)
  if (checked.length === 0) return []
  const odd = checked.filter(({ ratio }) => ratio.checks?.agree === false)
  const methods = "Wilcoxon's test and sign flips, which assume less than the interval does,"
  if (odd.length === 0)
    return [
      `${methods} agree with it in ${agree(checked.length, 'the one test', `all of ${count(checked.length, 'test')}`)}.`,
    ]
  const names = odd.map(
    ({ name, quantity, ratio }) => `${name}, ${formatAgainst(quantity, ratio.baseline)} (${formatSecond(ratio)})`,
  )
  return [
    `${methods} do not confirm it in ${odd.length} of ${count(checked.length, 'test')}: ${formatList(names, SHOWN_NAMES, '; ')}.`,
  ]
}

const formatSecond = ({ checks }: GroupRatio) =>
  `Wilcoxon ${formatP(checks?.wilcoxonP ?? null)}, sign flips ${formatP(checks?.signFlipP ?? null)}`

/** What a ratio of energy is made of, and what meters outside the sum say of the same runs. */
const energyTable = ({ groups }: Analysis): Table =>
  composeTable(
    'Energy and its parts: wall time × watts, above idle, and by meters outside the sum',
    groups.flatMap(({ energyParts, ...group }) =>
      energyParts.map((parts) => ({
        ...parts,
        name: formatGroup(group),
        energy: group.ratios.energy.find(({ baseline }) => baseline === parts.baseline),
      })),
    ),
    {
      'Model and mode': ({ name, baseline }) => ({ text: name, note: formatAgainst('energy', baseline) }),
      Energy: ({ energy }) => ratioCell(energy?.estimate ?? null, energy?.interval ?? null),
      'Wall time': ({ wall }) => ratioCell(wall, null),
      Watts: ({ watts }) => ratioCell(watts, null),
      'Above idle': ({ net }) => ratioCell(net?.estimate ?? null, net?.interval ?? null),
      'Outside the sum': ({ outside, energy }) => ({
        text:
          outside.map(({ zone, estimate, interval }) => `${zone} ${formatRatio({ estimate, interval })}`).join(', ') ||
          MISSING,
        note: energy?.vetoedBy == null ? undefined : `${energy.vetoedBy} vetoes the verdict`,
      }),
    },
  )

const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  'one-thread': 'one thread',
  'own-malloc': "malloc's own thresholds, Python's own hash seed",
  cold: 'cold start',
}

/** Ratios under other settings, beside those of the same answers in the results. */
const sensitivityTable = ({ sensitivity, leading }: Analysis): Table =>
  composeTable(
    'Under other settings: answers that passed and are as accurate, beside the same answers as the results have them; in no verdict',
    sensitivity.filter(({ quantity }) => quantity === leading),
    {
      'Model and mode': (each) => ({ text: formatGroup(each), note: formatAgainst(each.quantity, each.baseline) }),
      Setting: ({ setting }) => SETTING_WORDS[setting],
      'As in the results': ({ usual }) => ratioCell(usual.estimate, usual.interval),
      'Under the setting': ({ under, projects }) =>
        ratioCell(under.estimate, under.interval, count(projects, 'project')),
      'The second over the first': ({ change }) => ratioCell(change.estimate, change.interval),
    },
  )

const powerTable = ({ power }: Diagnostics, leading: Quantity): Table =>
  composeTable(
    'Smallest change of the mean over projects that this campaign could see in one test by itself (80 % power at the 5 % level; a correction for several tests takes more)',
    power.filter((each) => each.quantity === leading && each.baseline === 'original-headless'),
    {
      'Model and mode': (each) => ({ text: formatGroup(each), note: QUANTITY_WORDS[each.quantity] }),
      'Smallest change seen': ({ detectableChange }) => numberCell(detectableChange, formatPercent),
      'It takes, to see 5 %': ({ projectsForFivePercent }) => neededCell(projectsForFivePercent, 'project'),
      'Projects here': ({ projects }) => projects,
      'Spread between projects': ({ standardDeviation }) =>
        numberCell(standardDeviation, (each) => `×/÷ ${Math.exp(each).toFixed(2)}`, 'one standard deviation'),
    },
  )

const noiseTable = ({ noise }: Diagnostics): Table =>
  composeTable<Noise>('Noise: one script against itself in neighbouring blocks', noise, {
    Quantity: ({ quantity }) => capitalise(QUANTITY_WORDS[quantity]),
    'Noise floor': ({ floor, repetitions }) =>
      numberCell(floor, (each) => `±${formatPercent(each)}`, `at ${count(repetitions, 'repetition')}`),
    'Smallest change seen in one script': ({ detectableChange }) => numberCell(detectableChange, formatPercent),
    'It takes, to see 5 %': ({ repetitionsForFivePercent }) => neededCell(repetitionsForFivePercent, 'repetition'),
    'Measured over': ({ baselines }) => count(baselines, 'baseline'),
  })

const neededCell = (needed: number | null, word: string): DraftCell =>
  needed === null
    ? { text: 'over 10,000', value: 10_000 }
    : numberCell(needed, (each) => `${formatCount(each)} ${agree(each, word, `${word}s`)}`)

function disturbanceTable({ order, drift }: Diagnostics): Table {
  const effects = [
    {
      name: 'Order in the block',
      effect: order,
      meaning: 'favour scripts by their place; the order is random, so it adds noise',
    },
    {
      name: 'Drift of the host',
      effect: drift,
      meaning: 'change totals; ratios are formed within one block and do not hold it',
    },
  ].flatMap(({ name, effect, meaning }) => (effect === null ? [] : [{ name, meaning, ...effect }]))
  return composeTable('Disturbances: the last third of the runs against the first', effects, {
    Effect: ({ name }) => name,
    'CPU time, last over first': meanCell,
    Verdict: ({ interval }) => (interval === null ? TOO_FEW : excludesOne(interval) ? 'seen' : 'not seen'),
    'What it would do': ({ meaning }) => meaning,
  })
}

const TOO_FEW = 'too few projects to say'

const strataTable = ({ strata }: Analysis): Table =>
  composeTable('Ratios in each host state, relative to the first', strata, {
    Host: ({ host, stratum }) => ({ text: host, note: formatStratum(stratum) }),
    Ratio: ({ effect, interval, projects }) => ratioCell(effect, interval, count(projects, 'project')),
    'Quantity and baseline': ({ quantity, baseline }) => ({
      text: QUANTITY_WORDS[quantity],
      note: `against the ${BASELINE_WORDS[baseline]}`,
    }),
    Answers: ({ answers }) => answers,
    Sure: ({ cause, p }) => (cause === null ? formatP(p) : STRATUM_CAUSES[cause]),
  })

const testTable = (tests: readonly TestedRatio[]): Table =>
  composeTable(
    'Every test of a ratio: second methods beside the verdict',
    tests,
    {
      'Model and mode': ({ name, quantity, ratio }) => ({ text: name, note: formatAgainst(quantity, ratio.baseline) }),
      Ratio: ({ ratio }) => ratioCell(ratio.estimate, ratio.interval, formatImproved(ratio)),
      Corrected: ({ ratio: { test } }) =>
        numberCell(test?.adjustedP ?? null, formatP, test === null ? undefined : formatCorrection(test)),
      'BCa interval': ({ ratio: { bca, estimate } }) => formatRatio({ estimate: bca && estimate, interval: bca }),
      'Median of projects': ({ ratio: { median } }) => formatRatio({ estimate: median }),
      'Second methods': ({ ratio }) => checksCell(ratio),
      Verdict: ({ ratio }) => ({ text: formatVerdict(ratio), note: formatReason(ratio, 'project') ?? undefined }),
    },
    true,
  )

function checksCell(ratio: GroupRatio): DraftCell {
  if (ratio.checks === null) return MISSING
  const { agree } = ratio.checks
  return {
    text: agree === null ? TOO_FEW : agree ? 'agree' : 'disagree',
    note: formatSecond(ratio),
    tone: agree === false ? 'caution' : undefined,
  }
}
