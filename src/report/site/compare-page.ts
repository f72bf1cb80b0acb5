import { type Columns, composeChapter, composeTable } from '../document/chapter.ts'
import { formatErrata } from './errata.ts'
import { dayOf, type Published, titleOf } from './published.ts'
import { listParts, partOf, type SitePage } from './site-page.ts'

/** Columns that name a report in a list; `root` is the site's as the page names it. */
export const campaignColumns = (root: string): Columns<Published> => ({
  Campaign: ({ report, errata }) => ({
    text: report.id,
    note: errata.length === 0 ? undefined : formatErrata(errata),
    href: `${root}reports/${report.id}/`,
  }),
  Day: ({ report }) => dayOf(report),
  Finding: ({ report }) => titleOf(report),
})

/** Any two campaigns beside each other: `compare.js` fills it from their published.json; without it the list stays. */
export const composeComparePage = (published: readonly Published[]): SitePage => ({
  path: 'compare',
  title: 'Two campaigns beside each other',
  lead: [
    "Each ratio is formed within its own campaign, to the author's code on the same host. Two are told apart here where their 95 % intervals do not overlap. The test of a change, over all runs, is greenml compare with both campaigns' folders.",
  ],
  parts: listParts([
    partOf(
      composeChapter({
        id: 'choose',
        title: 'Campaigns',
        tables: [composeTable('Campaigns that can be compared', published, campaignColumns('../'))],
      }),
    ),
  ]),
  script: 'compare.js',
})
