import { sha256Hex } from '../../base/files/files.ts'
import { groupsBy } from '../../base/groups.ts'
import { compareTexts } from '../../base/text/text.ts'
import type { Cost } from '../../schema/analysis/group.ts'
import { isJudged } from '../../schema/analysis/ratio.ts'
import type { PublishedGroup, PublishedRatio, PublishedReport } from '../../schema/campaign/published-report.ts'
import { byNewest, isWithdrawn, type Published, ratioOf } from './published.ts'

/** Reports whose numbers may stand in one table: the same projects, hosts in the same state, the same quantity. */
export interface Board {
  /** Of what makes it one board: the last part of its page's address. */
  readonly key: string
  readonly quantity: Cost
  readonly datasetVersion: string
  /** The newest first. */
  readonly members: readonly [Published, ...Published[]]
}

/** A model in a mode, as the newest report of the board that has it says. */
export interface Standing {
  readonly group: PublishedGroup
  readonly ratio: PublishedRatio | null
  readonly report: PublishedReport
  readonly recorded: boolean
  /** 1 + those of the board whose intervals lie wholly below; null: it has no verdict, or its answers are recorded. */
  readonly place: number | null
}

/** Boards with the newest report first. What was withdrawn is in none. */
export function listBoards(published: readonly Published[]): Board[] {
  const standing = published.filter((each) => !isWithdrawn(each)).toSorted(byNewest)
  return groupsBy(standing, ({ report }) => boardKey(report)).map((members) => {
    const { leading, datasetVersion } = members[0].report
    return { key: boardKey(members[0].report), quantity: leading, datasetVersion, members }
  })
}

export function boardKey({ datasetVersion, hosts, leading }: PublishedReport): string {
  const strata = [...new Set(hosts.map(({ stratum }) => stratum))].sort()
  return sha256Hex(JSON.stringify([datasetVersion, strata, leading])).slice(0, 12)
}

/** Who used least first; who has no ratio last. */
export function rank({ members, quantity }: Board): Standing[] {
  const seen = new Set<string>()
  const rows = members.flatMap(({ report }) =>
    report.groups.flatMap((group) => {
      const key = JSON.stringify([group.mode, group.model, report.design.prompt?.hash ?? null, report.design.repairs])
      if (seen.size === seen.add(key).size) return []
      const recorded = report.models.some(({ id, recorded }) => id === group.model && recorded)
      return [{ group, report, recorded, ratio: ratioOf(group.ratios, quantity) }]
    }),
  )
  const judged = rows.filter(hasPlace)
  return rows
    .map((row) => ({ ...row, place: hasPlace(row) ? 1 + judged.filter((other) => isBelow(other, row)).length : null }))
    .sort((a, b) => orderOf(a) - orderOf(b) || compareTexts(nameOf(a), nameOf(b)))
}

type Row = Omit<Standing, 'place'>

const hasPlace = ({ ratio, recorded }: Row) =>
  !recorded && ratio?.interval != null && ratio.quality === 'measured' && isJudged(ratio.verdict)

const isBelow = (a: Row, b: Row) =>
  (a.ratio?.interval?.[1] ?? Number.POSITIVE_INFINITY) < (b.ratio?.interval?.[0] ?? Number.NEGATIVE_INFINITY)

const orderOf = ({ place, ratio }: Standing) =>
  (place === null ? 1e6 : 0) + Math.min(ratio?.estimate ?? Number.POSITIVE_INFINITY, 1e5)

const nameOf = ({ group, report }: Row) => `${group.model} ${group.mode} ${report.id}`
