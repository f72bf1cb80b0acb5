import type { Plan } from '../schema/campaign/plan.ts'
import type { GeneratedMode } from '../schema/common.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { campaignFiles } from './paths.ts'
import { parseSharedPath } from './shared-files.ts'

/**
 * Part of a campaign's file that may be handed on: all of it; records whose tracebacks quote code; nothing, since it may hold
 * code without a licence.
 */
export type Share = 'whole' | 'cut' | 'withheld'

/** The mode whose questions never hold the author's script. */
const WITHOUT_SOURCE: GeneratedMode = 'autonomous'

/** Projects of a plan that carry no licence: their code is not published. */
export const listUnlicensed = ({ projects }: Pick<Plan, 'projects'>): string[] =>
  projects.filter(({ licence }) => licence === null).map(({ slug }) => slug)

/**
 * Decides for each path of a campaign's folder; null: it is of this machine alone. `logs`: those of runs of unlicensed projects.
 */
export function openShareable(plan: Pick<Plan, 'projects'>, logs: ReadonlySet<string>): (path: string) => Share | null {
  const unlicensed = new Set(listUnlicensed(plan))
  const decide = (withheld: boolean): Share => (withheld ? 'withheld' : 'whole')
  return (path) => {
    const file = parseSharedPath(path)
    switch (file?.kind) {
      case 'plan':
        return 'whole'
      case 'variant':
        return decide(path.endsWith('.py') && unlicensed.has(file.project) && !path.includes(`/${WITHOUT_SOURCE}/`))
      case 'calls':
        return decide(unlicensed.has(file.project))
      case 'records':
        return unlicensed.size > 0 ? 'cut' : 'whole'
      case 'log':
        return decide(logs.has(path))
      case undefined:
        if (isPatch(path)) return decide(unlicensed.has(path.split('/')[1] ?? ''))
        return isPublished(path) ? 'whole' : null
    }
  }
}

const [PATCHES] = campaignFiles.patch('', '').split('/')
const isPatch = (path: string) => path.startsWith(`${PATCHES}/`)

/** Reports withhold code by themselves. */
const isPublished = (path: string) =>
  path.startsWith(`${campaignFiles.report('')}/`) || path === campaignFiles.runTable('')

/** The record without the lines of code that its traceback quotes. */
export function withoutCode(record: RunRecord): RunRecord {
  const last = record.tracebackTail?.slice(record.tracebackTail.lastIndexOf('\n') + 1).split(':', 1)[0] ?? ''
  return { ...record, tracebackTail: /^[\w.]+$/.test(last) ? last : null }
}
