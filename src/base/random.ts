import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Uniform integers, the same on every machine for the same seed and label. */
export interface Random {
  /** An integer in [0, below). */
  below(below: number): number
  shuffle<T>(items: readonly T[]): T[]
}

/** `label` gives each use its own stream, so that adding one does not shift the others. */
export function seededRandom(seed: number, label: string): Random {
  const digest = createHash('sha256').update(`${seed}\0${label}`).digest()
  const generator = xoroshiro128plus(digest.readInt32LE(0))
  const below = (limit: number) => uniformInt(generator, 0, limit - 1)
  return {
    below,
    shuffle(items) {
      const result = [...items]
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const [a, b] = [result[i], result[j]]
        if (a === undefined || b === undefined) continue
        result[i] = b
        result[j] = a
      }
      return result
    },
  }
}
