import { posix } from 'node:path'
import { readIfPlain } from '../../base/files/untrusted-files.ts'
import { compareTexts } from '../../base/text/text.ts'
import { TASK_TEMPLATES_VERSION, type TaskTemplate, type TaskTemplates } from '../../schema/mlbench/task-templates.ts'
import { extractCode } from '../grading/fences.ts'
import { readShell } from '../grading/read-shell.ts'
import { candidateValues, readChoices } from './candidate-values.ts'
import { type MinedCode, mineCommand, minePython } from './mine-code.ts'
import { type ReadmePage, readPages } from './readme-pages.ts'

const MOST_SCRIPT_BYTES = 1024 ** 2

interface Mined extends MinedCode {
  readonly page: ReadmePage
  readonly oracle: string
}

/**
 * Draft of a repository's templates: each command of its READMEs that starts a program of the repository with options, and each
 * example in Python that imports one of its modules, with the values that its pages and programs name for each parameter. Pages
 * are ranked by how many they have; no more than `most` templates, those of the richest pages first.
 */
export async function mineTemplates(source: string, most: number): Promise<TaskTemplates> {
  const { pages, programs } = await readPages(source)
  const mined = pages.flatMap((page) => minePage(page, programs))
  const countOf = (page: ReadmePage) => unique(mined.filter((each) => each.page === page)).length
  const ranked = pages
    .map((page) => ({ page, count: countOf(page) }))
    .sort((a, b) => b.count - a.count || depthOf(a.page) - depthOf(b.page) || compareTexts(a.page.path, b.page.path))
  const chosen = unique(ranked.flatMap(({ page }) => mined.filter((each) => each.page === page))).slice(0, most)
  const scripts = new Map<string, string>()
  for (const { program } of chosen)
    if (program !== null && !scripts.has(program))
      scripts.set(program, (await readIfPlain(source, program, MOST_SCRIPT_BYTES))?.toString('utf8') ?? '')
  const ids = new Map<string, number>()
  return {
    schemaVersion: TASK_TEMPLATES_VERSION,
    pages: ranked.map(({ page, count }) => ({ path: page.path, templates: count })),
    templates: chosen.map((each) => makeTemplate(each, mined, scripts.get(each.program ?? '') ?? '', ids)),
  }
}

function minePage(page: ReadmePage, programs: ReadonlySet<string>): Mined[] {
  return page.sections.flatMap((section) => {
    const commands = readShell(extractCode(section.text, 'shell')).flatMap(
      (command) => mineCommand(command, page.folder, programs) ?? [],
    )
    const python = minePython(section.text, page.folder, programs)
    return [...commands, ...(python === null ? [] : [python])].map((each) => ({
      ...each,
      page,
      oracle: section.text,
    }))
  })
}

const depthOf = ({ path }: ReadmePage): number => path.split('/').length

/** The first of those with one code and folder. */
const unique = (mined: readonly Mined[]): Mined[] =>
  [...new Map([...mined].reverse().map((each) => [`${each.path}\0${each.code}`, each])).values()].reverse()

function makeTemplate(each: Mined, mined: readonly Mined[], script: string, ids: Map<string, number>): TaskTemplate {
  const { page, path, type, oracle, code, program, parameters } = each
  const alike = mined.filter((other) => (program === null ? other === each : other.program === program))
  return {
    id: nameTemplate(each, ids),
    readme: page.path,
    path,
    type,
    oracle,
    prefixCode: '',
    code,
    parameters: parameters.map(({ name, value }) => {
      const seen = alike.flatMap((other) => other.parameters.filter((own) => own.name === name).map((own) => own.value))
      return { name, values: candidateValues(value, [...seen, ...readChoices(script, name)]) }
    }),
  }
}

function nameTemplate({ named }: Mined, ids: Map<string, number>): string {
  const base = posix
    .basename(named)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  const name = base === '' ? 'task' : base
  const times = (ids.get(name) ?? 0) + 1
  ids.set(name, times)
  return times === 1 ? name : `${name}-${times}`
}
