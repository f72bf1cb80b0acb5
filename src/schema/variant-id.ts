import type { z } from 'zod'
import type { Arm } from './common.ts'

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

/** Refuses what tells of one variant by its id and of another by its parts: one reader takes the first, another the second. */
export function refuseForeignParts(
  {
    variant,
    project,
    mode,
    ...parts
  }: { readonly variant: string } & { readonly [P in keyof VariantParts]: VariantParts[P] | null },
  context: z.RefinementCtx,
): void {
  if (project === null || mode === null) return
  const { model, sample, iteration, arm } = parts
  const isOwn = variant === composeVariantId({ project, mode, model, sample, iteration, arm: arm ?? undefined })
  if (isOwn && (model !== null || (sample ?? iteration ?? arm ?? null) === null)) return
  context.addIssue({ code: 'custom', path: ['variant'], message: `'${variant}' is not made of its own parts` })
}
