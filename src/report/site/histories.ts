import { compareTexts } from '../../base/text/text.ts'
import type { PublishedProject } from '../../schema/campaign/published-report.ts'
import { type Board, listBoards } from './boards.ts'
import { byNewest, isWithdrawn, type Published } from './published.ts'

/** A model in every campaign that measured it. */
export interface ModelHistory {
  readonly id: string
  /** The newest first. */
  readonly campaigns: readonly Published[]
  /** The same campaigns by ranking: only numbers of one ranking are set against each other. */
  readonly boards: readonly Board[]
}

/** A project in every campaign that ran it. */
export interface ProjectHistory {
  readonly slug: string
  /** As the newest campaign had it. */
  readonly project: PublishedProject
  /** The newest first. */
  readonly campaigns: readonly Published[]
}

/** By name. What was withdrawn is no part of them. */
export function listModelHistories(published: readonly Published[]): ModelHistory[] {
  const byModel = collect(published, ({ report }) => report.models.map(({ id }) => id))
  return [...byModel].map(([id, campaigns]) => ({ id, campaigns, boards: listBoards(campaigns) })).sort(byId)
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => compareTexts(a.id, b.id)

/** By name. */
export function listProjectHistories(published: readonly Published[]): ProjectHistory[] {
  const bySlug = collect(published, ({ report }) => report.projects.map(({ slug }) => slug))
  return [...bySlug]
    .flatMap(([slug, campaigns]) => {
      const project = campaigns[0]?.report.projects.find((each) => each.slug === slug)
      return project === undefined ? [] : [{ slug, project, campaigns }]
    })
    .sort((a, b) => compareTexts(a.slug, b.slug))
}

function collect(
  published: readonly Published[],
  namesOf: (each: Published) => readonly string[],
): Map<string, Published[]> {
  const found = new Map<string, Published[]>()
  for (const each of published.toSorted(byNewest)) {
    if (isWithdrawn(each)) continue
    for (const name of namesOf(each)) found.set(name, [...(found.get(name) ?? []), each])
  }
  return found
}
