import type { Analysis } from '../../../schema/analysis.ts'
import type { Cost } from '../../../schema/group.ts'
import { describeCertainty } from './certainty.ts'
import type { Chapter } from './chapter.ts'
import { describeCode } from './code.ts'
import { describeCost } from './cost.ts'
import { describeFailures } from './failures.ts'
import { describePhases } from './phases.ts'
import { describeValidity } from './validity.ts'

/** Parts of the report between results and method; null where there is nothing to show. */
export interface Chapters {
  readonly phases: Chapter | null
  readonly validity: Chapter | null
  readonly failures: Chapter | null
  readonly certainty: Chapter | null
  readonly code: Chapter | null
  readonly cost: Chapter | null
}

export function describeChapters(analysis: Analysis, primary: Cost): Chapters {
  return {
    phases: describePhases(analysis.phases),
    validity: describeValidity(analysis.variants),
    failures: describeFailures(analysis.failures),
    certainty: describeCertainty(analysis, primary, keepFindings(analysis)),
    code: describeCode(analysis.code),
    cost: describeCost(analysis, primary),
  }
}

/** Findings that no other part of the report tells. */
function keepFindings({ findings, failures }: Analysis): string[] {
  const told = new Set(failures.survivors.map(({ statement }) => statement))
  return findings.filter((line) => !told.has(line) && !line.startsWith('Suspect: '))
}
