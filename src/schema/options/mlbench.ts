import { CONTEXT_SCOPES, CONTEXT_SETTINGS } from '../task-context.ts'
import { GRADING_RULES } from '../task-grades.ts'
import { choice, flag, option, preset, required, text, verbOptions, wholeNumber } from './option.ts'
import { dataset, json } from './shared-options.ts'

const rows = required(text, '<file>', "ML-Bench's rows: JSON lines (`.jsonl`, `.jsonl.gz`) or Parquet")

export const contextsOptions = verbOptions('print what each task shows a model, one JSON line a task', {
  rows,
  repositories: option(
    text,
    '<dir>',
    'folder that holds each repository at its pinned commit, by the name of `repos/<name>` in ML-Bench',
  ),
  setting: required(
    choice(CONTEXT_SETTINGS),
    '<name>',
    `${CONTEXT_SETTINGS.join(', ')}: the part that the task rests on, READMEs, what a search by BM25 finds, or everything`,
  ),
  scope: option(choice(CONTEXT_SCOPES), '<name>', 'which files: those with README in their name, or all', {
    unset: 'readme for the setting readme, else repository',
  }),
  maxCharacters: option(wholeNumber(1), '<n>', "how much of a repository's text is taken, before it is searched", {
    unset: 'all',
  }),
  dataset,
})

export const gradeOptions = verbOptions('judge answers to tasks of ML-Bench', {
  rows,
  answers: required(text, '<file>', 'JSON lines `{github_id, id, output}`, with one text or several'),
  rules: preset(choice(GRADING_RULES), 'strict', '<name>', "strict, or compat: ML-Bench's own verdicts, bug for bug"),
  staticOnly: flag('judge the text alone, and run nothing'),
  json,
})
