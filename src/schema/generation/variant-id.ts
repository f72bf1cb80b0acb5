import type { z } from 'zod'
import { ARMS, type Arm } from '../common.ts'
import type { Fields } from '../versioned.ts'

/** What the id of a variant is made of. */
interface VariantParts {
  readonly project: string
  readonly mode: string
  readonly model: string | null
  readonly sample: number | null
  readonly iteration: number | null
  readonly arm?: Arm | undefined
}

export function composeVariantId({ project, mode, model, ...tried }: VariantParts): string {
  return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/${composeTry(tried)}`
}

const ARM_LETTERS: Readonly<Record<Arm, string>> = { control: 'c', feedback: 'f' }

/** `s1/i0`, `s1/i2` for its second repair, `s1/c2` for the fresh answer beside that, `s1/f3` for the one that feedback asks for. */
export const composeTry = ({
  sample,
  iteration,
  arm: kind,
}: Pick<VariantParts, 'sample' | 'iteration' | 'arm'>): string =>
  `s${sample}/${kind === undefined ? 'i' : ARM_LETTERS[kind]}${iteration}`

/** Whether an answer is one that feedback asked for, by its id. */
export const isLeaner = (id: string): boolean => new RegExp(`/${ARM_LETTERS.feedback}\\d+$`).test(id)

/** Whether a text is these words with `/` between: each is looked for in its place, since a campaign has a hundred thousand records. */
function isJoined(text: string, words: readonly string[]): boolean {
  let place = -1
  for (const word of words) {
    if ((place >= 0 && text.charAt(place) !== '/') || !text.startsWith(word, place + 1)) return false
    place += 1 + word.length
  }
  return place === text.length
}

/**
 * Refuses what tells of one variant by its id and of another by its parts: one reader takes the first, another the second.
 * Parts that are none are left to the schema.
 */
export function refuseForeignParts(fields: Fields, context: z.RefinementCtx): void {
  const { variant, project, mode, model = null, sample = null, iteration = null, arm: kind } = fields
  if (typeof variant !== 'string' || typeof project !== 'string' || typeof mode !== 'string') return
  if (!isCount(sample, 1) || !isCount(iteration, 0) || !(kind === undefined || isArm(kind))) return
  const isOwn =
    typeof model === 'string'
      ? isJoined(variant, [project, mode, model, composeTry({ sample, iteration, arm: kind })])
      : isJoined(variant, [project, mode]) && (sample ?? iteration ?? kind ?? null) === null
  if (isOwn) return
  context.addIssue({ code: 'custom', path: ['variant'], message: `'${variant}' is not made of its own parts` })
}

const isCount = (value: unknown, least: number): value is number | null =>
  value === null || (Number.isSafeInteger(value) && Number(value) >= least)

const isArm = (value: unknown): value is Arm => ARMS.some((each) => each === value)
