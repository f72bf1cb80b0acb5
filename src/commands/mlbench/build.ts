import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { buildTasks as build, drawFromTemplates, expectInstructions } from '../../mlbench/building/build-tasks.ts'
import { renderTaskBuild } from '../../report/text/mlbench/task-build.ts'
import { renderExpectedQuestions } from '../../report/text/planned-work.ts'
import type { TaskBuild } from '../../schema/mlbench/task-build.ts'
import { type BuildOptions, buildOptions } from '../../schema/options/mlbench/build-options.ts'
import { tellFaults } from './tell-faults.ts'

export interface BuildResult {
  /** Null of a dry run. */
  readonly build: TaskBuild | null
  /** The rows; null of a dry run. */
  readonly file: string | null
  readonly text: string
  readonly prompts: readonly { readonly subject: string; readonly prompt: string }[]
}

/** Makes tasks from a repository's templates and leaves out those that fail the quality test, each with the reason. */
export async function buildTasks(given: z.input<typeof buildOptions>, context: CommandContext): Promise<BuildResult> {
  const options = buildOptions.parse(given)
  refuseContradictions(options)
  const drawn = await drawFromTemplates(options)
  if (options.dryRun) {
    const { expected, prompts } = await expectInstructions(drawn)
    const text = renderExpectedQuestions(expected)
    return { build: null, file: null, text, prompts: options.showPrompts ? prompts : [] }
  }
  const built = await build(drawn, context, tellFaults(context.logger))
  return { ...built, text: renderTaskBuild(built.build), prompts: [] }
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
