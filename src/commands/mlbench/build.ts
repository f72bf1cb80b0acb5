import { join } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { hashNamed, parseWith, readYaml, writeFileAtomic, writeJson } from '../../base/files.ts'
import { renderJsonLines } from '../../base/jsonl.ts'
import { loadModels } from '../../dataset/load-models.ts'
import { showPrompt } from '../../generation/prompt.ts'
import { expectQuestions } from '../../mlbench/answers/expect-questions.ts'
import { checkDrawn, faultOf } from '../../mlbench/building/check-drawn.ts'
import { countCombinations, drawTasks } from '../../mlbench/building/draw-tasks.ts'
import { openInstructionPrompt } from '../../mlbench/building/instruction-questions.ts'
import { makeRow, type TaskRow } from '../../mlbench/building/task-rows.ts'
import { keyOf, parseTask, readRecords, taskId } from '../../mlbench/data/rows.ts'
import { compareInstructions } from '../../mlbench/stats/describe-tasks.ts'
import { renderExpectedQuestions } from '../../report/text/planned-work.ts'
import { renderTaskBuild } from '../../report/text/task-build.ts'
import { type BuildOptions, buildOptions } from '../../schema/options/mlbench-build-options.ts'
import { gradeOptions } from '../../schema/options/mlbench-options.ts'
import { energyOptions, sandboxOptions } from '../../schema/options/shared-options.ts'
import { TASK_BUILD_VERSION, type TaskBuild } from '../../schema/task-build.ts'
import type { TaskRepository } from '../../schema/task-repository.ts'
import { type RowsScores, taskScores } from '../../schema/task-scores.ts'
import { taskTemplates } from '../../schema/task-templates.ts'
import { withoutKeys } from '../without-keys.ts'
import type { AnswerDependencies } from './answer.ts'
import { askForInstructions, type InstructionRequest, nameInstruction } from './ask-for-instructions.ts'
import { chooseModels } from './choose-models.ts'
import { grade } from './grade.ts'
import { findTemplates } from './task-templates.ts'

export interface BuildResult {
  /** Null of a dry run. */
  readonly build: TaskBuild | null
  /** The rows; null of a dry run. */
  readonly file: string | null
  readonly text: string
  readonly prompts: readonly { readonly subject: string; readonly prompt: string }[]
}

/** Makes tasks from a repository's templates and leaves out those that fail the quality test, each with the reason. */
export async function buildTasks(
  given: z.input<typeof buildOptions>,
  context: CommandContext,
  dependencies: AnswerDependencies = {},
): Promise<BuildResult> {
  const options = buildOptions.parse(given)
  refuseContradictions(options)
  const { model, instructions = '', seed, dataset, dryRun } = options
  const { repository, file } = await findTemplates(options)
  const made = await readYaml(file, taskTemplates, `There is no ${file}: \`greenml mlbench mine\` writes a draft.`)
  const drawn = drawTasks(made.templates, options.each, seed)
  if (drawn.length === 0) throw new UserError(`${file} has no template.`)
  const models = model === undefined ? [] : chooseModels(await loadModels(dataset), [model])
  const messagesOf = await openInstructionPrompt(drawn, { repository: repository.title, seed })
  const [entry] = models
  const request = { drawn, entry, messagesOf, project: repository.folder, options }
  if (dryRun) return foretell(request)
  const said =
    entry === undefined
      ? await readInstructions(instructions)
      : await askForInstructions({ ...request, entry }, context, dependencies)
  const rows = drawn.map((task) => makeRow(task, said.get(task.id) ?? '', repository))
  const tasks = rows.map((row) => parseTask(row, `${file}, task ${row.id}`))
  const faults = await checkDrawn(tasks)
  const isGood = ({ id }: { readonly id: number }) => !faults.has(keyOf({ githubId: repository.githubId, id }))
  const golds = await runGolds(rows.filter(isGood), { options, repository }, withoutKeys(models, context))
  for (const { githubId, rowId, reason } of golds.failed)
    faults.set(keyOf({ githubId, id: rowId }), faultOf('gold-failed', { reason }))
  const path = join(options.out, 'rows.jsonl')
  await writeFileAtomic(path, renderJsonLines(rows.filter(isGood)), options.out)
  const kept = tasks.filter(isGood)
  const build: TaskBuild = {
    ...{ schemaVersion: TASK_BUILD_VERSION, githubId: repository.githubId, repository: repository.title },
    ...{ commit: repository.commit, templatesSha256: await hashOf(file), rowsSha256: await hashOf(path) },
    ...{ seed, model: model ?? null, drawn: drawn.length, kept: kept.length },
    left: drawn.flatMap(({ id, template }) => {
      const fault = faults.get(keyOf({ githubId: repository.githubId, id }))
      return fault === undefined ? [] : [{ id, template: template.id, ...fault }]
    }),
    templates: made.templates.map((template) => {
      const own = drawn.filter((task) => task.template === template)
      const counts = { drawn: own.length, kept: own.filter(isGood).length, combinations: countCombinations(template) }
      return { id: template.id, type: template.type, ...counts }
    }),
    golds: { passed: golds.checked - golds.failed.length, notRun: kept.length - golds.checked + golds.failed.length },
    editDistance: compareInstructions(kept),
  }
  await writeJson(join(options.out, 'build.json'), build, options.out)
  return { build, file: path, text: renderTaskBuild(build), prompts: [] }
}

function refuseContradictions({ model, instructions, dryRun, showPrompts, iTrustThisCode }: BuildOptions): void {
  if ((model === undefined) === (instructions === undefined))
    throw new UserError('Name --model that writes the instructions, or the --instructions that exist.')
  if (dryRun && model === undefined) throw new UserError('--dry-run tells what --model would be asked.')
  if (showPrompts && !dryRun) throw new UserError('--show-prompts needs --dry-run.')
  if (model !== undefined && iTrustThisCode)
    throw new UserError(
      'A model is asked here, with its key: what the repository runs stays in a sandbox. Leave out --i-trust-this-code.',
      3,
    )
}

async function foretell({ drawn, entry, messagesOf, options }: InstructionRequest): Promise<BuildResult> {
  const questions =
    entry === undefined
      ? []
      : drawn.map((task) => ({ entry, setting: 'oracle' as const, messages: messagesOf(task), task }))
  const prompts = questions.map(({ task, messages }) => ({
    subject: nameInstruction(task),
    prompt: showPrompt(messages),
  }))
  const text = renderExpectedQuestions(await expectQuestions(questions))
  return { build: null, file: null, text, prompts: options.showPrompts ? prompts : [] }
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
  { options, repository }: { readonly options: BuildOptions; readonly repository: TaskRepository },
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
    ...{ rows: file, answers: [answers], rules: 'strict', golds: 'list', repositories, out, dataset },
  })
  const { grades } = await grade(asked, context)
  return taskScores.parse(grades).golds
}

const SHARED = [...Object.keys(energyOptions.shape), ...Object.keys(sandboxOptions.shape), 'wait']

/** What `build` and `grade` both take of where programs run. */
const onlyKnown = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => SHARED.includes(name)))
