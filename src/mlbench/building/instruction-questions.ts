import { seededRandom } from '../../base/random.ts'
import { fillIn } from '../../generation/prompts/prompt.ts'
import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { readPromptSections } from '../answers/prompt-sections.ts'
import type { DrawnTask } from './draw-tasks.ts'

const STYLE = 'style: '

/**
 * Builds the question for a drawn task's instruction. The tasks of one template go through all styles of instructions, in an order
 * by the seed, before one comes again.
 */
export async function openInstructionPrompt(
  drawn: readonly DrawnTask[],
  { repository, seed }: { readonly repository: string; readonly seed: number },
): Promise<(task: DrawnTask) => Message[]> {
  const texts = await readPromptSections('ml-bench-build.md')
  const styles = [...texts].flatMap(([name, text]) => (name.startsWith(STYLE) ? [text] : []))
  const chosen = new Map<number, string>()
  for (const [template, own] of Map.groupBy(drawn, (task) => task.template)) {
    const order = seededRandom(seed, `styles of ${template.id}`).shuffle(styles)
    for (const [index, { id }] of own.entries()) chosen.set(id, order[index % order.length] ?? '')
  }
  return ({ id, template, values, gold }) => [
    { role: 'system', text: texts.get('system') ?? '' },
    {
      role: 'user',
      text: fillIn(texts.get('user') ?? '', {
        repository,
        oracle: fenceUntrusted('documentation', template.oracle),
        gold: fenceUntrusted('answer', gold),
        style: chosen.get(id) ?? '',
        values: values.map(({ name, value }) => `  - ${name}: ${value}`).join('\n'),
      }),
    },
  ]
}

/** An instruction as a model said it: without blanks, quotes and fences around it. */
export const readInstruction = (said: string): string =>
  said
    .trim()
    .replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .trim()
