import { z } from 'zod'
import type { Fault } from '../../base/fault.ts'
import { readJsonText } from '../../base/text/parse-with.ts'
import type { Tool, ToolCall } from '../../schema/generation/conversation.ts'

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
  search_repositories: z.object({
    keywords: z.string().min(1).max(200).describe('a few words that say what the repository is about'),
  }),
  rank_repositories: z.object({
    names: z.array(z.string().max(200)).min(1).max(20).describe('those that may serve, as owner/name, the best first'),
  }),
  take_repository: z.object({}),
  leave_repository: z.object({}),
} as const

const DESCRIPTIONS: Readonly<Record<ToolName, string>> = {
  list_files: 'List what a folder of the repository holds.',
  read_file: 'Read a part of a text file of the repository.',
  search: 'Find lines of the repository that hold a text, with their files.',
  run: 'Run a draft and see how it ends and what it prints. Nothing of a run is left for the next.',
  answer: 'Give the answer. This ends the task.',
  search_repositories: 'Search GitHub for repositories. The five best are told.',
  rank_repositories: 'Rank repositories that a search found. The best is opened.',
  take_repository: 'Take the open repository: the answer is written for it.',
  leave_repository: 'Leave the open repository. The next of the ranking is opened.',
}

type ToolName = keyof typeof ARGUMENTS
export type ToolUse = { [N in ToolName]: { readonly name: N } & z.output<(typeof ARGUMENTS)[N]> }[ToolName]

const isToolName = (name: string): name is ToolName => Object.hasOwn(ARGUMENTS, name)

/** What an agent does: it looks for a repository, looks at one, or works in the one that it took. */
export type Phase = 'find' | 'look' | 'work'

/** What an agent may do next: what it stands in, whether drafts can be run there, and whether it looks for its repository by itself. */
export interface Freedom {
  readonly phase: Phase
  readonly mayRun: boolean
  readonly mayFind: boolean
}

const LOOKING: readonly ToolName[] = ['list_files', 'read_file', 'search']
const FINDING: readonly ToolName[] = ['search_repositories', 'rank_repositories']

function listTools({ phase, mayRun, mayFind }: Freedom): readonly ToolName[] {
  if (phase === 'find') return FINDING
  if (phase === 'look') return [...LOOKING, 'take_repository', 'leave_repository']
  return [...LOOKING, ...(mayRun ? ['run' as const] : []), 'answer', ...(mayFind ? ['leave_repository' as const] : [])]
}

/** The tools as a provider takes them. */
export const describeTools = (freedom: Freedom): Tool[] =>
  listTools(freedom).map((name) => {
    const schema = ARGUMENTS[name]
    const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' })
    return { name, description: DESCRIPTIONS[name], parameters: z.record(z.string(), z.json()).parse(parameters) }
  })

/** The tool that a model asks for; a fault where none of that name is to be had now, or its arguments do not fit. */
export function readToolCall({ name, arguments: given }: ToolCall, freedom: Freedom): ToolUse | Fault {
  const tools = listTools(freedom)
  if (!isToolName(name) || !tools.includes(name))
    return { fault: `there is no tool of that name now; there are ${tools.join(', ')}` }
  const { data, error } = ARGUMENTS[name].safeParse(given.trim() === '' ? {} : readJsonText(given))
  if (error) return { fault: `its arguments do not fit: ${z.prettifyError(error)}` }
  return { name, ...data } as ToolUse // zod checked the arguments of this name
}
