import { cleanLine } from '../../../base/text/clean-text.ts'
import { count } from '../../../base/text/text.ts'
import type {
  ProjectCheckName,
  ProjectFault,
  ProjectValidation,
  Validation,
} from '../../../schema/dataset/validation.ts'
import { tellFault } from './validation-words.ts'

/** The checks as a person asks them. */
const CHECK_WORDS: Readonly<Record<ProjectCheckName, string>> = {
  manifest: 'project.yaml is valid',
  source: 'its pin exists and holds these files',
  licence: 'licences are said rightly',
  size: 'no more than 500 MiB',
  duplicates: 'it is not there already',
  entry: 'its entry is found',
  data: 'its data is there',
  lock: 'its packages are locked and can be installed',
  run: "the author's script runs in the sandbox",
  metric: 'it prints its metric',
}

const MARKS = { passed: '✔', failed: '✘', skipped: '–' } as const

interface Marked {
  readonly state: keyof typeof MARKS
  readonly faults: readonly { readonly weight: ProjectFault['weight'] }[]
}

/** What passed with a warning is not ticked off. */
export const markOf = ({ state, faults }: Marked): string =>
  state === 'passed' && faults.some(({ weight }) => weight === 'warning') ? '!' : MARKS[state]

export interface CheckRow {
  readonly mark: string
  /** What was checked, or a list of what was not. */
  readonly name: string
  /** Why nothing is known; null where the check was made. */
  readonly skipped: string | null
  readonly faults: readonly ProjectFault[]
}

/** A row a check; those that were not made, and of which nothing else is to be told, share the last. */
export function listRows({ checks }: Pick<ProjectValidation, 'checks'>): CheckRow[] {
  const isOpen = ({ state, faults }: Marked) => state === 'skipped' && faults.length === 0
  const isHeld = checks.some(({ state }) => state === 'failed')
  const open = checks.filter(isOpen)
  return [
    ...checks
      .filter((each) => !isOpen(each))
      .map((each) => ({
        mark: markOf(each),
        name: CHECK_WORDS[each.check],
        skipped: each.state === 'skipped' ? NOT_CHECKED : null,
        faults: each.faults,
      })),
    ...(open.length === 0
      ? []
      : [
          {
            mark: MARKS.skipped,
            name:
              open.length === checks.length - 1 ? 'all else' : open.map(({ check }) => CHECK_WORDS[check]).join('; '),
            skipped: isHeld ? `${NOT_CHECKED} before what is marked ${MARKS.failed} is mended` : NOT_CHECKED,
            faults: [],
          },
        ]),
  ]
}

const NOT_CHECKED = 'not checked'

export const isBad = ({ checks }: { readonly checks: readonly Pick<Marked, 'state'>[] }): boolean =>
  checks.some(({ state }) => state === 'failed')

/** How many checks of a project passed; of one that has to be mended its rows are told. */
export function tellPassed({ checks }: Pick<ProjectValidation, 'checks'>): string {
  const passed = checks.filter(({ state }) => state === 'passed').length
  const open = checks.length - passed
  return open === 0 ? 'all checks passed' : `no check failed, ${open} not made`
}

/**
 * The table of each project for a terminal, then what all come to, the submissions told before too. Of several those that have to be
 * mended come last, where they are seen; of the others no table is shown, only warnings and the metric.
 */
export function renderValidation({ projects, submissions }: Validation): string {
  const mendable = projects.filter(({ checks }) => checks.some(({ faults }) => faults.some(isMendable)))
  const [one, ...others] = mendable
  const named = one === undefined || others.length > 0 ? '' : `${one.slug} `
  const end = [
    ...(submissions.length > 0 ? [sumUp(submissions, 'submission')] : []),
    ...(projects.length > 0 || submissions.length === 0 ? [sumUp(projects, 'project')] : []),
    ...(one === undefined ? [] : [`greenml validate ${named}--fix mends what it can`]),
  ]
  const isOne = projects.length === 1
  const good = projects
    .filter((project) => !isBad(project))
    .flatMap((each) => (isOne ? renderProject(each) : renderGood(each)))
  return [...good, ...projects.filter(isBad).flatMap(renderProject), end.join('; ')].join('\n')
}

function sumUp(all: readonly { readonly checks: readonly Pick<Marked, 'state'>[] }[], what: string): string {
  const bad = all.filter(isBad).length
  const every = count(all.length, what)
  return bad === 0 ? `${every}: nothing has to be mended` : `${bad} of ${every} to be mended`
}

export interface Annotation {
  readonly weight: ProjectFault['weight']
  readonly file: string
  /** Null: of the file as a whole. */
  readonly line: number | null
  readonly text: string
}

/** What is told beside the lines of the manifests. */
export const annotate = ({ projects }: Validation): Annotation[] =>
  projects.flatMap(({ slug, file, checks }) =>
    checks.flatMap(({ faults }) =>
      faults.map((fault) => ({ weight: fault.weight, file, line: fault.line, text: describe(fault, slug) })),
    ),
  )

/** Whether `--fix` mends it: by a change of the manifest, or by writing a lock. */
export const isMendable = ({ kind, patch, weight }: ProjectFault): boolean =>
  (patch !== null || kind === 'lock-missing') && weight === 'fault'

function renderProject(project: ProjectValidation): string[] {
  const lines = listRows(project).flatMap(({ mark, name, skipped, faults }) => [
    `  ${mark} ${skipped === null ? name : `${skipped}: ${name}`}`,
    ...faults.map((fault) => `      ${whereOf(project, fault)}${describe(fault, project.slug)}`),
  ])
  return [project.slug, ...lines, ...tellMetric(project).map((line) => `  ${line}`), '']
}

function renderGood(project: ProjectValidation): string[] {
  const faults = project.checks.flatMap((each) => each.faults)
  const told = [tellPassed(project), ...tellMetric(project)]
  return [
    `${project.slug}: ${told.join('. ')}`,
    ...faults.map((fault) => `  ${whereOf(project, fault)}${describe(fault, project.slug)}`),
  ]
}

const whereOf = ({ file }: ProjectValidation, { line }: ProjectFault) => (line === null ? '' : `${file}:${line}: `)

function describe(fault: ProjectFault, slug: string): string {
  const { what, fix } = tellFault(fault, slug)
  return fault.weight === 'note' ? what : `${fault.weight === 'warning' ? 'warning: ' : ''}${what}; ${fix}`
}

/** The metric of each run. */
export function tellMetric({ metric }: ProjectValidation): string[] {
  if (metric === null) return []
  const [first = 0] = metric.values
  const isSame = metric.values.every((value) => value === first)
  return [
    `The metric ${cleanLine(metric.name)}: ${isSame ? `${first} in each of ${metric.values.length} runs` : metric.values.join(', ')}`,
  ]
}
