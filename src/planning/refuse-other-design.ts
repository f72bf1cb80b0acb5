import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { optionName } from '../schema/options/option.ts'
import { design } from '../schema/options/plan-options.ts'
import type { runOptions } from '../schema/options/run-options.ts'

/** A plan is made once: what is asked for now has to be what it was planned with. UserError where it is not. */
export function refuseOtherDesign(
  { options: made, projects }: Plan,
  given: Readonly<z.input<typeof runOptions>>,
): void {
  if (given.promptFile !== undefined) {
    throw new UserError(
      `${given.campaign} is planned, and its prompt with it: leave --prompt-file out to go on with it.`,
    )
  }
  const names = design.keyof().options
  const differing = names.filter((name) => given[name] !== undefined && !isSame(given[name], made[name]))
  const limits = [...new Set(projects.map(({ needs }) => needs.timeoutSeconds))]
  const isOtherLimit = given.timeout !== undefined && limits.some((limit) => limit !== given.timeout)
  const told = [
    ...differing.map((name) => `${optionName(name)} ${made[name] ?? 'all'}, not ${given[name]}`),
    ...(isOtherLimit ? [`${optionName('timeout')} ${limits.join(' or ')}, not ${given.timeout}`] : []),
  ]
  if (told.length === 0) return
  throw new UserError(
    `${given.campaign} is planned with ${told.join('; ')}: leave that out to go on with it, or name another --campaign.`,
  )
}

/** Of a list, as of modes, only what is in it matters. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asSet(one), asSet(other))

const asSet = (value: unknown): unknown => (Array.isArray(value) ? new Set(value) : value)
