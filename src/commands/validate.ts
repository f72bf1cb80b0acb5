import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { listAsNamed, lookBelow } from '../base/files/untrusted-files.ts'
import { findClosest } from '../base/text/closest.ts'
import { validateProjects } from '../curation/validate-projects.ts'
import { listSlugs, projectsFolder } from '../dataset/load-projects.ts'
import { runPage } from '../github/run-page.ts'
import { validateSubmissions } from '../mlbench/submissions/validate-submissions.ts'
import { type Annotation, annotate, renderValidation } from '../report/text/dataset/validation-table.ts'
import { annotateSubmissions, renderSubmissions } from '../report/text/mlbench/submission-words.ts'
import { renderValidationComment } from '../report/text/validation-comment.ts'
import { slug } from '../schema/common.ts'
import { VALIDATION_VERSION, type Validation } from '../schema/dataset/validation.ts'
import { validateOptions } from '../schema/options/validate-options.ts'

export type ValidateOptions = Readonly<z.input<typeof validateOptions>>

export interface ValidateResult {
  readonly validation: Validation
  readonly text: string
  /** The finding as a pull request's comment and a job's summary, in GitHub Markdown. */
  readonly markdown: string
  /** Of each fault, where it is and what mends it. */
  readonly annotations: readonly Annotation[]
  readonly isGood: boolean
}

/** The names that are those of submissions, and of projects; one that is both is held to both. UserError for one that is neither. */
async function sortNames(slugs: readonly string[], options: z.output<typeof validateOptions>) {
  const { dataset, submissions: root } = options
  const projects: string[] = []
  const submissions: string[] = []
  for (const name of slugs) {
    const isSubmission = isSlug(name) && (await lookBelow(root, name)).kind === 'folder'
    const isProject = isSlug(name) && (await lookBelow(dataset, join(projectsFolder(''), name))).kind === 'folder'
    if (isSubmission) submissions.push(name)
    if (isProject) projects.push(name)
    if (!isProject && !isSubmission) throw await noneOfName(name, options)
  }
  return { projects, submissions }
}

/** UserError of a name that is neither a project nor a submission, with the one that may have been meant. */
async function noneOfName(name: string, { dataset, submissions: root }: z.output<typeof validateOptions>) {
  const submitted = ((await listAsNamed(root, '')) ?? []).filter(({ kind }) => kind === 'folder')
  const near = findClosest(name, [...(await listSlugs(dataset)), ...submitted.map((entry) => entry.name)])
  const meant = near === null ? 'greenml projects lists the projects.' : `did you mean '${near}'?`
  return new UserError(
    `There is no project and no submission '${name}', neither in ${projectsFolder(dataset)} nor in ${root}: ${meant}`,
  )
}

const isSlug = (name: string) => slug.safeParse(name).success

/** Holds projects and submitted answers to what a pull request asks. `isGood`: nothing has to be mended. */
export async function validate(given: ValidateOptions, context: CommandContext): Promise<ValidateResult> {
  const options = validateOptions.parse(given)
  const { slugs = [] } = options
  const named = await sortNames(slugs, options)
  const isAsked = (names: readonly string[]) => slugs.length === 0 || names.length > 0
  const projects = isAsked(named.projects) ? await validateProjects({ ...options, slugs: named.projects }, context) : []
  const submissions = isAsked(named.submissions)
    ? await validateSubmissions({ ...options, names: named.submissions }, context)
    : []
  const validation = { schemaVersion: VALIDATION_VERSION, projects, submissions } satisfies Validation
  const markdown = renderValidationComment(validation, runPage(context.env))
  if (options.comment !== undefined) await writeFileAtomic(options.comment, markdown)
  const every = [...projects, ...submissions]
  const isGood = every.every(({ checks }) => checks.every(({ state }) => state !== 'failed'))
  const text = [...renderSubmissions(submissions), renderValidation(validation)].join('\n')
  const annotations = [...annotate(validation), ...annotateSubmissions(submissions)]
  return { validation, text, markdown, annotations, isGood }
}
