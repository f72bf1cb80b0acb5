import { stopped, UserError } from '../base/errors.ts'
import type { Logger } from '../base/log.ts'
import type { Answer } from './answer.ts'
import { askModel } from './ask-model.ts'
import type { Budget } from './budget.ts'
import type { WantedScript } from './list-work.ts'
import { describeServer } from './model-server.ts'
import { openProvider, readKey } from './open-provider.ts'
import { priceWorstCase } from './price.ts'
import type { Prompt } from './prompt.ts'
import type { Provider } from './provider.ts'
import type { RetryPolicy } from './retry.ts'
import { estimateTokens } from './token-usage.ts'

/** Calls to one provider at a time: enough to hide its latency, few enough for the lowest rate limits. */
const CALLS_PER_PROVIDER = 4

export interface ModelCall extends WantedScript {
  readonly prompt: Prompt
}

export interface AskOptions {
  readonly env: NodeJS.ProcessEnv
  /** Where keys come from that are not in the environment itself, by their variables. */
  readonly keyFiles?: ReadonlyMap<string, string> | undefined
  readonly budget: Budget
  readonly policy: RetryPolicy
  readonly logger: Logger
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly python?: string | undefined
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal | undefined
  /** Called as each answer comes, so that nothing paid for is lost by a stop. */
  readonly keep: (script: WantedScript, answer: Answer) => Promise<void>
}

export interface AskOutcome {
  readonly notAsked: number
  /** Why no further call was made: by model, or '' for all. */
  readonly halted: ReadonlyMap<string, string>
  readonly budgetReached: boolean
}

/** The tokens of a prompt, on the high side. */
export function estimatePromptTokens(prompt: Prompt): number {
  return estimateTokens(`${prompt.system ?? ''}${prompt.user}`)
}

/**
 * Asks all, providers side by side. A key that is missing is a UserError before the first call. An abort ends the calls
 * under way and is a UserError too, told when all that was answered is kept.
 */
export async function askModels(calls: readonly ModelCall[], options: AskOptions): Promise<AskOutcome> {
  const providers = await openProviders(calls, options)
  const halted = new Map<string, string>()
  let budgetReached = false
  let left = calls.length
  let notAsked = 0

  const ask = async (call: ModelCall): Promise<void> => {
    if (options.signal?.aborted) throw stopped()
    const { entry, variant, prompt } = call
    const provider = providers.get(entry.id)
    if (provider === undefined) throw new Error(`no provider was opened for ${entry.id}`)
    const reserved = priceWorstCase(entry, estimatePromptTokens(prompt)).cost?.usd ?? 0
    if (budgetReached || halted.has(entry.id) || !(await options.budget.reserve(reserved))) {
      budgetReached ||= !halted.has(entry.id)
      notAsked++
      return
    }
    let spent: number | null = null
    try {
      const { answer, error } = await askModel({ ...options, provider, entry, prompt })
      spent = error?.isUnbilled ? 0 : (answer.cost?.usd ?? null)
      if (error?.haltsModel) halted.set(entry.id, error.message)
      await options.keep(call, answer)
      left--
      options.logger.info(`${variant.id}: ${describeAnswer(answer)}; ${left} left`)
    } finally {
      options.budget.settle(reserved, spent)
    }
  }
  const byProvider = Map.groupBy(calls, ({ entry }) => `${entry.provider} ${entry.baseUrl ?? ''}`)
  await allEnded([...byProvider.values()].map((group) => runPooled(group, CALLS_PER_PROVIDER, ask)))
  return { notAsked, halted, budgetReached }
}

/** UserError 1 where calls are left, with the reason and how to go on. */
export function refuseUnfinished(
  { notAsked, halted, budgetReached }: AskOutcome,
  budget: Budget,
  capUsd?: number,
): void {
  if (notAsked === 0 && halted.size === 0) return
  const reasons = [...halted].map(([model, reason]) => `  ${model}: ${reason}`)
  if (budgetReached) reasons.push(`  the next call could pass the budget of $${capUsd}: raise --budget-usd to go on`)
  throw new UserError(
    [
      `Stopped before all models were asked: ${notAsked} variants are left, $${budget.spentUsd.toFixed(4)} spent.`,
      ...reasons,
      'What was answered is kept: the same command goes on from here.',
    ].join('\n'),
    1,
  )
}

/** UserError where one may not be asked or has no key. Where each is asked, and with which key, is told when all can be. */
async function openProviders(
  calls: readonly ModelCall[],
  { env, keyFiles, fetch, logger }: AskOptions,
): Promise<Map<string, Provider>> {
  const entries = new Map(calls.map(({ entry }) => [entry.id, entry]))
  const providers = new Map<string, Provider>()
  for (const [id, entry] of entries) {
    providers.set(id, await openProvider({ entry, key: readKey(entry, env), fetch }))
  }
  for (const entry of entries.values()) logger.info(describeServer(entry, keyFiles))
  return providers
}

/** Runs `work` on every item in order, at most `limit` at once. The first rejection stops the taking of further items. */
async function runPooled<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  let failed = false
  const workers = Array.from({ length: limit }, async () => {
    for (const item of queue) {
      if (failed) return
      try {
        await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  })
  await allEnded(workers)
}

/** Rejects as Promise.all does, but only when all have ended: calls under way are kept before a fault is told. */
async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason
}

function describeAnswer({ status, reason, tokens, cost, wallSeconds }: Answer): string {
  const facts = [
    reason === null ? status : `${status} (${reason})`,
    ...(tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`]),
    ...(cost === null ? [] : [`$${cost.usd.toFixed(4)}`]),
    ...(wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`]),
  ]
  return facts.join(', ')
}
