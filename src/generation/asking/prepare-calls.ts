import { UserError } from '../../base/errors.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import { buildPrompt } from '../prompts/prompt.ts'
import { readTemplates } from '../prompts/prompt-templates.ts'
import { type PromptProject, readPromptInput } from '../prompts/read-prompt-input.ts'
import type { ModelCall } from './ask-variants.ts'
import type { WantedScript } from './list-work.ts'

/** Builds every prompt before the first call, so that a project that cannot be read costs nothing. */
export async function prepareCalls(
  toAsk: readonly WantedScript[],
  { prompt, options }: Pick<Plan, 'prompt' | 'options'>,
  loadProject: (slug: string) => Promise<PromptProject>,
): Promise<ModelCall[]> {
  if (toAsk.length === 0) return []
  if (prompt === null)
    throw new UserError('plan.json was written by a version that kept no prompt: plan a new campaign.')
  const templates = readTemplates(prompt)
  const calls: ModelCall[] = []
  for (const [slug, group] of Map.groupBy(toAsk, ({ variant }) => variant.project)) {
    const input = await readPromptInput(await loadProject(slug), options.readme)
    for (const item of group) calls.push({ ...item, messages: buildPrompt(item.variant.mode, input, templates) })
  }
  return calls
}
