import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'

/** What is needed of a variant: an analysis has it, and so has a published report. */
type Attempted = Pick<VariantAnalysis, 'project' | 'model' | 'attempted' | 'passed'>

/** Projects whose author's code was run, and passed neither as it is nor without its plots. */
export function listFailedAuthors({ variants }: { readonly variants: readonly Attempted[] }): string[] {
  const authors = variants.filter(({ model, attempted }) => model === null && attempted)
  const passed = new Set(authors.flatMap((each) => (each.passed ? [each.project] : [])))
  return [...new Set(authors.map(({ project }) => project))].filter((project) => !passed.has(project))
}

/** In a cell of what would be compared with it. */
export const AUTHOR_FAILED = "the author's code failed"
