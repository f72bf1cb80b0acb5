import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { listFiles } from '../base/files/files.ts'
import { createDataMaker } from '../benchmark/make-data.ts'
import { runAuthors } from '../benchmark/run-authors.ts'
import { toCheck } from '../curation/describe-check.ts'
import { refuseOtherData } from '../dataset/check-data.ts'
import { mayHoldData } from '../dataset/data-files.ts'
import { loadProject } from '../dataset/load-projects.ts'
import { openSources } from '../dataset/sources/sources.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import { renderCheck } from '../report/text/dataset/project-check.ts'
import type { ProjectCheck } from '../schema/measurement/check-report.ts'
import { checkOptions } from '../schema/options/check-options.ts'

export type CheckOptions = Readonly<z.input<typeof checkOptions>>

/** Runs a project's own script once in the sandbox. `text`: the same for a terminal. */
export async function check(
  given: CheckOptions,
  context: CommandContext,
): Promise<{ check: ProjectCheck; text: string }> {
  const options = checkOptions.parse(given)
  const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
  const sources = openSources(context, options.mirror, createDataMaker(options, maker, context))
  const project = await loadProject(options.dataset, options.slug, sources)
  await refuseOtherData(project)
  const watched = (await listFiles(project.sourceFolder)).filter(mayHoldData)
  const found = toCheck(project.slug, await runAuthors(project, { ...options, watched }, maker, context))
  return { check: found, text: renderCheck(found) }
}
