import { fillIn } from '../../generation/prompts/prompt.ts'
import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { TaskPrompt } from '../../schema/mlbench/task-answer.ts'
import type { Task } from '../data/rows.ts'
import { folderOf, readPrefix } from '../execution/answer-program.ts'
import { readPromptSections } from './prompt-sections.ts'

const FILE = 'ml-bench.md'

/** Shows a task to a model; `context` null: it sees the instruction alone. The same input gives the same bytes. */
export type BuildPrompt = (task: Task, context: string | null) => Message[]

/**
 * The prompts for tasks. `published` says what ML-Bench's own script says, in other words; `guided` is ours: where the answer runs, how
 * it is judged, and that the repository's text is a stranger's.
 */
export async function openTaskPrompt(name: TaskPrompt): Promise<BuildPrompt> {
  const sections = await readPromptSections(FILE)
  const of = (section: string): string => takeSection(sections, section)
  if (name === 'published') {
    return (task, context) => {
      const template = of(context === null ? 'published: user without context' : 'published: user')
      return [{ role: 'user', text: fillIn(template, { context: context ?? '', instruction: task.instruction }) }]
    }
  }
  return (task, context) => [
    { role: 'system', text: of('guided: system') },
    { role: 'user', text: fillIn(of('guided: user'), describeTask(task, context)).trim() },
  ]
}

const describeTask = (task: Task, context: string | null): Readonly<Record<string, string>> => ({
  ...describePlace(task),
  context:
    context === null ? '' : `# The repository says\n\n${fenceUntrusted('documentation', context, context.length)}`,
})

/** What a task asks, and where its answer starts, in words that a prompt takes. */
export function describePlace(task: Task) {
  const folder = folderOf(task)
  const prefix = readPrefix(task)
  return {
    instruction: task.instruction,
    repository: task.github.split('/').at(-1) ?? '',
    folder: folder === '.' ? 'its top folder' : `its folder ${folder}`,
    prefix: prefix.length === 0 ? '' : ` Before it runs: ${prefix.join('; ')}`,
  }
}

/** What kind of code a task asks for, in words that a prompt takes. */
export const describeKind = ({ type }: Pick<Task, 'type'>): string =>
  type === 'Python Code' ? 'Python code' : 'a Bash script'

/** A section of the prompts for ML-Bench, with its places to fill in. */
export const readPromptSection = async (section: string): Promise<string> =>
  takeSection(await readPromptSections(FILE), section)

function takeSection(sections: ReadonlyMap<string, string>, section: string): string {
  const template = sections.get(section)
  if (template === undefined) throw new Error(`${FILE} has no section ${section}`)
  return template
}
