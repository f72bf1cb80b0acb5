import { shorten } from '../../base/text/clean-text.ts'
import { count } from '../../base/text/text.ts'
import { formatGroup, judgedLine } from '../document/cells.ts'
import { composeChapter, composeTable } from '../document/chapter.ts'
import { capitalise, formatHash, formatStratum, QUANTITY_WORDS } from '../text/format.ts'
import { type Board, rank, type Standing } from './boards.ts'
import { GROUP_COLUMNS, promptColumn } from './group-columns.ts'
import { dayOf, markOrigin } from './published.ts'
import { specifyRatioList } from './ratio-list.ts'
import { partOf, type SitePage, type SitePart } from './site-page.ts'

/** `CPU time on 6 projects, Xeon Gold 6338 (host state 1a2b3c4d)`. */
export function nameBoard({ members: [newest], quantity }: Board): string {
  const { projects, hosts } = newest.report
  return `${capitalise(QUANTITY_WORDS[quantity])} on ${count(projects.length, 'project')}, ${nameHosts(hosts)}`
}

function nameHosts(hosts: Board['members'][0]['report']['hosts']): string {
  const [first, ...others] = new Map(hosts.map((host) => [host.stratum, host])).values()
  if (first === undefined) return 'no host'
  if (others.length > 0) return `${1 + others.length} host states`
  return `${shorten(first.cpu, 40)} (host state ${formatStratum(first.stratum)})`
}

/** The ranking as chart and table; `root` is the site's as the page names it, `title` what it is called there. */
export function composeBoard(board: Board, root: string, title: string): SitePart | null {
  const rows = rank(board)
  const { quantity, members, datasetVersion } = board
  const chart = specifyRatioList(
    rows.map(({ ratio, ...row }) => {
      // An id begins with its day mostly, and what is too long is cut at the end.
      return {
        name: `${nameStanding(row)} · ${dayOf(row.report)}`,
        apart: `${nameStanding(row)} · ${row.report.id}`,
        ratio,
        recorded: row.recorded,
      }
    }),
    quantity,
    'each model and mode',
  )
  const chapter = composeChapter({
    id: `ranking-${board.key}`,
    title,
    lead: [
      `Of each model and mode its newest answer to the same question, all on the same projects (data version ${formatHash(datasetVersion)}) and on hosts in the same state: nothing else is ranked here. A place counts those that are shown to use less, their whole interval below: several may share one. Recorded answers, estimates and what has no verdict yet have none.`,
    ],
    tables: [
      composeTable<Standing>(
        `${capitalise(QUANTITY_WORDS[quantity])} against the author's code without its plots, from ${count(members.length, 'campaign')}`,
        rows,
        {
          'Model and mode': ({ group, report }) => ({
            text: formatGroup(group),
            mark: markOrigin(report, group.model) ?? undefined,
            href: `${root}models/${group.model}/`,
          }),
          Place: ({ place }) => place,
          [capitalise(QUANTITY_WORDS[quantity])]: ({ ratio }) => ({
            lines: [judgedLine(ratio, quantity, noteOf(ratio))],
            value: ratio?.estimate ?? null,
          }),
          ...GROUP_COLUMNS,
          ...promptColumn(rows),
          Campaign: ({ report }) => ({ text: report.id, note: dayOf(report), href: `${root}reports/${report.id}/` }),
        },
        false,
      ),
    ],
  })
  const caption = `${capitalise(QUANTITY_WORDS[quantity])} of each model and mode with its 95 % interval. The table below holds the same numbers.`
  return partOf(chapter, chart && { spec: chart, caption })
}

const noteOf = (ratio: Standing['ratio']) =>
  ratio?.exploratory && ratio.estimate !== null ? 'exploratory: few projects' : undefined

const nameStanding = ({ group, recorded }: Pick<Standing, 'group' | 'recorded'>) =>
  `${formatGroup(group)}${recorded ? '*' : ''}`

export function composeBoardPage(board: Board): SitePage {
  const part = composeBoard(board, '../../', 'Ranking')
  return {
    path: `boards/${board.key}`,
    title: nameBoard(board),
    lead: ['One ranking: the same projects in the same version, on hosts in the same state.'],
    parts: part === null ? [] : [part],
  }
}
