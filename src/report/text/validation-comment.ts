import { cleanLine } from '../../base/text/clean-text.ts'
import { count } from '../../base/text/text.ts'
import { slug as slugSchema } from '../../schema/common.ts'
import type { ProjectFault, ProjectValidation, Validation } from '../../schema/dataset/validation.ts'
import { isBad, isMendable, listRows, tellMetric, tellPassed } from './dataset/validation-table.ts'
import { tellFault } from './dataset/validation-words.ts'
import { COMMENT_BYTES, fitLines } from './fit-lines.ts'
import { escapeInline, escapeMarkdown, markdownTable } from './markdown-text.ts'
import { commentOnSubmissions } from './mlbench/submission-words.ts'

const LOG_LINES = 40

/**
 * A pull request's comment: each project's checks, the fix of each that failed, and folded the end of what it printed. Of several
 * those that have to be mended come first, where no want of room cuts them; of the others no table is shown, only warnings and the metric.
 */
export function renderValidationComment({ projects, submissions }: Validation, link: string | null): string {
  const touched = [
    ...(projects.length === 0 ? [] : [summarise(projects, 'project')]),
    ...(submissions.length === 0 ? [] : [summarise(submissions, 'submission')]),
  ]
  const title = touched.length === 0 ? 'No project is touched' : touched.join('; ')
  const good = projects.filter((each) => !isBad(each))
  const room = { bytes: COMMENT_BYTES, link }
  return fitLines(
    [
      `## ${title}`,
      '',
      ...projects.filter(isBad).flatMap((each) => renderProject(each, renderRows(each))),
      ...good.flatMap((each) => renderProject(each, projects.length === 1 ? renderRows(each) : renderGood(each))),
      ...commentOnSubmissions(submissions),
      ...(link === null ? [] : [`[The whole run](<${link}>)`]),
    ],
    room,
  )
}

/** A pull request's comment in place of one that an earlier push got, where the run of this one left none. */
export function renderNoFinding(link: string | null): string {
  const place = link === null ? '' : ` [The whole run](<${link}>) shows what it did.`
  return `## No finding\n\nThe run of the newest push left none that can be read. What stood here was of an earlier one.${place}\n`
}

const SHORT_SHA = 7

/** The line of a comment that says which push it is about: the commit as GitHub shortens it, with its page. */
export function renderCommit(sha: string, page: string | null): string {
  const short = `\`${sha.slice(0, SHORT_SHA)}\``
  return `Commit ${page === null ? short : `[${short}](<${page}>)`}`
}

interface Checked {
  readonly checks: readonly Pick<ProjectValidation['checks'][number], 'state'>[]
}

function summarise(all: readonly Checked[], what: string): string {
  const bad = all.filter(isBad).length
  const every = count(all.length, what)
  if (bad > 0) return `${bad} of ${every} to be mended`
  const open = all.flatMap(({ checks }) => checks).filter(({ state }) => state !== 'passed').length
  return `${every}: ${open === 0 ? 'all checks passed' : `no check failed, ${open} not made`}`
}

/** A row a fault: as many as there is room for are shown, where one row of all would be left out whole. */
function renderRows(project: ProjectValidation): string[] {
  const rows = listRows(project).flatMap(({ mark, name, skipped, faults }) => {
    const [first = '', ...others] = [...faults.map((fault) => renderFault(fault, project.slug)), skipped ?? []].flat()
    return [[mark, name, first], ...others.map((other) => ['', '', other])]
  })
  return markdownTable(['', 'check', 'what to do'], rows)
}

const renderGood = (project: ProjectValidation): string[] => [
  `${tellPassed(project)}  `,
  ...project.checks.flatMap(({ faults }) => faults.map((fault) => `${renderFault(fault, project.slug)}  `)),
]

function renderProject(project: ProjectValidation, told: readonly string[]): string[] {
  const { slug, checks, logEnd } = project
  // Another's finding may say so of a name that no project has, which would be obeyed there.
  const mendable = slugSchema.safeParse(slug).success && checks.flatMap(({ faults }) => faults).some(isMendable)
  const log = logEnd.split('\n').slice(-LOG_LINES)
  return [
    `### ${escapeMarkdown(slug)}`,
    '',
    ...told,
    '',
    ...tellMetric(project).map((line) => `${escapeMarkdown(line)}  `),
    ...(mendable ? [`\`greenml validate ${slug} --fix\` mends what has a fix above.  `] : []),
    ...(logEnd === ''
      ? []
      : [
          '',
          '<details><summary>The end of its output</summary>',
          '',
          ...log.map((line) => `    ${cleanLine(line, 300)}`),
          '',
          '</details>',
        ]),
    '',
  ]
}

function renderFault(fault: ProjectFault, slug: string): string {
  const { what, fix } = tellFault(fault, slug)
  const where = fault.line === null ? '' : `line ${fault.line}: `
  return fault.weight === 'note' ? escapeInline(what) : `${where}${escapeInline(what)} – **${escapeInline(fix)}**`
}
