import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { fillIn } from './prompt.ts'
import { fenceUntrusted } from './untrusted.ts'

/** Facts of an answer that passed. */
export interface MeasuredTry {
  /** Answer of the model, whole; null: only its script is kept. */
  readonly answer: string | null
  readonly script: string | null
  readonly runs: number
  /** Median of each quantity that was measured, and its ratio to the author's code. */
  readonly took: Readonly<Record<Quantity, { readonly median: number; readonly ratio: number | null } | null>>
  readonly metric: { readonly name: string; readonly own: number | null; readonly author: number | null }
  /** Shares of its CPU time, largest first. */
  readonly phases: readonly { readonly phase: string; readonly share: number }[]
  /** Another program of the same model for the same question that takes less, and its ratio to this one's. */
  readonly better: { readonly script: string; readonly quantity: Quantity; readonly ratio: number } | null
}

/** The conversation that asks for a leaner program: what was asked first, the answer, and what it took. */
export function askLeaner(
  first: readonly Message[],
  measured: MeasuredTry,
  template: string,
  answer: string,
): Message[] {
  const text = measured.answer?.trim() || `\`\`\`python\n${measured.script ?? ''}\`\`\``
  const told = fillIn(template, { measured: tellMeasured(measured), answer })
  return [...first, { role: 'assistant', text, toolCalls: [], native: null }, { role: 'user', text: told }]
}

function tellMeasured({ runs, took, metric, phases, better }: MeasuredTry): string {
  const lines = QUANTITIES.flatMap((quantity) => {
    const found = took[quantity]
    return found === null ? [] : [`- ${NAMES[quantity]}: ${show(found.median, quantity)}${showRatio(found.ratio)}`]
  })
  if (metric.own !== null && metric.author !== null)
    lines.push(`- ${metric.name}: ${metric.own.toPrecision(6)}, the author's program ${metric.author.toPrecision(6)}`)
  const parts = [`Median of ${runs} runs:\n\n${lines.join('\n')}`]
  if (phases.length > 0)
    parts.push(
      `Where its CPU time goes: ${phases.map(({ phase, share }) => `${phase} ${Math.round(100 * share)} %`).join(', ')}.`,
    )
  if (better !== null)
    parts.push(
      `Another program for the same task took ${better.ratio.toPrecision(2)} of its ${NAMES[better.quantity]}:\n\n${fenceUntrusted('program', better.script)}`,
    )
  return parts.join('\n\n')
}

const NAMES: Readonly<Record<Quantity, string>> = {
  energy: 'energy',
  cpu: 'CPU time',
  wall: 'time',
  memory: 'peak memory',
}

function show(value: number, quantity: Quantity): string {
  if (quantity === 'memory') return `${Math.round(value / 1e6)} MB`
  return `${value.toPrecision(3)} ${quantity === 'energy' ? 'J' : 's'}`
}

const showRatio = (ratio: number | null) =>
  ratio === null ? '' : `, ${ratio.toPrecision(2)} times what the author's program takes`
