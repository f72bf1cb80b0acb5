import { groupsBy } from '../../base/groups.ts'
import { compareTexts, count } from '../../base/text/text.ts'
import type { GradingRules } from '../../schema/mlbench/task-grades.ts'
import type { PassRate } from '../../schema/mlbench/task-scores.ts'
import { isCoveredClaim, type Submission } from '../../schema/mlbench/task-submission.ts'
import { composeChapter, composeTable, type LineCell } from '../document/chapter.ts'
import { formatHash, formatPercent, formatPercentRange, MISSING } from '../text/format.ts'
import { listParts, partOf, type SitePage } from './site-page.ts'

const KS = [1, 2, 5]

const COUNTED = [
  'pass@k: of the tasks that could be tried, the share that one of the first k answers solves. Rules: strict are this tool’s own; compat are ML-Bench’s own verdicts, bug for bug.',
  'Intervals of 95 % are by repository, since tasks of one pass and fail together; there is none where one repository alone was tried, or all do alike. “Of all”: were every task that could not be tried to fail, and were it to pass where its text does.',
  'A place counts those that are shown to pass more at the first answer, by repository and corrected for the number of systems: several may share one, and below six repositories all do, below eleven where there are ten systems.',
]

/** The leaderboard: a table for each version of the data and each set of rules, since only such scores are alike. */
export function composeTaskBoard(submissions: readonly Submission[]): SitePage {
  const boards = groupsBy(submissions, (each) => JSON.stringify([each.card.rowsSha256, rulesOf(each)]))
  return {
    path: 'ml-bench',
    title: 'Can models use ML repositories?',
    lead: [
      'Answers to the tasks of ML-Bench that others submitted. Scores of another version of the data, or by other rules, stand in a table of their own.',
      'Regraded: a maintainer ran the answers. Self-reported: the number is the authors’ own, nobody here has run them, and it has no place.',
    ],
    parts: listParts([
      ...boards.map((members, index) => {
        const [{ card }] = members
        const rules = rulesOf(members[0])
        const rows = sortSubmissions(members)
        return partOf(
          composeChapter({
            id: `ml-bench-${index + 1}`,
            title: `Data version ${formatHash(card.rowsSha256)}, rules ${rules ?? 'not named'}`,
            tables: [
              composeTable<Submission>(
                'Passed / attemptable / total tasks',
                rows,
                {
                  System: ({ card: { system, context }, sameAnswers }) => ({
                    text: system,
                    note: [context, ...sameAnswers.slice(0, 1).map((other) => `the same answers as ${other}`)].join(
                      '; ',
                    ),
                  }),
                  Place: ({ regraded }) => regraded?.place ?? null,
                  Graded: ({ regraded }) => ({
                    text: regraded === null ? 'self-reported' : 'regraded',
                    mark: regraded === null ? 'not run here' : undefined,
                  }),
                  ...Object.fromEntries(KS.map((k) => [`pass@${k}`, (each: Submission) => passCell(each, k)])),
                  Authors: ({ card: { authors, date } }) => ({ text: authors.join('; '), note: date }),
                },
                false,
              ),
            ],
          }),
        )
      }),
      partOf(composeChapter({ id: 'counted', title: 'How this is counted', notes: COUNTED })),
    ]),
  }
}

/** Submissions in their order: those that pass most at the first answer first, and claims last. */
export function sortSubmissions(submissions: readonly Submission[]): Submission[] {
  const shareOf = ({ regraded }: Submission) => regraded?.passRates.find(({ k }) => k === 1)?.share ?? -1
  return submissions.toSorted((a, b) => shareOf(b) - shareOf(a) || compareTexts(a.name, b.name))
}

const rulesOf = ({ card, regraded }: Submission): GradingRules | null => regraded?.rules ?? card.claimed?.rules ?? null

function passCell({ card, answered, regraded }: Submission, k: number): LineCell {
  const own = regraded?.passRates.find((rate) => rate.k === k)
  if (own !== undefined)
    return { text: own.share === null ? MISSING : formatPercent(own.share), note: noteOn(own), value: own.share }
  const claimed = regraded === null ? card.claimed?.passAt.find((each) => each.k === k) : undefined
  if (claimed === undefined) return { text: MISSING, value: null }
  if (!isCoveredClaim(claimed, answered)) {
    const note = `claims ${claimed.passed} / ${claimed.total}, with ${count(answered, 'task')} answered`
    return { text: MISSING, note, value: null }
  }
  const share = claimed.passed / claimed.total
  return { text: formatPercent(share), note: `${claimed.passed} / ? / ${claimed.total}`, value: share }
}

/** Counts, the interval, and where some could not be tried how far the share of all may lie. */
const noteOn = ({ passed, attemptable, total, bounds, clusterInterval }: PassRate): string =>
  [
    `${passed} / ${attemptable} / ${total}`,
    clusterInterval === null ? null : `95 % ${formatPercentRange(clusterInterval)}`,
    bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`,
  ]
    .filter((part) => part !== null)
    .join('; ')
