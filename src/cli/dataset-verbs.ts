import { textWidth } from '../base/text/wrap.ts'
import { checkOptions } from '../schema/options/check-options.ts'
import { importOptions } from '../schema/options/import-options.ts'
import { importResultsOptions } from '../schema/options/import-results-options.ts'
import { projectsOptions } from '../schema/options/projects-options.ts'
import { validateOptions } from '../schema/options/validate-options.ts'
import { print, printResult } from './print.ts'
import { verbOfAnyDataset } from './tool-dataset.ts'
import { type Verb, verb } from './verb.ts'

/** Verbs over the projects that can be run. */
export const datasetVerbs: readonly Verb[] = [
  verb('import', importOptions, async (given, context) => {
    const { importProject } = await import('../commands/import.ts')
    print((await importProject(given, context)).folder)
  }),
  verb('check', checkOptions, async (given, context) => {
    const { check } = await import('../commands/check.ts')
    const { check: found, text } = await check(given, context)
    await printResult(given.json, found, text)
    if (found.status !== 'ok') process.exitCode = 1
  }),
  verb('validate', validateOptions, async (given, context) => {
    const { validate } = await import('../commands/validate.ts')
    const { validation, text, isGood } = await validate(given, context)
    await printResult(given.json, validation, text)
    if (!isGood) process.exitCode = 1
  }),
  verbOfAnyDataset('projects', projectsOptions, async (given, context) => {
    const { listDataset } = await import('../commands/projects.ts')
    const { json, text, isWhole } = await listDataset(given, textWidth(process.stdout), context)
    await printResult(given.json, json, text)
    if (!isWhole) process.exitCode = 1
  }),
  verb('import-results', importResultsOptions, async (given, context) => {
    const { importResults } = await import('../commands/import-results.ts')
    const { imported, text } = await importResults(given, context)
    await printResult(given.json, imported, text)
  }),
]
