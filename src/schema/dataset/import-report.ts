import type { FailureClass } from '../failure-classes.ts'
import type { MovedPlace } from './moved-place.ts'

/** What speaks for and against a file being the one to run. */
export const ENTRY_REASONS = [
  'asked-for',
  'fits',
  'loads-data',
  'computes-metric',
  'prints-metric',
  'splits',
  'learns',
  'named-in-readme',
  'good-name',
  'is-a-notebook',
  'only-called',
  'imported-by-others',
  'is-a-page',
  'is-a-test',
  'evaluates-kept',
] as const
export type EntryReason = (typeof ENTRY_REASONS)[number]

/** Why a script is started as it is. */
const START_REASONS = [
  'command-in-readme',
  'imports-relatively',
  'imports-from-other-folder',
  'finds-its-files',
] as const
export type StartReason = (typeof START_REASONS)[number]

/** Why a guessed metric may not be the one that the author means. */
const METRIC_DOUBTS = [
  'one-of-several',
  'name-not-printed',
  'of-training',
  'few-digits',
  'of-a-partial-run',
  'of-last-round',
  'from-code-alone',
  'only-a-loss',
  'not-printed',
  'share-with-percent-sign',
  'of-other-kind',
] as const
export type MetricDoubt = (typeof METRIC_DOUBTS)[number]
/** Where one of these stands, what the script told is no result: of rows that it learned, of a model that it does not keep, a loss. */
export const TELLS_NO_RESULT = ['of-training', 'of-last-round', 'only-a-loss'] as const satisfies readonly MetricDoubt[]

/** Why a metric of several was taken. */
const METRIC_REASONS = [
  'stated-in-readme',
  'named-best',
  'best-of-table',
  'best-of-sweep',
  'repeats',
  'shown-when-saved',
  'named-in-title',
] as const
export type MetricReason = (typeof METRIC_REASONS)[number]

/** Who tells another value of a metric than the run that was made. */
export type OtherTeller = 'another-run' | 'saved-cells' | 'readme'

/** What an import took for what, and why: shown to who has to correct it. */
export interface ImportReport {
  readonly slug: string
  readonly entry: {
    readonly path: string
    readonly reasons: readonly EntryReason[]
    readonly others: readonly string[]
    /** Of those what was run before, and why it was not taken: it failed, or printed another result than the README states, or none. */
    readonly passedOver: readonly {
      readonly path: string
      readonly reason: string | null
      readonly printed: string | null
      /** What it printed is a loss, or of the rows that it learned from, folds of these among them. */
      readonly isOfLearning: boolean
    }[]
  }
  /** Null: the entry is the author's own script. */
  readonly notebook: {
    readonly path: string
    readonly isReordered: boolean
    readonly leftOut: readonly string[]
    readonly moved: readonly (readonly [from: string, to: string])[]
    /** What its saved cells warn of defaults that were to change. */
    readonly warned: readonly string[]
  } | null
  readonly start: {
    readonly words: readonly string[]
    readonly folder: string
    readonly reasons: readonly StartReason[]
  }
  /** Places that it names and that the source lacks, and what it finds there instead. */
  readonly places: readonly MovedPlace[]
  /** How the run of the author's script ended; null: it was not run, for the reason in `notRun`. */
  readonly run: {
    readonly status: string
    readonly reason: string | null
    readonly failureClass: FailureClass | null
    /** The line of the project that the run failed in; null: it did not fail, or nobody knows. */
    readonly at: { readonly path: string; readonly line: number; readonly code: string } | null
    readonly seconds: number | null
    /** The run printed nothing. */
    readonly isSilent: boolean
    /** The last lines of what the run printed that have a number with a fraction: one of them may be the result. */
    readonly numbers: readonly string[]
    /** Memory that the run is given, where the default was not enough. */
    readonly memoryGiB: number | null
  } | null
  readonly notRun: string | null
  /** Packages with which the script was tried too, and which did not help: by requirements, and without the author's pins. */
  readonly triedInVain: { readonly asked: readonly string[]; readonly isUnpinned: boolean }
  /** Null: no print of a metric was found. */
  readonly metric: {
    readonly name: string
    readonly value: number | null
    /** What it was read from; of one that is not printed the expression. */
    readonly line: string
    readonly others: readonly string[]
    readonly doubts: readonly MetricDoubt[]
    readonly reasons: readonly MetricReason[]
    /** What others tell of it, where that is something else. */
    readonly otherwise: readonly { readonly from: OtherTeller; readonly value: string }[]
  } | null
  /** Where no metric was found, or none that tells a result: what asks a model that the script leaves behind; null: nothing is known to. */
  readonly scorable: { readonly name: string; readonly expression: string } | null
  readonly task: string
  /** Files that hold data, by evidence: what the run read, or else what the code names. */
  readonly data: readonly {
    readonly path: string
    readonly role: string
    readonly rows: number | null
    /** The repository only names it, or points at it: the run had none. */
    readonly isElsewhere: boolean
    /** The script of the repository that makes it; null: none. */
    readonly madeBy: string | null
    /** The file holds a model that the script asks and does not train. */
    readonly isSavedModel: boolean
    /** What the script reads it by; null: by a path. */
    readonly address: string | null
  }[]
  /** Scripts that were run since they may make data that the entry lacks, and why they did not end well. */
  readonly failedMakers: readonly { readonly path: string; readonly reason: string }[]
  readonly dataEvidence: 'read-by-the-run' | 'named-in-code' | 'by-its-name' | 'none'
  readonly written: readonly string[]
  /** What of the repository is no part of the project: submodules, environments, keys. */
  readonly leftOut: readonly string[]
  /** Null: the code does not say it, or no table has the column. */
  readonly target: { readonly column: string; readonly path: string } | null
  /** Null: no licence that is known. */
  readonly licence: { readonly spdx: string; readonly file: string } | null
}
