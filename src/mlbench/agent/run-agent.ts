import type { Fault } from '../../base/fault.ts'
import { sumOfAll } from '../../base/numbers.ts'
import { MOST_CALLS, readToolCalls, sayToolsInText } from '../../generation/answers/tools-in-text.ts'
import type { Asked, Asker } from '../../generation/asking/ask.ts'
import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { Message, Tool, ToolCall } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { AgentEnd, AgentLimits, TranscriptEvent } from '../../schema/mlbench/agent-transcript.ts'
import { extractAnswer } from '../answers/extract-answer.ts'
import type { Task } from '../data/rows.ts'
import { AgentAccount } from './agent-account.ts'
import { describeDraft, tryDraft } from './agent-drafts.ts'
import { compact, describeTaken, NUDGE, openConversation, openSearch, shorten } from './agent-prompt.ts'
import { describeTools, type Freedom, readToolCall, type ToolUse } from './agent-tools.ts'
import {
  type FindingUse,
  isFinding,
  RepositoryFinder,
  type RepositoryPlace,
  readTop,
  type SeenRepository,
} from './find-repository.ts'
import { viewRepository } from './look-at-repository.ts'

export interface AgentRequest {
  readonly task: Task
  readonly entry: ModelEntry
  /** Counted from 1. */
  readonly sample: number
  readonly limits: AgentLimits
  readonly asker: Asker
  readonly project: string
  /** Asks although the store holds an answer. */
  readonly anew: boolean
  /** The task's repository; or a place where the agent finds one by itself. */
  readonly repository: SeenRepository | RepositoryPlace
  /** Hash of the task's repository's files; null: nobody made one. */
  readonly sourceHash: string | null
  /** Told each event as it happens. */
  readonly write: (event: TranscriptEvent) => Promise<void>
  /** Seconds. */
  readonly now: () => number
}

export type AgentResult = Extract<TranscriptEvent, { kind: 'end' }> & {
  readonly calls: readonly string[]
  /** Drafts that were run. */
  readonly drafts: number
}

/** Bytes of a conversation above which its oldest results are left out. */
const MOST_BYTES = 200_000
/** Turns in a row without a tool or code after which an agent ends. */
const MOST_SILENT = 2

/** One model on one task: it looks at the repository, or first for one, tries drafts and answers, within its limits. */
export async function runAgent(request: AgentRequest): Promise<AgentResult> {
  const { task, entry, sample, limits, sourceHash, repository, write } = request
  const { githubId, id: rowId, instruction } = task
  const setting = 'search' in repository ? 'agent-open' : 'agent'
  const named = { githubId, rowId, model: entry.id, setting, sample } as const
  await write({ kind: 'start', ...named, limits, sourceHash, instruction })
  const { calls, drafts, ...end } = await new Agent(request).run()
  await write(end)
  return { ...end, calls, drafts }
}

class Agent {
  readonly #request: AgentRequest
  readonly #account: AgentAccount
  readonly #finder: RepositoryFinder | null
  readonly #calls: string[] = []
  #usd: number | null = 0
  #silent = 0

  constructor(request: AgentRequest) {
    const { limits, now, repository, write } = request
    this.#request = request
    this.#account = new AgentAccount(limits, now)
    this.#finder = 'search' in repository ? new RepositoryFinder(repository, write) : null
  }

  /** The repository that it sees now; null: it looks for one. */
  get #seen(): SeenRepository | null {
    const { repository } = this.#request
    return 'search' in repository ? (this.#finder?.seen ?? null) : repository
  }

  get #freedom(): Freedom {
    const mayRun = (this.#seen?.drafts ?? null) !== null
    return { phase: this.#finder?.phase ?? 'work', mayRun, mayFind: this.#finder !== null }
  }

  async run(): Promise<AgentResult> {
    let messages = await this.#begin()
    for (;;) {
      messages = compact(messages, MOST_BYTES)
      const turn = await this.#ask(messages)
      if (turn === 'too-long') {
        const shorter = shorten(messages)
        if (shorter === null) return this.#end(turn, null)
        messages = shorter
        continue
      }
      if (typeof turn === 'string') return this.#end(turn, null)
      const next = turn.toolCalls.length === 0 ? this.#hear(turn.text) : await this.#useAll(turn.toolCalls)
      if ('reason' in next) return next
      messages = [...messages, turn, ...next]
    }
  }

  async #begin(): Promise<Message[]> {
    const { task } = this.#request
    const seen = this.#seen
    if (seen === null) return openSearch(task)
    return openConversation(task, { ...(await readTop(seen.folder)), mayRun: this.#freedom.mayRun })
  }

  /** What follows a turn without a tool: a block of code in it is the answer. */
  #hear(text: string): readonly Message[] | AgentResult {
    const isAnswer = this.#freedom.phase === 'work' && text.includes('```')
    const said = isAnswer ? extractAnswer(text, 'strict', this.#request.task) : ''
    if (said !== '') return this.#end('answered', said)
    return ++this.#silent >= MOST_SILENT ? this.#end('said-nothing', null) : [{ role: 'user', text: NUDGE }]
  }

  async #useAll(calls: readonly ToolCall[]): Promise<readonly Message[] | AgentResult> {
    this.#silent = 0
    const results: Message[] = []
    for (const call of calls.slice(0, MOST_CALLS)) {
      const used = readToolCall(call, this.#freedom)
      if (!('fault' in used) && used.name === 'answer') return this.#end('answered', used.code)
      if (this.#account.secondsLeft <= 0) break // no step follows
      results.push(await this.#use(call, used))
    }
    return [...results, ...calls.slice(MOST_CALLS).map((call) => resultOf(call, TOO_MANY))] // providers want one of each
  }

  /** The model's turn, or why there is none. */
  async #ask(conversation: readonly Message[]): Promise<AgentEnd | Extract<Message, { role: 'assistant' }>> {
    const { entry, task, sample, asker, project, anew, write } = this.#request
    const account = this.#account
    const { messages, tools } = this.#say(conversation)
    const refused = account.refuse(messages, tools, entry.maxOutputTokens)
    if (refused !== null) return refused
    const asked = await asker.ask({
      entry,
      messages,
      tools,
      project,
      anew,
      subject: `ml-bench/agent/${task.githubId}-${task.id}`,
      sample: `s${sample}/t${account.steps + 1}`,
    })
    if (asked.kind !== 'answered') return nameEnd(asked)
    const { reply, cost, call } = asked
    account.add(reply.usage, messages, tools, entry.maxOutputTokens)
    this.#calls.push(call)
    this.#usd = sumOfAll([this.#usd, cost?.usd ?? null])
    const tokens = reply.usage && { input: reply.usage.input, output: reply.usage.output }
    const { text, native } = reply
    const toolCalls = entry.tools === 'text' ? readToolCalls(text) : reply.toolCalls
    await write({ kind: 'turn', step: account.steps, call, text, toolCalls, tokens, usd: cost?.usd ?? null })
    return reply.finish === 'refused' ? 'refused' : { role: 'assistant', text, toolCalls, native }
  }

  /** A conversation as the model takes it, with the tools that it may use next. */
  #say(conversation: readonly Message[]): { messages: readonly Message[]; tools: readonly Tool[] } {
    const tools = describeTools(this.#freedom)
    if (this.#request.entry.tools !== 'text') return { messages: conversation, tools }
    return { messages: sayToolsInText(conversation, tools), tools: [] }
  }

  /** What the model is told of a tool call. */
  async #use(call: ToolCall, used: ToolUse | Fault): Promise<Message> {
    const { write } = this.#request
    const step = this.#account.steps
    const { text, run, shown } = await this.#perform(used)
    await write({ kind: 'result', step, toolCall: call.id, name: nameOf(call), text, run })
    return resultOf(call, shown)
  }

  /** `text`: what came of it; `shown`: the same as a model may be shown it. */
  async #perform(used: ToolUse | Fault) {
    if ('fault' in used) return { text: used.fault, run: null, shown: used.fault }
    if (isFinding(used)) {
      const text = await this.#find(used)
      return { text, run: null, shown: text }
    }
    const { text, run } =
      used.name === 'run'
        ? await tryDraft(used.code, this.#seen?.drafts ?? null, this.#account)
        : { text: await this.#look(used), run: null }
    return { text, run: run && describeDraft(run), shown: fenceUntrusted(used.name, text) }
  }

  async #find(used: FindingUse): Promise<string> {
    const place = (seen: SeenRepository) => describeTaken(this.#request.task, seen.isOwn, seen.drafts !== null)
    return (await this.#finder?.use(used, this.#account.steps, place)) ?? ''
  }

  async #look(used: Exclude<ToolUse, FindingUse | { name: 'run' }>): Promise<string> {
    const folder = this.#seen?.folder
    if (folder === undefined) return 'No repository is open.'
    const view = viewRepository(folder)
    if (used.name === 'list_files') return view.list(used.folder)
    if (used.name === 'read_file') return view.read(used.path, used.first_line)
    return used.name === 'search' ? view.search(used.text) : ''
  }

  #end(reason: AgentEnd, answer: string | null): AgentResult {
    const { steps, tokens, seconds, joules, drafts } = this.#account
    const taken = this.#finder?.phase === 'work' ? (this.#finder.seen?.name ?? null) : null
    return {
      kind: 'end',
      reason,
      answer,
      repository: taken,
      steps,
      tokens,
      usd: this.#usd,
      joules,
      wallSeconds: Math.max(0, seconds),
      calls: this.#calls,
      drafts,
    }
  }
}

const TOO_MANY = `not done: of one turn ${MOST_CALLS} calls are followed`

const nameOf = ({ name }: ToolCall): string => name.slice(0, 64)

const resultOf = (call: ToolCall, text: string): Message => ({ role: 'tool', call: call.id, name: nameOf(call), text })

function nameEnd(asked: Exclude<Asked, { kind: 'answered' }>): AgentEnd {
  if (asked.kind === 'failed') return asked.error.isTooLong ? 'too-long' : 'provider-failed'
  return asked.why === 'budget' ? 'out-of-money' : 'halted'
}
