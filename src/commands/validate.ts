import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { validateProjects } from '../curation/validate-projects.ts'
import { runPage } from '../github/run-page.ts'
import { validateSubmissions } from '../mlbench/submissions/validate-submissions.ts'
import { type Annotation, annotate, renderValidation } from '../report/text/dataset/validation-words.ts'
import { annotateSubmissions, renderSubmissions } from '../report/text/mlbench/submission-words.ts'
import { renderValidationComment } from '../report/text/validation-comment.ts'
import { VALIDATION_VERSION, type Validation } from '../schema/dataset/validation.ts'
import { validateOptions } from '../schema/options/validate-options.ts'

export type ValidateOptions = Readonly<z.input<typeof validateOptions>>

export interface ValidateResult {
  readonly validation: Validation
  readonly text: string
  /** The same as a pull request's comment and a job's summary, in GitHub Markdown. */
  readonly markdown: string
  /** Of each fault, where it is and what mends it. */
  readonly annotations: readonly Annotation[]
  readonly isGood: boolean
}

/** Holds projects and submitted answers to what a pull request asks. `isGood`: nothing has to be mended. */
export async function validate(given: ValidateOptions, context: CommandContext): Promise<ValidateResult> {
  const options = validateOptions.parse(given)
  const projects = await validateProjects(options, context)
  const submissions =
    options.slugs !== undefined && options.slugs.length > 0 ? [] : await validateSubmissions(options, context)
  const validation = { schemaVersion: VALIDATION_VERSION, projects, submissions } satisfies Validation
  const markdown = renderValidationComment(validation, runPage(context.env))
  if (options.comment !== undefined) await writeFileAtomic(options.comment, markdown)
  const every = [...projects, ...submissions]
  const isGood = every.every(({ checks }) => checks.every(({ state }) => state !== 'failed'))
  const text = [...renderSubmissions(submissions), renderValidation(validation)].join('\n')
  const annotations = [...annotate(validation), ...annotateSubmissions(submissions)]
  return { validation, text, markdown, annotations, isGood }
}
