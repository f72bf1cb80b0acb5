import { randomBytes, randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { appendJsonLines, streamJsonLines } from '../base/files/jsonl.ts'
import { listBelow } from '../base/files/untrusted-files.ts'
import { makeWritableBelow } from '../base/files/untrusted-writing.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { compareTexts } from '../base/text/text.ts'
import {
  type AnsweredCall,
  type AskedCall,
  CALL_VERSION,
  type CallLine,
  callLine,
  type FailedCall,
  type PutDownBatch,
} from '../schema/generation/call.ts'
import type { Message } from '../schema/generation/conversation.ts'
import { campaignFiles, type ProjectAndModel, parseCallsName } from './paths.ts'

/** A call and what came of it; `outcome` null: it is under way, or its process ended before it did. */
export interface StoredCall extends Readonly<Omit<AskedCall, 'kind'>> {
  /** The batch that it was put down in, as its provider names it. */
  readonly batch: string | null
  readonly outcome: Readonly<AnsweredCall> | Readonly<FailedCall> | null
}

export interface AnsweredStoredCall extends StoredCall {
  readonly outcome: Readonly<AnsweredCall>
}

/** All that models were asked in a campaign, in no order but that a call's own tries follow each other. */
export interface Calls {
  readonly all: readonly StoredCall[]
  readonly messages: ReadonlyMap<string, Message>
}

/** Fields of a call that the store has before it is made. */
export type NewCall = Omit<AskedCall, 'kind' | 'call' | 'messages' | 'at'> & { readonly messages: readonly Message[] }

type Ending = Omit<AnsweredCall, 'at' | 'call'> | Omit<FailedCall, 'at' | 'call'>

/** A call of which something came. */
export type EndedCall = StoredCall & { readonly outcome: NonNullable<StoredCall['outcome']> }

/** The calls of a campaign, to read and to add to. What is added is on the disk when the promise resolves. */
export interface CallStore extends Calls {
  /** Returns the call's id. */
  begin(call: NewCall): Promise<string>
  /** Returns the call as it is kept. */
  end(call: string, ending: Ending): Promise<EndedCall>
  putDown(batch: Omit<PutDownBatch, 'kind' | 'at'>): Promise<void>
  /** The last answer to a question about a subject, since two projects may be alike to a word; null: it was never answered. */
  find(question: Pick<AskedCall, 'key' | 'subject'>): AnsweredStoredCall | null
}

/** Names a question and what its answer is for. */
export const nameQuestion = ({ key, subject }: Pick<AskedCall, 'key' | 'subject'>): string => `${key} ${subject}`

/** Names a turn: the same words of the same role have the same. */
export const hashMessage = (message: Message): string => sha256Hex(JSON.stringify(message))

/** The calls that stand in `<campaign>/calls/`; none where there is no such folder. */
export async function readCalls(campaign: string): Promise<Calls> {
  const index = await indexCalls(campaign)
  return { all: [...index.calls.values()], messages: index.messages }
}

/**
 * Opens the store for one process, which writes files of its own, one a project and model: what one job of many asked is one
 * file. UserError where nothing can be written.
 */
export async function openCalls(campaign: string): Promise<CallStore> {
  const index = await indexCalls(campaign)
  const id = randomBytes(4).toString('hex')
  await makeWritableBelow(campaign, campaignFiles.calls(''))
  const files = new Map<string, WriteLines>()
  const fileOf = (of: ProjectAndModel): WriteLines => {
    const path = campaignFiles.callFile(campaign, of, id)
    const write = files.get(path) ?? writeInTurn(tellTurnsOnce((lines) => appendJsonLines(path, lines, campaign)))
    files.set(path, write)
    return write
  }
  const add = async (write: WriteLines, ...lines: readonly CallLine[]) => {
    const known = lines.map((line) => parseWith(callLine, line, 'a call'))
    await write(known)
    for (const line of known) index.add(line)
  }
  const addTo = (call: string, line: CallLine) => add(fileOf(index.require(call)), line)
  const stamp = () => ({ schemaVersion: CALL_VERSION, at: new Date().toISOString() }) as const
  return {
    get all() {
      return [...index.calls.values()]
    },
    messages: index.messages,
    async begin({ messages, ...call }) {
      const turns = messages.map((message) => ({ hash: hashMessage(message), message }))
      const id = randomUUID()
      await add(
        fileOf(call),
        ...turns.map((turn) => ({ schemaVersion: CALL_VERSION, kind: 'message', ...turn }) as const),
        { kind: 'asked', call: id, messages: turns.map(({ hash }) => hash), ...call, ...stamp() },
      )
      return id
    },
    async end(call, ending) {
      const outcome = { ...ending, call, ...stamp() }
      await addTo(call, outcome)
      return { ...index.require(call), outcome }
    },
    async putDown({ calls, ...batch }) {
      // Each file names all of them: a process that ends before it has written the last one has lost none.
      const files = new Set(calls.map((call) => fileOf(index.require(call))))
      for (const file of files) await add(file, { kind: 'batch', ...batch, calls, ...stamp() })
    },
    find: (question) => index.answers.get(nameQuestion(question)) ?? null,
  }
}

type WriteLines = (lines: readonly CallLine[]) => Promise<void>

/** Leaves out the turns that stand in the file; one whose writing failed does not. */
function tellTurnsOnce(append: WriteLines): WriteLines {
  const told = new Set<string>()
  return async (lines) => {
    const fresh = new Set<string>()
    const kept = lines.filter((line) => {
      if (line.kind !== 'message') return true
      const isNew = !told.has(line.hash) && !fresh.has(line.hash)
      fresh.add(line.hash)
      return isNew
    })
    await append(kept)
    for (const hash of fresh) told.add(hash)
  }
}

async function indexCalls(campaign: string) {
  const messages = new Map<string, Message>()
  const calls = new Map<string, StoredCall>()
  const answers = new Map<string, AnsweredStoredCall>()
  const change = (id: string, part: Partial<StoredCall>) => {
    const call = calls.get(id)
    if (call === undefined) return
    const changed = { ...call, ...part }
    calls.set(id, changed)
    if (isAnswered(changed)) answers.set(nameQuestion(changed), changed)
  }
  const add = (line: CallLine): void => {
    switch (line.kind) {
      case 'message':
        messages.set(line.hash, line.message)
        return
      case 'asked': {
        const { kind: _, ...asked } = line
        calls.set(line.call, { ...asked, batch: null, outcome: null })
        return
      }
      case 'batch':
        for (const call of line.calls) change(call, { batch: line.batch })
        return
      case 'answered':
      case 'failed':
        change(line.call, { outcome: line })
    }
  }
  for await (const line of streamLines(campaign)) add(line)
  const require = (id: string): StoredCall => {
    const call = calls.get(id)
    if (call === undefined) throw new Error(`there is no call ${id}`)
    return call
  }
  return { messages, calls, answers, add, require }
}

export const isAnswered = (call: StoredCall): call is AnsweredStoredCall => call.outcome?.kind === 'answered'

/** Reads a file of calls that a stranger may have written. UserError where it tells of others than its name, or lies about a turn. */
export async function checkCallFile(folder: string, path: string): Promise<void> {
  const own = parseCallsName(basename(path))
  const refuse = (what: string) => new UserError(`${path} holds ${what}.`)
  for await (const line of streamJsonLines(join(folder, path), callLine, () => {}, folder)) {
    if (line.kind === 'message' && hashMessage(line.message) !== line.hash) throw refuse('a turn under another hash')
    if (line.kind === 'asked' && (line.project !== own?.project || line.model !== own.model))
      throw refuse(`a call to ${line.model} about ${line.project}`)
  }
}

async function* streamLines(campaign: string): AsyncGenerator<CallLine, void, void> {
  const folder = campaignFiles.calls('')
  const files = ((await listBelow(campaign, folder)) ?? []).filter(({ name }) => name.endsWith('.jsonl'))
  // A batch is put down by one process and answered to another, whose file may come first.
  const later: CallLine[] = []
  for (const { name } of files) {
    for await (const line of streamJsonLines(join(campaign, folder, name), callLine, () => {}, campaign)) {
      if (line.kind === 'message' || line.kind === 'asked') yield line
      else later.push(line)
    }
  }
  yield* later.filter(({ kind }) => kind === 'batch')
  yield* later
    .filter((line) => line.kind === 'answered' || line.kind === 'failed')
    .sort((a, b) => compareTexts(a.at, b.at))
}

/** Writes one batch at a time; what is handed over meanwhile goes with the next one, so that many calls share a sync. */
function writeInTurn<T>(append: (lines: readonly T[]) => Promise<void>): (lines: readonly T[]) => Promise<void> {
  let waiting: T[] = []
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()
  return (lines) => {
    waiting.push(...lines)
    next ??= last.then(() => {
      const taken = waiting
      waiting = []
      next = null
      return append(taken)
    })
    const written = next
    last = written.catch(() => {})
    return written
  }
}
