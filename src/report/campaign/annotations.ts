import type { Report } from '../document/report.ts'

/** A line beside a workflow's run that is seen without opening anything. */
export interface Annotation {
  readonly level: 'notice' | 'warning'
  readonly text: string
}

/** GitHub shows so many of each level that a step makes. */
const MOST_WARNINGS = 10

/** The finding, and what must be read together with it. */
export const composeAnnotations = ({ overview }: Report): Annotation[] => [
  { level: 'notice', text: overview.title },
  ...overview.notices.slice(0, MOST_WARNINGS).map(({ text }) => ({ level: 'warning' as const, text })),
]
