import { z } from 'zod'
import { readAsset } from '../../base/package.ts'

const words = z.array(z.string())
/** Numbers by their words. A record of zod's takes a start twenty milliseconds for so many. */
const numbers = z.custom<Readonly<Record<string, number>>>(
  (value) => typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger),
)
const model = z.object({
  abbrevTypes: words,
  sentenceStarters: words,
  collocations: z.array(z.tuple([z.string(), z.string()])),
  orthographicContext: numbers,
})

/** What Punkt learnt of a language (Kiss and Strunk 2006). */
export interface PunktModel {
  readonly abbreviations: ReadonlySet<string>
  readonly sentenceStarters: ReadonlySet<string>
  /** Two types with a space between, which no type holds. */
  readonly collocations: ReadonlySet<string>
  /** Case and place in which a type was seen: the sum of the bits in `ORTHOGRAPHY`. */
  readonly orthography: ReadonlyMap<string, number>
}

/** Bits of an orthographic context. */
export const ORTHOGRAPHY = {
  middleUpper: 1 << 2,
  anyUpper: (1 << 1) | (1 << 2) | (1 << 3),
  startLower: 1 << 4,
  anyLower: (1 << 4) | (1 << 5) | (1 << 6),
} as const

/** NLTK's English model, as its package `punkt_tab` has it. */
export async function loadEnglishPunkt(): Promise<PunktModel> {
  const { abbrevTypes, sentenceStarters, collocations, orthographicContext } = model.parse(
    JSON.parse(await readAsset('punkt', 'english.json')),
  )
  const orthography = new Map<string, number>()
  for (const type in orthographicContext) orthography.set(type, orthographicContext[type] ?? 0)
  return {
    abbreviations: new Set(abbrevTypes),
    sentenceStarters: new Set(sentenceStarters),
    collocations: new Set(collocations.map((pair) => pair.join(' '))),
    orthography,
  }
}
