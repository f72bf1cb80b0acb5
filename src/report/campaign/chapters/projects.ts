import type { Quantity } from '../../../schema/analysis/ratio.ts'
import { answersOf, type GroupRow, type ProjectRow, type ReportData, toldRatio } from '../../data/report-data.ts'
import { formatGroup } from '../../document/cells.ts'
import { type Cell, type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { projectTarget } from '../../text/findings.ts'
import { capitalise, QUANTITY_WORDS } from '../../text/format.ts'
import { compareVariant, composeProject } from './project.ts'

/** Chapter on the projects that carry the result: chart and its table twin. */
export function composeProjects(data: ReportData): Chapter | null {
  const { groups, analysis } = data
  const caption = `${capitalise(QUANTITY_WORDS[analysis.leading])} of each answer relative to the author's script without its plots`
  return composeChapter({
    id: 'projects',
    title: 'Project by project',
    figures: [
      {
        chart: 'projects',
        caption: `${caption}; the lowest and the highest are named, and behind each model stands how many of its answers passed. The table below holds the same numbers.`,
      },
    ],
    tables: [
      composeTable<ProjectRow>(
        caption,
        groups.length === 0 ? [] : data.projects,
        {
          Project: ({ slug }) => ({ text: slug, target: projectTarget(slug) }),
          ...Object.fromEntries(
            groups.map((group) => [
              formatGroup(group),
              (project: ProjectRow) => compareVariants(project, group, analysis.leading),
            ]),
          ),
        },
        false,
      ),
    ],
  })
}

/** Chapter on every script: each run as a point, then each project with its runs and its code. */
export function composeScripts(data: ReportData): Chapter | null {
  const { leading } = data.analysis
  return composeChapter({
    id: 'scripts',
    title: 'Every script, by project',
    figures: [
      {
        chart: 'runs',
        caption: `${capitalise(QUANTITY_WORDS[leading])} of each measured run that is drawn, relative to the median of the author's script without its plots. The records hold the numbers of all runs.`,
      },
    ],
    sections: data.projects.map((project) => composeProject(project, data)),
  })
}

/** The answers of one model and mode to one project. */
function compareVariants(project: ProjectRow, group: GroupRow, quantity: Quantity): Cell {
  const variants = answersOf(project.variants, group)
  if (variants.length === 0) return { lines: [{ text: '', note: 'not asked' }], value: null }
  return {
    lines: variants.map((variant) => compareVariant(variant, quantity)),
    value:
      variants.flatMap(({ passed, ratios }) => (passed ? (toldRatio(ratios[quantity])?.estimate ?? []) : []))[0] ??
      null,
  }
}
