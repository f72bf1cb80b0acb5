import { isDeepStrictEqual } from 'node:util'
import { sha256Hex } from '../../base/files/files.ts'
import { type Calls, hashMessage, isAnswered, type StoredCall } from '../../campaign/calls.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { ReplayFault } from '../../schema/campaign/replay-report.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { isSettled, toGeneratedVariant } from '../answers/generated-variant.ts'
import { type Answer, toProvenance } from '../answers/variant-answer.ts'
import { toAsked } from '../asking/ask.ts'
import { judgeAnswer } from '../asking/judge-answer.ts'
import type { WantedScript } from '../asking/list-work.ts'

/** Files of the answers of a campaign, by variant id. */
interface OnDisk {
  readonly provenances: ReadonlyMap<string, Provenance>
  readonly scripts: ReadonlyMap<string, Uint8Array>
}

/** A campaign's variants by the stored calls. */
export interface RebuiltVariants {
  /** Made again from their calls, and alike. */
  readonly rebuilt: number
  /** Scripts that no model was asked for, with the content that their provenance names. */
  readonly taken: number
  /** Never asked, or not answered yet. */
  readonly open: number
  /** Scripts that were gone, with the provenance that tells of them. */
  readonly lostScripts: readonly { readonly told: Provenance; readonly code: Uint8Array }[]
  /** Answers of which nothing was written, or whose provenance is gone. */
  readonly lostAnswers: readonly { readonly script: WantedScript; readonly answer: Answer }[]
  /** Files that are not as the calls say. */
  readonly faults: readonly ReplayFault[]
}

type Found =
  | { readonly kind: 'rebuilt' | 'taken' | 'open' }
  | { readonly kind: 'lost-script'; readonly told: Provenance; readonly code: Uint8Array }
  | { readonly kind: 'lost-answer'; readonly script: WantedScript; readonly answer: Answer }
  | { readonly kind: 'fault'; readonly fault: ReplayFault }

/** Makes each variant again from the call that its provenance names, else from the last one that was made for it. Nothing is written. */
export async function rebuildVariants(
  { variants, models }: Pick<Plan, 'variants' | 'models'>,
  calls: Calls,
  disk: OnDisk,
): Promise<RebuiltVariants> {
  const byId = new Map(calls.all.map((call) => [call.call, call]))
  const bySubject = Map.groupBy(calls.all, ({ subject }) => subject)
  const found: Found[] = []
  for (const planned of variants) {
    const variant = toGeneratedVariant(planned)
    const entry = models.find(({ id }) => id === planned.model)
    if (variant === null || entry === undefined) continue
    const told = disk.provenances.get(variant.id)
    const script = { variant, entry }
    const code = disk.scripts.get(variant.id)
    if (told === undefined || told.status === 'pending') {
      found.push(await rebuildLost(script, chooseCall(bySubject.get(variant.id) ?? []), calls.messages))
    } else if (told.call === null) found.push(checkTaken(told, code))
    else found.push(await checkAnswer(told, script, { call: byId.get(told.call), code, messages: calls.messages }))
  }
  const ofKind = <K extends Found['kind']>(kind: K) =>
    found.filter((each): each is Extract<Found, { kind: K }> => each.kind === kind)
  return {
    rebuilt: ofKind('rebuilt').length,
    taken: ofKind('taken').length,
    open: ofKind('open').length,
    lostScripts: ofKind('lost-script'),
    lostAnswers: ofKind('lost-answer'),
    faults: ofKind('fault').map(({ fault }) => fault),
  }
}

/** The call that decided a variant: the last answer, else the last failure; null: none has ended. */
function chooseCall(calls: readonly StoredCall[]): StoredCall | null {
  const ended = calls
    .filter(({ outcome }) => outcome !== null)
    .sort((a, b) => Date.parse(a.outcome?.at ?? a.at) - Date.parse(b.outcome?.at ?? b.at))
  return ended.findLast(isAnswered) ?? ended.at(-1) ?? null
}

async function rebuildLost(script: WantedScript, call: StoredCall | null, messages: Calls['messages']): Promise<Found> {
  if (call === null) return { kind: 'open' }
  const { id } = script.variant
  const rebuilt = await judge(call, script.entry, messages, true)
  return typeof rebuilt === 'string' ? fault(id, rebuilt) : { kind: 'lost-answer', script, answer: rebuilt }
}

function checkTaken(told: Provenance, code: Uint8Array | undefined): Found {
  if (!isSettled(told)) return { kind: 'open' }
  if (told.codeHash === null) return { kind: 'taken' }
  if (code === undefined) return fault(told.variant, 'script-missing')
  return sha256Hex(code) === told.codeHash ? { kind: 'taken' } : fault(told.variant, 'script-changed')
}

interface Evidence {
  readonly call: StoredCall | undefined
  readonly code: Uint8Array | undefined
  readonly messages: Calls['messages']
}

/** Facts of a provenance that its call decides. Times are no part of it: earlier versions told those of all tries together. */
const DECIDED = [
  'promptHash',
  'answerHash',
  'codeHash',
  'returnedModel',
  'responseId',
  'requestedModel',
  'tokens',
  'cost',
  'costReason',
  'energy',
] as const

async function checkAnswer(
  told: Provenance,
  { variant, entry }: WantedScript,
  { call, code, messages }: Evidence,
): Promise<Found> {
  const { id } = variant
  if (call === undefined) return fault(id, 'no-call')
  if (call.subject !== id || call.model !== entry.id) return fault(id, 'call-of-another')
  // Python's word on the same bytes is on record: nobody is asked.
  const rebuilt = await judge(call, entry, messages, false)
  if (typeof rebuilt === 'string') return fault(id, rebuilt)
  const { drawsOrWaits, unlockedImports } = told // the call does not know these
  const made = toProvenance(variant, entry, rebuilt, { drawsOrWaits, unlockedImports })
  const fields: string[] = DECIDED.filter((name) => !isDeepStrictEqual(made[name], told[name]))
  if (!isSameStatus(rebuilt, told)) fields.unshift('status')
  if (fields.length > 0) return { kind: 'fault', fault: { variant: id, kind: 'other-answer', fields } }
  if (rebuilt.code === null) return code === undefined ? { kind: 'rebuilt' } : fault(id, 'script-changed')
  if (code === undefined) return { kind: 'lost-script', told, code: rebuilt.code }
  return sha256Hex(code) === told.codeHash ? { kind: 'rebuilt' } : fault(id, 'script-changed')
}

/** A script that nobody asked Python about may be either. */
const isSameStatus = (rebuilt: Answer, told: Provenance): boolean =>
  rebuilt.status === told.status || (rebuilt.code !== null && told.status === 'syntax-error')

/** The answer that a call holds; without `asksPython` nobody tells whether its script can be read. */
async function judge(
  call: StoredCall,
  entry: ModelEntry,
  messages: Calls['messages'],
  asksPython: boolean,
): Promise<Answer | 'not-answered' | 'turn-changed'> {
  const { outcome } = call
  if (outcome === null) return 'not-answered'
  const turns: Message[] = []
  for (const hash of call.messages) {
    const message = messages.get(hash)
    if (message === undefined || hashMessage(message) !== hash) return 'turn-changed'
    turns.push(message)
  }
  return judgeAnswer(toAsked({ ...call, outcome }), entry, turns, asksPython)
}

const fault = (variant: string, kind: Exclude<ReplayFault['kind'], 'other-answer'>): Found => ({
  kind: 'fault',
  fault: { variant, kind },
})
