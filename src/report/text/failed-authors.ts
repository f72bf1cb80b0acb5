import type { Analysis } from '../../schema/analysis/analysis.ts'

/** Projects whose author's code was run, and has no run that ended well, neither as it is nor without its plots. */
export function listFailedAuthors({ variants }: Pick<Analysis, 'variants'>): string[] {
  const authors = variants.filter(({ model, attempted }) => model === null && attempted)
  const ended = new Set(authors.flatMap(({ project, statuses }) => ((statuses.ok ?? 0) > 0 ? [project] : [])))
  return [...new Set(authors.map(({ project }) => project))].filter((project) => !ended.has(project))
}

/** In a cell of what would be compared with it. */
export const AUTHOR_FAILED = "the author's code failed"
