import { sumOfAll } from '../../base/numbers.ts'
import { lastLines } from '../../base/text.ts'
import type { Asked, Asker } from '../../generation/ask.ts'
import { fenceUntrusted } from '../../generation/untrusted.ts'
import type { AgentEnd, AgentLimits, TranscriptEvent } from '../../schema/agent-transcript.ts'
import type { Message, Tool, ToolCall } from '../../schema/conversation.ts'
import type { ModelEntry } from '../../schema/model-entries.ts'
import { energyOfHost } from '../../schema/package-energy.ts'
import { extractAnswer } from '../answers/extract-answer.ts'
import type { Task } from '../data/rows.ts'
import { buildProgram } from '../execution/answer-program.ts'
import { type ProgramRun, type RunSettings, runProgram } from '../execution/run-program.ts'
import { AgentAccount } from './agent-account.ts'
import { compact, NUDGE, openConversation } from './agent-prompt.ts'
import { describeTools, readToolCall, type ToolUse } from './agent-tools.ts'
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
  /** The repository's folder. */
  readonly source: string
  /** Hash of its files; null: nobody made one. */
  readonly sourceHash: string | null
  /** Null: no draft can be run here. */
  readonly settings: RunSettings | null
  /** Told each event as it happens. */
  readonly write: (event: TranscriptEvent) => Promise<void>
  /** Seconds. */
  readonly now: () => number
}

export type AgentResult = Extract<TranscriptEvent, { kind: 'end' }> & { readonly calls: readonly string[] }

/** Bytes of a conversation above which its oldest results are left out. */
const MOST_BYTES = 200_000
/** Characters of what a draft printed that are shown, from its end. */
const SHOWN_CHARACTERS = 4000
/** Turns in a row without a tool or code after which an agent ends. */
const MOST_SILENT = 2

/** One model on one task: it looks at the repository, tries drafts and answers, within its limits. */
export async function runAgent(request: AgentRequest): Promise<AgentResult> {
  const { task, entry, sample, limits, sourceHash, settings, write } = request
  const { githubId, id: rowId, instruction } = task
  const start = { kind: 'start', githubId, rowId, model: entry.id, sample, limits, sourceHash, instruction } as const
  await write(start)
  const agent = new Agent(request)
  const ended = await agent.run(settings !== null)
  const { calls, ...end } = ended
  await write(end)
  return ended
}

class Agent {
  readonly #request: AgentRequest
  readonly #account: AgentAccount
  readonly #calls: string[] = []
  #usd: number | null = 0
  #joules: number | null = 0
  #silent = 0

  constructor(request: AgentRequest) {
    this.#request = request
    this.#account = new AgentAccount(request.limits, request.now)
  }

  async run(mayRun: boolean): Promise<AgentResult> {
    const { task, source } = this.#request
    const view = viewRepository(source)
    const listing = await view.list('.')
    const readme = /^readme(?:\.(?:md|rst|txt))?$/im.exec(listing)?.[0]
    const tools = describeTools(mayRun)
    let messages = await openConversation(task, {
      ...{ listing, mayRun },
      readme: readme === undefined ? null : await view.read(readme, 1),
    })
    for (;;) {
      messages = compact(messages, MOST_BYTES)
      const turn = await this.#ask(messages, tools)
      if (typeof turn === 'string') return this.#end(turn, null)
      const next = turn.toolCalls.length === 0 ? this.#hear(turn.text) : await this.#useAll(turn.toolCalls)
      if ('reason' in next) return next
      messages = [...messages, turn, ...next]
    }
  }

  /** What follows a turn without a tool: a block of code in it is the answer. */
  #hear(text: string): readonly Message[] | AgentResult {
    const said = text.includes('```') ? extractAnswer(text, 'strict', this.#request.task) : ''
    if (said !== '') return this.#end('answered', said)
    return ++this.#silent >= MOST_SILENT ? this.#end('said-nothing', null) : [{ role: 'user', text: NUDGE }]
  }

  async #useAll(calls: readonly ToolCall[]): Promise<readonly Message[] | AgentResult> {
    this.#silent = 0
    const results: Message[] = []
    for (const call of calls) {
      const used = readToolCall(call)
      if (!('fault' in used) && used.name === 'answer') return this.#end('answered', used.code)
      results.push(await this.#use(call, used))
    }
    return results
  }

  /** The model's turn, or why there is none. */
  async #ask(
    messages: readonly Message[],
    tools: readonly Tool[],
  ): Promise<AgentEnd | Extract<Message, { role: 'assistant' }>> {
    const { entry, task, sample, asker, project, anew, write } = this.#request
    const account = this.#account
    const refused = account.refuse(messages, tools, entry.maxOutputTokens)
    if (refused !== null) return refused
    const asked = await asker.ask({
      ...{ entry, messages, tools, project, anew },
      subject: `ml-bench/agent/${task.githubId}-${task.id}`,
      sample: `s${sample}/t${account.steps + 1}`,
    })
    if (asked.kind !== 'answered') return nameEnd(asked)
    const { reply, cost, call } = asked
    account.add(reply.usage, messages, tools, entry.maxOutputTokens)
    this.#calls.push(call)
    this.#usd = sumOfAll([this.#usd, cost?.usd ?? null])
    const tokens = reply.usage && { input: reply.usage.input, output: reply.usage.output }
    const { text, toolCalls, native } = reply
    await write({ kind: 'turn', step: account.steps, call, text, toolCalls, tokens, usd: cost?.usd ?? null })
    return reply.finish === 'refused' ? 'refused' : { role: 'assistant', text, toolCalls, native }
  }

  /** What the model is told of a tool call. */
  async #use(call: ToolCall, used: ReturnType<typeof readToolCall>): Promise<Message> {
    const { write } = this.#request
    const { text, run } =
      'fault' in used
        ? { text: used.fault, run: null }
        : used.name === 'run'
          ? await this.#draft(used.code)
          : await this.#look(used)
    const name = call.name.slice(0, 64)
    await write({
      kind: 'result',
      step: this.#account.steps,
      toolCall: call.id,
      name,
      text,
      run: run && describeRun(run),
    })
    return { role: 'tool', call: call.id, name, text: 'fault' in used ? text : fenceUntrusted(used.name, text) }
  }

  async #look(used: Exclude<ToolUse, { name: 'run' }>) {
    const view = viewRepository(this.#request.source)
    if (used.name === 'list_files') return { text: await view.list(used.folder), run: null }
    if (used.name === 'read_file') return { text: await view.read(used.path, used.first_line), run: null }
    return { text: used.name === 'search' ? await view.search(used.text) : '', run: null }
  }

  /** Runs a draft in a fresh copy of the repository, no longer than the agent has left. */
  async #draft(code: string): Promise<{ readonly text: string; readonly run: ProgramRun | null }> {
    const { settings, task } = this.#request
    const wallSeconds = Math.min(settings?.limits.wallSeconds ?? 0, this.#account.secondsLeft)
    if (settings === null || wallSeconds <= 0) return { text: 'No draft can be run here any more: answer.', run: null }
    const limits = { ...settings.limits, wallSeconds }
    const run = await runProgram(buildProgram({ task, code }, 'strict', settings.environment.python), {
      ...settings,
      limits,
    })
    this.#joules = sumOfAll([this.#joules, joulesOf(run)])
    const ending = run.ending === null ? 'It ended well.' : `It failed: ${run.ending.errorMessage ?? run.ending.status}`
    const parts = [ending, showEnd('standard output', run.stdout), showEnd('standard error', run.stderr)]
    return { text: parts.filter((part) => part !== '').join('\n\n'), run }
  }

  #end(reason: AgentEnd, answer: string | null): AgentResult {
    const { steps, tokens, seconds } = this.#account
    return {
      ...{ kind: 'end', reason, answer, steps, tokens, usd: this.#usd, joules: this.#joules },
      wallSeconds: Math.max(0, seconds),
      calls: this.#calls,
    }
  }
}

function nameEnd(asked: Exclude<Asked, { kind: 'answered' }>): AgentEnd {
  if (asked.kind === 'failed') return 'provider-failed'
  return asked.why === 'budget' ? 'out-of-money' : 'halted'
}

function showEnd(what: string, text: string): string {
  if (text.trim() === '') return ''
  return `The end of ${what}:\n${lastLines(text, 60).slice(-SHOWN_CHARACTERS).toWellFormed()}`
}

function joulesOf({ execution: { energy } }: ProgramRun): number | null {
  const { joules, quality } = energyOfHost(energy)
  return quality === 'measured' ? joules : null
}

function describeRun(run: ProgramRun) {
  const { exitCode, wallSeconds, userSeconds, systemSeconds } = run.execution
  const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  return { exitCode, wallSeconds, cpuSeconds, joules: joulesOf(run) }
}
