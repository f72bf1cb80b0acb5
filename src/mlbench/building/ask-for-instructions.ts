import type { CommandContext } from '../../base/context.ts'
import { refuseStopped } from '../../base/errors.ts'
import { Progress } from '../../base/progress.ts'
import { count } from '../../base/text/text.ts'
import type { Asker } from '../../generation/asking/ask.ts'
import { endAll, stoppedAsking } from '../../generation/asking/end-asking.ts'
import { openAsking } from '../../generation/asking/open-asking.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { BuildOptions } from '../../schema/options/mlbench/build-options.ts'
import { checkInstruction } from './check-drawn.ts'
import type { DrawnTask } from './draw-tasks.ts'
import { readInstruction } from './instruction-questions.ts'

export interface InstructionRequest {
  readonly drawn: readonly DrawnTask[]
  readonly entry: ModelEntry | undefined
  messagesOf(task: DrawnTask): Message[]
  readonly project: string
  readonly options: BuildOptions
}

export const nameInstruction = ({ template, id }: DrawnTask): string => `ml-bench-build/${template.id}-${id}`

/**
 * An instruction for each drawn task, by its id: the first that says every value and not the answer, of as many as there are tries; else
 * the last. What is paid for is kept, and not asked again. UserError 1 where a budget or a provider ended it before.
 */
export async function askForInstructions(
  request: InstructionRequest & { readonly entry: ModelEntry },
  context: CommandContext,
): Promise<ReadonlyMap<number, string>> {
  const { entry, drawn, options } = request
  const { out, budgetUsd: capUsd, dataset } = options
  const { logger, signal } = context
  await using asking = await openAsking([entry], { out, dataset, capUsd }, context)
  const { asker, budget } = asking
  const said = new Map<number, string>()
  const progress = new Progress(logger, drawn.length)
  let lost = 0
  let isOverBudget = false
  const ask: Asker['ask'] = async (question) => {
    const asked = await asker.ask(question)
    isOverBudget ||= asked.kind === 'not-asked' && asked.why === 'budget'
    return asked
  }
  const work = drawn.map(async (task) => {
    const instruction = await askUntilGood(task, request, ask, signal)
    if (instruction === null) lost++
    else said.set(task.id, instruction)
    progress.end()
  })
  await endAll(work)
  progress.close()
  if (lost === 0) return said
  throw stoppedAsking(
    `${lost} of ${count(drawn.length, 'instruction')}`,
    { halted: asker.halted, isOverBudget },
    budget,
  )
}

/** Null: a budget or the provider ended it. */
async function askUntilGood(
  task: DrawnTask,
  { entry, messagesOf, project, options }: InstructionRequest & { readonly entry: ModelEntry },
  ask: Asker['ask'],
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const messages = messagesOf(task)
  let last: string | null = null
  for (let sample = 1; sample <= options.tries; sample++) {
    refuseStopped(signal)
    const asked = await ask({
      entry,
      messages,
      project,
      subject: nameInstruction(task),
      sample: `s${sample}`,
    })
    if (asked.kind !== 'answered') return null
    last = readInstruction(asked.reply.text)
    if (checkInstruction({ instruction: last, arguments: task.values, output: task.gold }) === null) break
  }
  return last
}
