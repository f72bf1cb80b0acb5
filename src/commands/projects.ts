import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { nameFromHere } from '../base/folders.ts'
import { listOrTell } from '../dataset/list-projects.ts'
import { listSlugs, manifestFile, matcher, projectsFolder } from '../dataset/load-projects.ts'
import { hereOnly } from '../dataset/sources.ts'
import { renderProjects } from '../report/text/project-list.ts'
import { projectsOptions } from '../schema/options/projects-options.ts'
import {
  type BrokenProject,
  type ListedProject,
  PROJECT_LIST_VERSION,
  type ProjectList,
} from '../schema/project-list.ts'
import { MOST_FAULTS } from '../schema/validation.ts'

type Settled = z.output<typeof projectsOptions>

/** The projects of a dataset that a person asks for, by their manifests, and those whose manifest can't be read; nothing is fetched. */
export async function listDataset(
  given: Readonly<z.input<typeof projectsOptions>>,
  width: number,
  { env }: CommandContext,
): Promise<{ readonly json: ProjectList; readonly text: string; readonly isWhole: boolean }> {
  const options = projectsOptions.parse(given)
  const { dataset } = options
  const slugs = (await listSlugs(dataset)).filter(matcher(options.projects))
  const sources = hereOnly(env)
  const named = projectsFolder(nameFromHere(dataset))
  const projects: ListedProject[] = []
  const broken: BrokenProject[] = []
  for (const slug of slugs) {
    const listed = await listOrTell(dataset, slug, sources)
    if ('slug' in listed) projects.push(listed)
    else broken.push({ folder: slug, file: manifestFile(join(named, slug)), faults: listed.slice(0, MOST_FAULTS) })
  }
  const wanted = projects.filter((each) => isWanted(each, options))
  if (wanted.length + broken.length === 0) throw new UserError(`None of the ${slugs.length} projects is of that kind.`)
  const json = { schemaVersion: PROJECT_LIST_VERSION, projects: wanted, broken } as const
  return { json, text: renderProjects(json, width), isWhole: broken.length === 0 }
}

function isWanted(project: ListedProject, { collection, task, library, licence, here }: Settled): boolean {
  const wanted = licence === 'none' ? null : licence
  return (
    (collection === undefined || project.collection === collection) &&
    (task === undefined || project.task === task) &&
    (library === undefined || project.libraries.includes(library.toLowerCase().replaceAll(/[-_.]+/g, '-'))) &&
    (licence === undefined || project.licence === wanted) &&
    (!here || project.isHere)
  )
}
