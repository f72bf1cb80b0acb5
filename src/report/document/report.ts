import type { Named } from '../text/phrase.ts'
import type { Chapter, Figure } from './chapter.ts'

/** All that a report says, in printable text: each renderer shows this and nothing else. */
export interface Report {
  readonly overview: Overview
  /** Chapters in the order of reading, those that have anything to say. */
  readonly chapters: readonly Chapter[]
  readonly downloads: Downloads
}

/** Files beside the report that hold its numbers. */
export interface Downloads {
  /** What they hold, in words. */
  readonly content: string
  readonly files: readonly Download[]
}

interface Download {
  readonly file: string
  /** The file's form, as `CSV`. */
  readonly form: string
}

/** What a reader with ten seconds takes away: the finding, its reservations, the size of the experiment. */
export interface Overview {
  /** What the report is of, as `campaign demo`. */
  readonly subject: string
  readonly createdAt: string
  readonly toolVersion: string
  /** The finding in everyday words; what follows tells the same by its numbers. */
  readonly title: string
  /** The finding in everyday words of the models and modes that the title does not speak of. */
  readonly others: readonly Named[]
  /** What was done, for who never heard of it. Null: nothing was compared. */
  readonly about: Named | null
  /** What the title rests on, and what speaks against it: names of parts of the report. */
  readonly evidence: readonly Named[]
  /** The title as a picture; null: there is nothing to draw. */
  readonly figure: Figure | null
  readonly headline: readonly Named[]
  /** What the numbers were taken from, and so what they can speak of. Null without a run. */
  readonly scope: Named | null
  /** What must be read together with the headline. */
  readonly notices: readonly Named[]
  readonly sizes: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

/** Chapters parted by where the finding is told in numbers: who reads sees each project's results before any statistics. */
export function beforeNumbers(chapters: readonly Chapter[]): { readonly first: Chapter[]; readonly others: Chapter[] } {
  const isFirst = ({ id }: Chapter) => id === 'projects'
  return { first: chapters.filter(isFirst), others: chapters.filter((chapter) => !isFirst(chapter)) }
}
