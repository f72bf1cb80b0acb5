import { z } from 'zod'
import { readJsonText } from '../../base/files.ts'
import type { Tool, ToolCall } from '../../schema/conversation.ts'

const path = z.string().max(1000)
const code = z.string().max(200_000)

/** What an agent may ask for, and with which arguments. */
const ARGUMENTS = {
  list_files: z.object({ folder: path.default('.').describe('a folder of the repository; . is its top') }),
  read_file: z.object({
    path: path.describe('a file of the repository; of a notebook its cells are shown'),
    first_line: z.int().min(1).default(1).describe('where to begin'),
  }),
  search: z.object({ text: z.string().min(1).max(200).describe('text that lines are searched for, as it stands') }),
  run: z.object({ code: code.describe('a draft of the answer, run as an answer would be, in a fresh copy') }),
  answer: z.object({ code: code.describe('the answer, as it is to be run') }),
} as const

const DESCRIPTIONS: Readonly<Record<ToolName, string>> = {
  list_files: 'List what a folder of the repository holds.',
  read_file: 'Read a part of a text file of the repository.',
  search: 'Find lines of the repository that hold a text, with their files.',
  run: 'Run a draft and see how it ends and what it prints. Nothing of a run is left for the next.',
  answer: 'Give the answer. This ends the task.',
}

type ToolName = keyof typeof ARGUMENTS
export type ToolUse = { [N in ToolName]: { readonly name: N } & z.output<(typeof ARGUMENTS)[N]> }[ToolName]

const isToolName = (name: string): name is ToolName => Object.hasOwn(ARGUMENTS, name)

/** The tools as a provider takes them. `mayRun`: drafts can be run here. */
export const describeTools = (mayRun: boolean): Tool[] =>
  Object.entries(ARGUMENTS).flatMap(([name, schema]) => {
    if (!isToolName(name) || (name === 'run' && !mayRun)) return []
    const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' })
    return [{ name, description: DESCRIPTIONS[name], parameters: z.record(z.string(), z.json()).parse(parameters) }]
  })

/** The tool that a model asks for; a fault where there is none of that name, or its arguments do not fit. */
export function readToolCall({ name, arguments: given }: ToolCall): ToolUse | { readonly fault: string } {
  if (!isToolName(name))
    return { fault: `there is no tool of that name; there are ${Object.keys(ARGUMENTS).join(', ')}` }
  const { data, error } = ARGUMENTS[name].safeParse(given.trim() === '' ? {} : readJsonText(given))
  if (error) return { fault: `its arguments do not fit: ${z.prettifyError(error)}` }
  return { name, ...data } as ToolUse // zod checked the arguments of this name
}
