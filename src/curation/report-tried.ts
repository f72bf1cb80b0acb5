import { dirname, join } from 'node:path'
import { cleanLine } from '../base/text/clean-text.ts'
import { lastLines } from '../base/text/text.ts'
import { wordsOf } from '../dataset/import/find-start.ts'
import type { EntryCandidate } from '../dataset/import/rank-entries.ts'
import { findScorable } from '../measurement/printed/kept-metric.ts'
import { withoutWrapping } from '../measurement/wrapped-failure.ts'
import { TELLS_NO_RESULT } from '../schema/dataset/import-report.ts'
import { isOfLearning, isOfSearch } from './choose-entry.ts'
import { toPlaces } from './fetch-addresses.ts'
import { listOwnFrames } from './own-frames.ts'
import type { Staged } from './run-staged.ts'
import type { TriedEntry } from './try-entry.ts'

/** What an import tells of the entry that it took, and of how its run ended. */
export function reportTried(
  staged: Staged,
  tried: TriedEntry,
  candidates: readonly EntryCandidate[],
  value: number | null,
) {
  const { entry, start, places, addresses, run, notRun, triedInVain, metric, notebook, candidate, passedOver } = tried
  const others = candidates.filter((each) => each !== candidate).map(({ path }) => path)
  return {
    slug: staged.slug,
    entry: {
      path: candidate.path,
      reasons: candidate.reasons,
      others,
      passedOver: passedOver.map((each) => ({
        path: each.candidate.path,
        reason: each.lockFault ?? (each.run && describeRun(each.run, staged).reason),
        printed: each.metric?.doubts.includes('from-code-alone') === false ? each.metric.line : null,
        isOfLearning: isOfLearning(each) || (isOfSearch(each) && candidate.trainedBy.includes(each.candidate.path)),
      })),
    },
    notebook: notebook && {
      path: candidate.path,
      isReordered: notebook.isReordered,
      leftOut: notebook.leftOut,
      moved: notebook.moved,
      warned: notebook.warned,
    },
    start: {
      words: wordsOf(start, entry),
      folder: start.workingDirectory,
      reasons: start.reasons,
    },
    places: [...places, ...toPlaces(addresses)],
    run: run && { ...describeRun(run, staged), memoryGiB: tried.needs.memoryGiB ?? null },
    notRun: notRun && showFolder(notRun, staged),
    triedInVain,
    metric: metric && {
      name: metric.rule.name,
      value,
      line: metric.line,
      others: metric.others,
      doubts: metric.doubts,
      reasons: metric.reasons,
      otherwise: metric.otherwise,
    },
    scorable:
      metric === null || TELLS_NO_RESULT.some((each) => metric.doubts.includes(each))
        ? findScorable(tried.scripts.find(({ path }) => path === entry)?.text ?? '', tried.code)
        : null,
    written: run?.fileUse.written ?? [],
    failedMakers: tried.failedMakers,
  }
}

/** A reason as it is told, with the project's own folder in the place of that in which it was made. */
const showFolder = (text: string, { slug, folder }: Pick<Staged, 'slug' | 'folder'>) =>
  text.replaceAll(folder, join(dirname(folder), slug))

/** The trial has no rule to read a metric by: that it read none is no fault. */
function describeRun({ record, stdout, stderr }: NonNullable<TriedEntry['run']>, staged: Staged) {
  const isFine = record.exitCode === 0 && ['ok', 'no-metric', 'invalid-metric'].includes(record.status)
  const lastLine = lastLines(stderr, 1).trim()
  const isVague = record.errorMessage === null || record.failureClass === 'exit-code' // a usage text says why
  const told = new Set([record.errorType, record.errorMessage, isVague && lastLine !== '' ? lastLine : null])
  return {
    status: isFine ? 'ok' : record.status,
    reason: isFine ? null : showFolder([...told].filter((each) => each !== null).join(': '), staged),
    failureClass: isFine ? null : record.failureClass,
    at: (record.status === 'failed' && listOwnFrames(withoutWrapping(stderr)).at(-1)) || null,
    seconds: record.wallSeconds,
    isSilent: `${stdout}${stderr}`.trim() === '',
    numbers: listNumbered(stdout),
  }
}

const MOST_NUMBERED = 5
const LONGEST_NUMBERED = 200

/** The last lines with a number with a fraction, each once. */
function listNumbered(output: string): string[] {
  const lines = output.split(/[\n\r]/).map((line) => cleanLine(line, LONGEST_NUMBERED).trim())
  return [...new Set(lines.filter((line) => /\d\.\d/.test(line)))].slice(-MOST_NUMBERED)
}
