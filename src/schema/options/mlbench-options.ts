import { z } from 'zod'
import { CONTEXT_SCOPES, CONTEXT_SETTINGS } from '../task-context.ts'
import { GRADING_RULES } from '../task-grades.ts'
import { choice, flag, option, positive, preset, required, text, verbOptions, wholeNumber } from './option.ts'
import { dataset, energyOptions, json, sandboxOptions, wait } from './shared-options.ts'

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

/** Treatments of a task whose own answer fails. */
export const GOLD_CHOICES = ['list', 'exclude', 'skip'] as const

const fileNames = z.array(text).min(1)

export const gradeOptions = verbOptions('judge answers to tasks of ML-Bench', {
  rows,
  answers: required(
    fileNames,
    '<files>',
    'JSON lines `{github_id, id, output}`, with one text or several; a file for each system, separated by commas',
  ),
  rules: preset(choice(GRADING_RULES), 'strict', '<name>', "strict, or compat: ML-Bench's own verdicts, bug for bug"),
  staticOnly: flag('judge the text alone, and run nothing'),
  repositories: option(
    text,
    '<dir>',
    'folder that holds each repository at its pinned commit, by the name of `repos/<name>` in ML-Bench',
    { unset: 'none is run' },
  ),
  golds: preset(
    choice(GOLD_CHOICES),
    'list',
    '<what>',
    "the data set's own answers, run first: list those that fail, exclude their tasks, or skip them",
  ),
  timeout: option(positive, '<seconds>', 'time limit of an answer, under strict', {
    unset: 'of each repository: `limits` in its `repository.yaml`',
  }),
  only: option(text, '<github_id>/<id>/<n>', 'run this one answer anew, with all that it prints'),
  out: preset(
    text,
    'campaigns/ml-bench',
    '<dir>',
    'folder for `attempts/` and `logs/`; what is there already is not run again',
  ),
  wait,
  ...energyOptions.shape,
  ...sandboxOptions.shape,
  dataset,
  json,
})
export type GradeOptions = Readonly<z.output<typeof gradeOptions>>
