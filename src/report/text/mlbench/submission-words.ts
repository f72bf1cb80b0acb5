import { cleanLine } from '../../../base/text/clean-text.ts'
import { count } from '../../../base/text/text.ts'
import type {
  SubmissionCheckName,
  SubmissionFault,
  SubmissionFaultKind,
  SubmissionValidation,
} from '../../../schema/dataset/validation.ts'
import { type Annotation, markOf } from '../dataset/validation-table.ts'
import { agree } from '../format.ts'
import { escapeInline, escapeMarkdown, markdownTable } from '../markdown-text.ts'

const CHECK_WORDS: Readonly<Record<SubmissionCheckName, string>> = {
  card: 'card.yaml is valid',
  answers: 'answers.jsonl can be read',
  tasks: 'they are answers to the tasks of the card',
  scores: "scores are left to a maintainer's run",
}

type Words = readonly [what: (fault: SubmissionFault) => string, fix: (fault: SubmissionFault) => string]

const WORDS: Readonly<Record<SubmissionFaultKind, Words>> = {
  misnamed: [
    ({ found }) => `'${cleanLine(found ?? '', 200)}' can't be a submission`,
    () => "a submission is a folder whose name is of letters, digits, '.', '_' and '-'",
  ],
  'card-invalid': [({ found }) => cleanLine(found ?? '', 400), () => 'correct card.yaml'],
  'answers-missing': [() => 'there is no answers.jsonl', () => 'add it: lines of {github_id, id, output}'],
  'answers-invalid': [({ found }) => cleanLine(found ?? '', 400), () => 'correct answers.jsonl'],
  'answers-too-large': [
    ({ found }) => `answers.jsonl has ${found} bytes`,
    () => 'leave out all but github_id, id and output',
  ],
  'rows-not-read': [
    ({ found }) => `its rows could not be read here: ${cleanLine(found ?? '', 400)}`,
    () => 'run the check again, or correct rows',
  ],
  'other-rows': [
    ({ found }) => `rowsSha256 is ${found}, another version of the data`,
    ({ wanted }) => `answer the rows that are there now, whose hash is ${wanted}`,
  ],
  'no-known-task': [() => 'no answer is to one of its rows', () => 'correct github_id and id, or rows'],
  'answers-empty': [() => 'its lists of answers are empty', () => 'give each task an answer'],
  'unknown-tasks': [
    ({ found }) => `${count(Number(found), 'answer')} ${agree(Number(found), 'is', 'are')} to tasks that its rows lack`,
    () => 'leave them out',
  ],
  'unanswered-tasks': [
    ({ found, wanted }) =>
      `${found} of ${count(Number(wanted), 'task')} ${agree(Number(found), 'has', 'have')} no answer`,
    () => 'answer them: under strict they count as failed',
  ],
  'claims-too-much': [
    ({ found }) => `claimed: ${found}`,
    ({ wanted }) => `claim no more than was answered, of all tasks: ${wanted}`,
  ],
  'scores-here': [
    () => 'scores.json comes with this change',
    () => "take it from a maintainer's run alone: look who made it",
  ],
}

const describe = (fault: SubmissionFault) => ({ what: WORDS[fault.kind][0](fault), fix: WORDS[fault.kind][1](fault) })

const tellSkipped = ({ state }: SubmissionValidation['checks'][number]) => (state === 'skipped' ? ['not checked'] : [])

const tellTexts = ({ texts }: SubmissionValidation): string =>
  texts === null
    ? 'Its answers were not judged.'
    : `${texts.answered} of ${count(texts.tasks, 'task')} answered, ${count(texts.answers, 'answer')}; by their text alone ${texts.good} may pass. Nothing was run: a maintainer's run decides.`

export const renderSubmissions = (submissions: readonly SubmissionValidation[]): string[] =>
  submissions.flatMap((own) => [
    `${own.name} (submission)`,
    ...own.checks.flatMap((each) => [
      `  ${markOf(each)} ${[CHECK_WORDS[each.check], ...tellSkipped(each)].join(': ')}`,
      ...each.faults.map((fault) => `      ${describe(fault).what}: ${describe(fault).fix}`),
    ]),
    `  ${tellTexts(own)}`,
  ])

/** Submissions, their checks and faults for a pull request's comment, in GitHub Markdown. */
export const commentOnSubmissions = (submissions: readonly SubmissionValidation[]): string[] =>
  submissions.flatMap((own) => [
    `### ${escapeMarkdown(own.name)} (submission)`,
    '',
    ...markdownTable(
      ['', 'check', 'what to do'],
      own.checks.map((each) => [
        markOf(each),
        CHECK_WORDS[each.check],
        [
          ...each.faults.map(
            (fault) => `${escapeInline(describe(fault).what)} – **${escapeInline(describe(fault).fix)}**`,
          ),
          ...tellSkipped(each),
        ].join('<br>'),
      ]),
    ),
    '',
    tellTexts(own),
    '',
  ])

export const annotateSubmissions = (submissions: readonly SubmissionValidation[]): Annotation[] =>
  submissions.flatMap(({ file, checks }) =>
    checks.flatMap(({ faults }) =>
      faults.map((fault) => ({
        weight: fault.weight,
        file,
        line: null,
        text: `${describe(fault).what}: ${describe(fault).fix}`,
      })),
    ),
  )
