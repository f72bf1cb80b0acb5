import { z } from 'zod'

/** Stops a list at its first text that is wrong: millions of faults would fill the memory. */
const once = (error: string) => ({ error, abort: true })

const NAME_FORM = once('letters, digits, dot, underscore, hyphen; no name that every object of JavaScript has')
/** Who looks such a name up among others finds what every object has: a drawing of a model `constructor` ended with a stack. */
const NAME =
  /^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
export const slug = z.string().regex(NAME, NAME_FORM)
export const modelId = z.string().regex(NAME, NAME_FORM)
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, once('sha256 as 64 hex digits'))
export const commitHash = z.string().regex(/^[0-9a-f]{40}$/, once('40 hex digits'))

/** A repository of GitHub's, as owner/name. */
export const ownerAndName = z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)

/** How many; how much of a whole, and an interval of that. */
export const count = z.int().nonnegative()
export const share = z.number().min(0).max(1)
export const shareInterval = z.tuple([share, share])

/** A moment as `Date.toISOString` writes it, of any zone that it is told in: so texts of moments compare as moments do. */
export const instant = z.iso.datetime({ offset: true }).transform(toIsoInstant)

const ISO_INSTANT = /\.\d{3}Z$/

function toIsoInstant(told: string): string {
  return ISO_INSTANT.test(told) ? told : new Date(told).toISOString()
}

/** Parts joined by slashes, as ids of variants and blocks are: `<slug>/<mode>/<model>/s1/i0`. */
export const compoundId = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, once('letters, digits, dot, underscore, hyphen, slash'))

/** What a machine or a file calls something: one line that no terminal or page obeys. */
export const label = z
  .string()
  .max(1000)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, once('one line without control characters'))

/** Sentences, of whomever: who shows them cleans them. A script can say nothing longer into its record. */
export const LONGEST_TEXT = 1000
export const text = z.string().max(LONGEST_TEXT)

/** Most characters of several paragraphs for people. */
export const LONGEST_PROSE = 20_000

/** A relative POSIX path that stays inside its folder. */
export const relativePath = z
  .string()
  .min(1, { abort: true })
  .max(1000)
  .refine(
    (path) => !path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !path.split('/').includes('..'),
    once('a relative path with forward slashes that does not leave its folder'),
  )

/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
export const LARGEST_METRIC = 1e100
/** Nor is one that is not 0 smaller: no axis has ticks for 1e-320. A 0 stays as it was written, with its sign. */
export const withoutTrace = (value: number): number => (value !== 0 && Math.abs(value) < 1 / LARGEST_METRIC ? 0 : value)

/** Tokens of one call, and dollars, beyond any model and any purse: such a number is a fault of what tells it, and sums would be none. */
export const MOST_TOKENS = 1e10
export const tokenCount = z.int().min(0).max(MOST_TOKENS)
export const dollars = z.number().min(0).max(1e12)

export const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'] as const
export const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'] as const
export const BASELINE_MODES = ['original', 'original-headless'] as const
/**
 * What an answer is that is neither a first one nor a repair of it. `control`: a fresh one to the first question, drawn beside a
 * repair. `feedback`: a leaner one, asked for with what the answer before it took.
 */
export const ARMS = ['control', 'feedback'] as const
export const arm = z.enum(ARMS)
export type Arm = z.infer<typeof arm>

export const mode = z.enum(MODES)
export const generatedMode = z.enum(GENERATED_MODES)
export type GeneratedMode = z.infer<typeof generatedMode>
export const baselineMode = z.enum(BASELINE_MODES)
export type BaselineMode = z.infer<typeof baselineMode>
/** The one without plots first: that is the comparison in which a model earns nothing by deleting one. */
export const HEADLINE_ORDER: readonly BaselineMode[] = ['original-headless', 'original']

/** How a script starts: as it is, or with plotting and waiting for input neutralised, its source unchanged. */
export const SHIMS = ['as-is', 'headless'] as const
export const shim = z.enum(SHIMS)
export type Shim = z.infer<typeof shim>

/** How a mode's variants are run where nothing else is planned. */
export const usualShim = (of: string): Shim => (of === 'original-headless' ? 'headless' : 'as-is')

const QUALITIES = ['measured', 'estimated', 'unavailable'] as const
export const quality = z.enum(QUALITIES)
export type Quality = z.infer<typeof quality>
