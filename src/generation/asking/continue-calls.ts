import { UserError } from '../../base/errors.ts'
import { readTextIfPresent } from '../../base/files/files.ts'
import { type Calls, isAnswered } from '../../campaign/calls.ts'
import { readLogEnd } from '../../campaign/logs.ts'
import { campaignFiles } from '../../campaign/paths.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { askLeaner, type MeasuredTry } from '../prompts/feedback-messages.ts'
import { openDataHider } from '../prompts/hide-data.ts'
import type { PromptTemplates } from '../prompts/prompt-templates.ts'
import { askAgain, type FailedTry, printedBy } from '../prompts/repair-messages.ts'
import type { ModelCall } from './ask-variants.ts'

type Better = Omit<NonNullable<MeasuredTry['better']>, 'script'> & { readonly variant: string }

/** What is known of the answers of a campaign that is asked again. */
export interface Evidence {
  readonly campaign: string
  readonly stored: Calls
  readonly provenances: ReadonlyMap<string, Provenance>
  readonly tries: ReadonlyMap<string, TriedAnswer>
  /** What an answer took that passed, and the best of the same model and mode. */
  measuredOf(variant: string): Omit<MeasuredTry, 'answer' | 'script' | 'better'> & { readonly better: Better | null }
}

interface TriedAnswer {
  readonly failure: {
    readonly class: FailedTry['kind']
    readonly errorType: string | null
    readonly message: string | null
  } | null
  readonly log: Parameters<typeof readLogEnd>[1] | null
}

/** A call that is due. */
interface Due {
  /** With the first question. */
  readonly call: ModelCall
  /** The answer that it goes on from; null: it is asked the first question again. */
  readonly before: string | null
}

/** The conversations about one project, each after the answer that it goes on from. */
export async function continueCalls(
  dues: readonly Due[],
  project: Parameters<typeof openDataHider>[0],
  templates: PromptTemplates,
  evidence: Evidence,
): Promise<ModelCall[]> {
  const repairs = dues.filter(({ call }) => call.variant.arm !== 'feedback')
  const failed = await readFailures(
    repairs.flatMap(({ before }) => before ?? []),
    evidence,
  )
  const hideData = await openDataHider(project, [...failed.values()].map(printedBy))
  const calls: ModelCall[] = []
  for (const { call, before } of dues) {
    const tried = failed.get(before ?? '')
    if (before === null) calls.push(call)
    else if (tried === undefined)
      calls.push({ ...call, messages: await askForLeaner(call, before, templates, evidence) })
    else calls.push({ ...call, messages: askAgain(call.messages, tried, templates, hideData) })
  }
  return calls
}

async function readFailures(ids: readonly string[], evidence: Evidence): Promise<Map<string, FailedTry>> {
  const failed = new Map<string, FailedTry>()
  for (const id of ids) failed.set(id, await readFailed(id, evidence))
  return failed
}

/** What is known of the answer `before`, which failed. */
async function readFailed(before: string, evidence: Evidence): Promise<FailedTry> {
  const tried = evidence.tries.get(before)
  if (tried === undefined) throw new Error('a try that failed is not on record')
  const { failure, log } = tried
  return {
    ...(await readSaid(before, evidence)),
    kind: failure?.class ?? 'failed',
    errorType: failure?.errorType ?? null,
    message: failure?.message ?? null,
    output: log === null ? null : await readLogEnd(evidence.campaign, log),
  }
}

/** The conversation that goes on from the answer `before`, which passed. */
async function askForLeaner(
  { messages }: ModelCall,
  before: string,
  templates: PromptTemplates,
  evidence: Evidence,
): Promise<Message[]> {
  if (templates.feedback === null) throw new UserError('The prompt in plan.json has no section "feedback": plan again.')
  const measured = { ...(await readSaid(before, evidence)), ...(await readMeasured(before, evidence)) }
  return askLeaner(messages, measured, templates.feedback, templates.answer)
}

/** The answer whole, where its call is kept, and its script. */
async function readSaid(before: string, { campaign, stored, provenances }: Evidence) {
  const id = provenances.get(before)?.call
  const call = stored.all.find((each) => each.call === id)
  return {
    answer: call !== undefined && isAnswered(call) ? call.outcome.reply.text : null,
    script: await readScript(campaign, before),
  }
}

const readScript = (campaign: string, variant: string) =>
  readTextIfPresent(campaignFiles.variantScript(campaign, variant), campaign)

/** What an answer took, beside the best of the same model and mode. */
async function readMeasured(
  before: string,
  { campaign, measuredOf }: Evidence,
): Promise<Omit<MeasuredTry, 'answer' | 'script'>> {
  const { better, ...own } = measuredOf(before)
  const script = better === null ? null : await readScript(campaign, better.variant)
  return { ...own, better: better === null || script === null ? null : { ...better, script } }
}
