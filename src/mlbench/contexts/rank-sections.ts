import { largest, sum } from '../../base/numbers.ts'
import type { Section } from './sections.ts'

const K1 = 1.2
const B = 0.75
/** How often a word of the path or the title counts. */
const TITLE_WEIGHT = 3
/** Characters of sections that a context holds, the best first. */
const MOST_CHARACTERS = 8000

/** Words of prose and code alike, lower case: `HaloAttention` is also halo and attention, `num_train_steps` num, train and steps. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((part) => part !== '')
    return [...new Set([word, ...(parts.length > 1 ? parts : [])])].map((part) => part.toLowerCase())
  })
}

/** Sections ready to be asked, once for all tasks of a repository. */
export interface SectionIndex {
  readonly sections: readonly Section[]
  readonly frequencies: readonly ReadonlyMap<string, number>[]
  readonly lengths: readonly number[]
  readonly holders: ReadonlyMap<string, number>
}

export function indexSections(sections: readonly Section[]): SectionIndex {
  const holders = new Map<string, number>()
  const frequencies = sections.map(({ path, title, text }) => {
    const counts = new Map<string, number>()
    const count = (words: readonly string[], weight: number) => {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight)
    }
    count(wordsOf(text), 1)
    count(wordsOf(`${path} ${title}`), TITLE_WEIGHT)
    for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
    return counts
  })
  const lengths = frequencies.map((counts) => sum(counts.values()))
  return { sections, frequencies, lengths, holders }
}

/** BM25 with an idf that is never negative (as Lucene's), a word of the question counting once. */
export function scoreSections({ sections, frequencies, lengths, holders }: SectionIndex, question: string): number[] {
  const average = sum(lengths) / Math.max(1, lengths.length)
  const words = [...new Set(wordsOf(question))]
  return sections.map((_, index) => {
    const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / average)
    return words.reduce((sum, word) => {
      const times = frequencies[index]?.get(word) ?? 0
      const n = holders.get(word) ?? 0
      return sum + (times * (K1 + 1) * Math.log(1 + (sections.length - n + 0.5) / (n + 0.5))) / (times + norm)
    }, 0)
  })
}

/** The best sections as far as a context has room, in the order in which they stand in the repository, each behind its file's name. */
export function joinBest(sections: readonly Section[], scores: readonly number[]): { text: string; score: number } {
  const best = sections.map((section, place) => ({ section, place, score: scores[place] ?? 0 }))
  best.sort((a, b) => b.score - a.score || a.place - b.place)
  const taken: typeof best = []
  let room = MOST_CHARACTERS
  for (const each of best) {
    const length = each.section.text.length + each.section.path.length
    if (taken.length > 0 && (length > room || each.score <= 0)) continue
    taken.push(each)
    room -= length
  }
  const text = taken
    .sort((a, b) => a.place - b.place)
    .map(({ section }) => `=== ${section.path} ===\n${section.text}\n`)
    .join('\n')
  return { text, score: Math.max(0, largest(scores) ?? 0) }
}

/** Cosines of a question's vector with those of sections. */
export function compareVectors(vectors: readonly (readonly number[])[], question: readonly number[]): number[] {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  const size = Math.sqrt(dot(question, question))
  return vectors.map((vector) => dot(vector, question) / (Math.sqrt(dot(vector, vector)) * size || 1))
}
