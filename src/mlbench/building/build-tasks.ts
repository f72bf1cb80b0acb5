import { join } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { hashNamed, readYaml, writeFileAtomic, writeJson } from '../../base/files/files.ts'
import { renderJsonLines } from '../../base/files/jsonl.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { loadNamedModels } from '../../dataset/load-models.ts'
import { withoutKeys } from '../../generation/models/without-keys.ts'
import { showPrompt } from '../../generation/prompts/prompt.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { ExpectedQuestions } from '../../schema/mlbench/expected-questions.ts'
import { TASK_BUILD_VERSION, type TaskBuild } from '../../schema/mlbench/task-build.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { RowsScores } from '../../schema/mlbench/task-scores.ts'
import { type TaskTemplates, taskTemplates } from '../../schema/mlbench/task-templates.ts'
import type { BuildOptions } from '../../schema/options/mlbench/build-options.ts'
import { gradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { energyOptions, sandboxOptions } from '../../schema/options/shared-options.ts'
import { expectQuestions } from '../answers/expect-questions.ts'
import { keyOf, parseTask, readRecords, taskId } from '../data/rows.ts'
import { gradeAnswers } from '../evaluation/grade-answers.ts'
import type { TellFault } from '../execution/prepare-repositories.ts'
import { compareInstructions } from '../stats/describe-tasks.ts'
import { askForInstructions, type InstructionRequest, nameInstruction } from './ask-for-instructions.ts'
import { checkDrawn, faultOf } from './check-drawn.ts'
import { countCombinations, drawTasks } from './draw-tasks.ts'
import { openInstructionPrompt } from './instruction-questions.ts'
import { makeRow, type TaskRow } from './task-rows.ts'
import { findTemplates } from './task-templates.ts'

interface DrawnTasks extends InstructionRequest {
  readonly repository: TaskRepository
  /** Of the templates. */
  readonly file: string
  readonly templates: TaskTemplates['templates']
  readonly models: readonly ModelEntry[]
}

interface BuiltTasks {
  readonly build: TaskBuild
  /** The rows. */
  readonly file: string
}

/** Draws tasks from a repository's templates. UserError where there are none. */
export async function drawFromTemplates(options: BuildOptions): Promise<DrawnTasks> {
  const { model, seed, dataset } = options
  const { repository, file } = await findTemplates(options)
  const { templates } = await readYaml(
    file,
    taskTemplates,
    `There is no ${file}: \`greenml mlbench mine\` writes a draft.`,
  )
  const drawn = drawTasks(templates, options.each, seed)
  if (drawn.length === 0) throw new UserError(`${file} has no template.`)
  const models = model === undefined ? [] : await loadNamedModels(dataset, [model])
  const messagesOf = await openInstructionPrompt(drawn, { repository: repository.title, seed })
  return {
    repository,
    file,
    templates,
    models,
    drawn,
    entry: models[0],
    messagesOf,
    project: repository.folder,
    options,
  }
}

/** What a model would be asked for the instructions of drawn tasks. */
export async function expectInstructions({ drawn, entry, messagesOf }: DrawnTasks): Promise<{
  readonly expected: readonly ExpectedQuestions[]
  readonly prompts: readonly { readonly subject: string; readonly prompt: string }[]
}> {
  const questions =
    entry === undefined
      ? []
      : drawn.map((task) => ({ entry, setting: 'oracle' as const, messages: messagesOf(task), task }))
  const prompts = questions.map(({ task, messages }) => ({
    subject: nameInstruction(task),
    prompt: showPrompt(messages),
  }))
  return { expected: await expectQuestions(questions), prompts }
}

/** Makes tasks of what was drawn and leaves out those that fail the quality test, each with the reason. */
export async function buildTasks(
  request: DrawnTasks,
  context: CommandContext,
  tellFault: TellFault,
): Promise<BuiltTasks> {
  const { repository, file, templates, models, drawn, entry, options } = request
  const { model, seed, instructions = '' } = options
  const said =
    entry === undefined
      ? await readInstructions(instructions)
      : await askForInstructions({ ...request, entry }, context)
  const rows = drawn.map((task) => makeRow(task, said.get(task.id) ?? '', repository))
  const tasks = rows.map((row) => parseTask(row, `${file}, task ${row.id}`))
  const faults = await checkDrawn(tasks)
  const isGood = ({ id }: { readonly id: number }) => !faults.has(keyOf({ githubId: repository.githubId, id }))
  const golds = await runGolds(rows.filter(isGood), { options, repository, tellFault }, withoutKeys(models, context))
  for (const { githubId, rowId, reason } of golds.failed)
    faults.set(keyOf({ githubId, id: rowId }), faultOf('gold-failed', { reason }))
  const path = join(options.out, 'rows.jsonl')
  await writeFileAtomic(path, renderJsonLines(rows.filter(isGood)), options.out)
  const kept = tasks.filter(isGood)
  const build: TaskBuild = {
    schemaVersion: TASK_BUILD_VERSION,
    githubId: repository.githubId,
    repository: repository.title,
    commit: repository.commit,
    templatesSha256: await hashOf(file),
    rowsSha256: await hashOf(path),
    seed,
    model: model ?? null,
    drawn: drawn.length,
    kept: kept.length,
    left: drawn.flatMap(({ id, template }) => {
      const fault = faults.get(keyOf({ githubId: repository.githubId, id }))
      return fault === undefined ? [] : [{ id, template: template.id, ...fault }]
    }),
    templates: templates.map((template) => {
      const own = drawn.filter((task) => task.template === template)
      const counts = { drawn: own.length, kept: own.filter(isGood).length, combinations: countCombinations(template) }
      return { id: template.id, type: template.type, ...counts }
    }),
    golds: { passed: golds.checked - golds.failed.length, notRun: kept.length - golds.checked + golds.failed.length },
    editDistance: compareInstructions(kept),
  }
  await writeJson(join(options.out, 'build.json'), build, options.out)
  return { build, file: path }
}

const given = z.object({ id: taskId, instruction: z.string() })

async function readInstructions(path: string): Promise<ReadonlyMap<number, string>> {
  const said = new Map<number, string>()
  for await (const { value, where } of readRecords(path)) {
    const { id, instruction } = parseWith(given, value, where)
    said.set(id, instruction.trim())
  }
  return said
}

const hashOf = async (path: string): Promise<string> => {
  const hash = await hashNamed(path)
  if (hash === null) throw new UserError(`${path} was removed while it was read.`, 1)
  return hash
}

/** Has the right answers judged as the data set's own, by the strict rules. */
async function runGolds(
  rows: readonly TaskRow[],
  { options, repository, tellFault }: Pick<DrawnTasks, 'options' | 'repository'> & { readonly tellFault: TellFault },
  context: CommandContext,
): Promise<Pick<RowsScores['golds'], 'checked' | 'failed'>> {
  const { run, repositories, out, dataset, json: _, ...ground } = options
  if (!run || repositories === undefined || repository.environment === undefined || rows.length === 0)
    return { checked: 0, failed: [] }
  const [file, answers] = [join(out, 'candidates.jsonl'), join(out, 'candidates.answers.jsonl')]
  await writeFileAtomic(file, renderJsonLines(rows), out)
  const given = rows.map(({ github_id, id, output }) => ({ github_id, id, output }))
  await writeFileAtomic(answers, renderJsonLines(given), out)
  const asked = gradeOptions.parse({
    ...onlyKnown(ground),
    rows: file,
    answers: [answers],
    rules: 'strict',
    golds: 'list',
    repositories,
    out,
    dataset,
  })
  const graded = await gradeAnswers(asked, context, tellFault)
  if (graded.kind !== 'scores') throw new Error('right answers were judged, and are not scored')
  return graded.scores.golds
}

const SHARED = [...Object.keys(energyOptions.shape), ...Object.keys(sandboxOptions.shape), 'wait']

/** What `build` and `grade` both take of where programs run. */
const onlyKnown = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => SHARED.includes(name)))
