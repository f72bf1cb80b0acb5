import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { spellName } from '../base/files/entry-kinds.ts'
import { nameFromHere } from '../base/files/folders.ts'
import { findClosest } from '../base/text/closest.ts'
import { matcher } from '../base/text/matcher.ts'
import { normaliseName } from '../base/text/package-name.ts'
import { count } from '../base/text/text.ts'
import { listOrTell } from '../dataset/list-projects.ts'
import { listSlugs, manifestFile, noProjects, projectsFolder } from '../dataset/load-projects.ts'
import { hereOnly } from '../dataset/sources/sources.ts'
import { renderProjects } from '../report/text/dataset/project-list.ts'
import {
  type BrokenProject,
  type ListedProject,
  PROJECT_LIST_VERSION,
  type ProjectList,
} from '../schema/dataset/project-list.ts'
import { MOST_FAULTS } from '../schema/dataset/validation.ts'
import { projectsOptions } from '../schema/options/projects-options.ts'

type Settled = z.output<typeof projectsOptions>

/** The projects of a dataset that a person asks for, by their manifests, and those whose manifest can't be read; nothing is fetched. */
export async function listDataset(
  given: Readonly<z.input<typeof projectsOptions>>,
  width: number,
  { env }: CommandContext,
): Promise<{ readonly json: ProjectList; readonly text: string; readonly isWhole: boolean }> {
  const options = projectsOptions.parse(given)
  const { dataset } = options
  const there = await listSlugs(dataset)
  if (there.length === 0) throw noProjects(dataset)
  const slugs = there.filter(matcher('--projects', options.projects))
  const sources = hereOnly(env)
  const named = projectsFolder(nameFromHere(dataset))
  const projects: ListedProject[] = []
  const broken: BrokenProject[] = []
  for (const slug of slugs) {
    const listed = await listOrTell(dataset, slug, sources)
    if ('slug' in listed) projects.push(listed)
    else {
      const file = manifestFile(join(named, spellName(slug)))
      broken.push({ folder: slug, file, faults: listed.slice(0, MOST_FAULTS) })
    }
  }
  const wanted = projects.filter((each) => isWanted(each, options))
  if (wanted.length + broken.length === 0) throw noneWanted(projects, options)
  const json = { schemaVersion: PROJECT_LIST_VERSION, projects: wanted, broken } as const
  return { json, text: renderProjects(json, width), isWhole: broken.length === 0 }
}

function isWanted(project: ListedProject, { collection, task, library, licence, here }: Settled): boolean {
  const wanted = licence === 'none' ? null : licence
  return (
    (collection === undefined || project.collection === collection) &&
    (task === undefined || project.task === task) &&
    (library === undefined || project.libraries.includes(normaliseName(library))) &&
    (licence === undefined || project.licence === wanted) &&
    (!here || project.isHere)
  )
}

/** What there is instead of what was asked for. */
function noneWanted(projects: readonly ListedProject[], { projects: named, licence, library }: Settled): UserError {
  const all = count(projects.length, 'project')
  if (projects.length === 0) return new UserError(`No project's name matches /${named}/.`)
  const licences = new Set(projects.map((each) => each.licence ?? 'none'))
  if (licence !== undefined && !licences.has(licence))
    return new UserError(`None of ${all} has the licence ${licence}: there are ${[...licences].sort().join(', ')}.`)
  const near = library === undefined ? null : findClosest(library, new Set(projects.flatMap((each) => each.libraries)))
  const hint = near === null || near === library ? '' : ` (a package there is: ${near})`
  return new UserError(`None of ${all} is of that kind: leave out some of what was asked for${hint}.`)
}
