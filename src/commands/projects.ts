import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listProject } from '../dataset/list-projects.ts'
import { listProjects } from '../dataset/load-projects.ts'
import { hereOnly } from '../dataset/sources.ts'
import { renderProjects } from '../report/text/project-list.ts'
import { projectsOptions } from '../schema/options/projects-options.ts'
import { type ListedProject, PROJECT_LIST_VERSION, type ProjectList } from '../schema/project-list.ts'

type Settled = z.output<typeof projectsOptions>

/** The projects of a dataset that a person asks for, by their manifests; nothing is fetched. */
export async function listDataset(
  given: Readonly<z.input<typeof projectsOptions>>,
  width: number,
  { env }: CommandContext,
): Promise<{ readonly json: ProjectList; readonly text: string }> {
  const options = projectsOptions.parse(given)
  const known = await listProjects(options.dataset, options)
  const sources = hereOnly(env)
  const listed = await Promise.all(known.map((each) => listProject(each, sources)))
  const projects = listed.filter((each) => isWanted(each, options))
  if (projects.length === 0) throw new UserError(`None of the ${known.length} projects is of that kind.`)
  return { json: { schemaVersion: PROJECT_LIST_VERSION, projects }, text: renderProjects(projects, width) }
}

function isWanted(project: ListedProject, { task, library, licence, here }: Settled): boolean {
  const wanted = licence === 'none' ? null : licence
  return (
    (task === undefined || project.task === task) &&
    (library === undefined || project.libraries.includes(library.toLowerCase().replaceAll(/[-_.]+/g, '-'))) &&
    (licence === undefined || project.licence === wanted) &&
    (!here || project.isHere)
  )
}
