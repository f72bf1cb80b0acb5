import { count } from '../../base/text/text.ts'
import type { PublishedReport } from '../../schema/campaign/published-report.ts'
import { judgedLine } from '../document/cells.ts'
import { composeChapter, composeTable } from '../document/chapter.ts'
import { capitalise, QUANTITY_WORDS } from '../text/format.ts'
import { nameBoard } from './board-page.ts'
import type { Board } from './boards.ts'
import { GROUP_COLUMNS, promptColumn } from './group-columns.ts'
import type { ModelHistory } from './histories.ts'
import { dayOf, markOrigin, ratioOf } from './published.ts'
import { specifyRatioList } from './ratio-list.ts'
import { listParts, partOf, type SitePage, type SitePart } from './site-page.ts'

/** Every measurement of a model, a part for each ranking, since only numbers of one can be set against each other. */
export function composeModelPage({ id, campaigns, boards }: ModelHistory): SitePage {
  const marks = new Set(campaigns.map(({ report }) => markOrigin(report, id)))
  const live = campaigns.flatMap(({ report }) =>
    report.models.flatMap((model) => (model.id === id && markOrigin(report, id) === null ? model.apiModel : [])),
  )
  const asked = live.length === 0 ? capitalise([...marks].join('; ')) : `Asked as ${[...new Set(live)].join(', ')}`
  return {
    path: `models/${id}`,
    title: `${id}: ${count(campaigns.length, 'campaign')}`,
    lead: [`${asked}. Each part holds the same projects on hosts in the same state.`],
    parts: listParts(boards.map((board, place) => composeHistory(id, board, place))),
  }
}

interface Row {
  readonly report: PublishedReport
  readonly group: PublishedReport['groups'][number]
}

function composeHistory(model: string, board: Board, place: number): SitePart | null {
  const { quantity, members } = board
  const rows = members.flatMap(({ report }) =>
    report.groups.flatMap((group): Row[] => (group.model === model ? [{ report, group }] : [])),
  )
  const what = capitalise(QUANTITY_WORDS[quantity])
  const spec = specifyRatioList(
    rows.map(({ report, group }) => ({
      name: `${dayOf(report)} · ${group.mode}`,
      apart: `${group.mode} · ${report.id}`, // an id begins with its day mostly, and what is too long is cut at the end
      ratio: ratioOf(group.ratios, quantity),
    })),
    quantity,
    `${model} in each campaign`,
  )
  const chapter = composeChapter({
    id: `history-${place + 1}`,
    title: nameBoard(board),
    tables: [
      composeTable<Row>(
        `${what} of ${model} against the author's code without its plots, the newest first`,
        rows,
        {
          Campaign: ({ report }) => ({ text: report.id, note: dayOf(report), href: `../../reports/${report.id}/` }),
          Mode: ({ group }) => group.mode,
          [what]: ({ group }) => {
            const ratio = ratioOf(group.ratios, quantity)
            return { lines: [judgedLine(ratio, quantity)], value: ratio?.estimate ?? null }
          },
          ...GROUP_COLUMNS,
          ...promptColumn(rows),
          Answers: ({ report }) => markOrigin(report, model) ?? 'live',
        },
        false,
      ),
    ],
  })
  return partOf(chapter, spec && { spec, caption: `${what} in each campaign with its 95 % interval.` })
}
