import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text/text.ts'
import type { PublishedAnswer, PublishedProject, PublishedReport } from '../../schema/campaign/published-report.ts'
import { gainOf } from '../../schema/dataset/metrics.ts'
import { formatGroup, judgedLine } from '../document/cells.ts'
import { type Chapter, composeChapter, composeTable, type Line, type LineCell } from '../document/chapter.ts'
import { linkUpstream } from '../text/dataset/upstream-link.ts'
import { projectTarget } from '../text/findings.ts'
import {
  capitalise,
  formatCount,
  formatDifference,
  formatFailureClass,
  formatHash,
  formatMetric,
  formatQuantity,
  MISSING,
  QUANTITY_WORDS,
} from '../text/format.ts'
import { OUTCOME_WORDS, type Outcome, outcomeOf } from '../text/outcome-words.ts'
import type { ProjectHistory } from './histories.ts'
import { dayOf, type Published, ratioOf } from './published.ts'
import { listParts, partOf, type SitePage } from './site-page.ts'

const MOST_ROWS = 200

/** What a project is, of what data, and what every model made of it. */
export function composeProjectPage({ slug, project, campaigns }: ProjectHistory): SitePage {
  const what = project.task === 'other' ? '' : `${project.task}, `
  return {
    path: `projects/${slug}`,
    title: project.title === slug ? slug : `${project.title} (${slug})`,
    lead: [capitalise(`${what}measured in ${count(campaigns.length, 'campaign')}.`)],
    parts: listParts([
      partOf(composeCard(project)),
      partOf(composeAuthors(slug, campaigns)),
      partOf(composeAnswers(slug, campaigns)),
    ]),
  }
}

/** Card of the project and its data, as the newest campaign had them. */
function composeCard({ entry, licence, origin, metric, scoring, data, sourceHash, lockHash }: PublishedProject) {
  const upstream = linkUpstream(origin)
  return composeChapter({
    id: 'card',
    title: 'Project and data',
    tables: [
      composeTable('Data files', data, {
        File: ({ path }) => path,
        'Used for': ({ role }) => role,
        Rows: ({ rows }) => rows ?? null,
        Target: ({ target }) => target ?? MISSING,
        Licence: ({ licence: own }) => own ?? 'not recorded',
        Source: ({ source }) => linkSource(source),
        ...(data.some(({ bytes }) => bytes !== undefined) ? { Size: sizeCell } : {}),
        'SHA-256': ({ sha256 }) => (sha256 == null ? MISSING : formatHash(sha256)),
      }),
    ],
    facts: {
      'Script of the author': entry,
      Licence: licence ?? 'none: its code is not published here',
      Source: origin === 'embedded' ? 'written for this dataset' : (upstream.url ?? upstream.text),
      Metric: `${metric.name}, ${metric.direction} is better; as good means at most ${metric.tolerance} behind the author's`,
      'Metric comes from': scoring === 'predictions' ? 'predictions, scored by this tool' : 'what the script prints',
      Version: `files ${formatHash(sourceHash)}, packages ${formatHash(lockHash)}`,
    },
  })
}

const sizeCell = ({ bytes }: PublishedProject['data'][number]): LineCell | null =>
  bytes === undefined ? null : { text: formatSize(bytes), value: bytes }

/** An address by its host's name: the whole would be wider than the page. */
function linkSource(source: string | undefined): Line {
  const page = source === undefined ? null : URL.parse(source)
  if (page === null || !['http:', 'https:'].includes(page.protocol)) return { text: source ?? MISSING }
  return { text: page.hostname, href: page.href }
}

interface Place {
  readonly report: PublishedReport
  readonly project: PublishedProject
}

const listPlaces = (slug: string, campaigns: readonly Published[]): Place[] =>
  campaigns.flatMap(({ report }) =>
    report.projects.flatMap((project) => (project.slug === slug ? [{ report, project }] : [])),
  )

const linkReport = ({ report }: Pick<Place, 'report'>, slug: string): Line => ({
  text: report.id,
  note: dayOf(report),
  href: `../../reports/${report.id}/#${projectTarget(slug)}`,
})

/** What the author's code took, by campaign: each on its own host, so no two are set against each other. */
const composeAuthors = (slug: string, campaigns: readonly Published[]): Chapter | null =>
  composeChapter({
    id: 'author',
    title: 'What the author’s code takes',
    lead: ['Medians of the script without its plots. Hosts differ: what stands in two rows cannot be compared.'],
    tables: [
      composeTable<Place>('In each campaign, the newest first', listPlaces(slug, campaigns), {
        Campaign: (place) => linkReport(place, slug),
        Host: ({ report }) => report.hosts[0]?.cpu ?? MISSING,
        Version: ({ project }) => formatHash(project.sourceHash),
        Metric: ({ project: { author, metric } }) => formatMetric(author?.metric ?? null, metric.scale),
        Energy: ({ project: { author } }) =>
          author?.energy.quality === 'measured' ? formatQuantity(author.energy.median, 'energy') : 'not measured',
        'CPU time': ({ project: { author } }) => formatQuantity(author?.cpu.median ?? null, 'cpu'),
        'Peak memory': ({ project: { author } }) => formatQuantity(author?.memory.median ?? null, 'memory'),
      }),
    ],
  })

interface AnswerPlace extends Place {
  readonly answer: PublishedAnswer
}

function composeAnswers(slug: string, campaigns: readonly Published[]): Chapter | null {
  const all = listPlaces(slug, campaigns).flatMap((place) =>
    place.report.answers.flatMap((answer): AnswerPlace[] => (answer.project === slug ? [{ ...place, answer }] : [])),
  )
  const shown = all.slice(0, MOST_ROWS)
  return composeChapter({
    id: 'answers',
    title: 'What models made of it',
    lead:
      shown.length === all.length
        ? []
        : [`The newest ${formatCount(MOST_ROWS)} of ${formatCount(all.length)} answers; the reports hold the others.`],
    tables: [
      composeTable<AnswerPlace>(
        "Answers against the author's code without its plots, the newest campaign first",
        shown,
        {
          Answer: ({ answer }) => formatGroup(answer),
          Outcome: ({ answer, report }) => formatOutcome(answer, report),
          'Energy or CPU time': ({ answer, report }) => {
            if (!answer.passed) return { text: MISSING, value: null }
            const ratio = ratioOf(answer.ratios, report.leading)
            return {
              lines: [judgedLine(ratio, report.leading, capitalise(QUANTITY_WORDS[report.leading]))],
              value: ratio?.estimate ?? null,
            }
          },
          'Metric gain': ({ answer: { metric }, project: { metric: rule } }) => ({
            text: formatDifference(gainOf(metric.difference, rule), rule.scale, metric.median),
            value: gainOf(metric.difference, rule),
          }),
          Campaign: (place) => linkReport(place, slug),
        },
        false,
      ),
    ],
  })
}

const WORDS: Readonly<Record<Outcome, string>> = {
  less: 'uses less',
  more: 'uses more',
  equivalent: 'uses as much',
  inconclusive: 'no detectable difference',
  ...OUTCOME_WORDS,
}

function formatOutcome(answer: PublishedAnswer, { leading }: PublishedReport): Line {
  const outcome = outcomeOf(answer, ratioOf(answer.ratios, leading))
  return {
    text: WORDS[outcome],
    note: outcome === 'failed' && answer.failure !== null ? formatFailureClass(answer.failure) : undefined,
  }
}
