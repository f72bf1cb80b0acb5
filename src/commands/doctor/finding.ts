export const MARKS = { works: '✔', missing: '✘', absent: '–' } as const

/** One thing that was looked at. `absent`: not here, and nothing is lost by it (no such hardware). */
export interface Finding {
  readonly area: 'energy' | 'counts' | 'isolation' | 'programs' | 'keys'
  readonly name: string
  readonly state: keyof typeof MARKS
  readonly says: string
  /** Commands that mend it, one a line. */
  readonly fix?: readonly string[]
  /** What the fix costs, in security or otherwise. */
  readonly cost?: string
  /** A runner of benchmarks can't do its work without it. */
  readonly runnerNeeds?: true
}

const INDENT = ' '.repeat(16)

/** A line a finding, its fix and cost below it; a blank line between areas. */
export function renderFindings(findings: readonly Finding[]): string {
  const areas = Map.groupBy(findings, ({ area }) => area)
  return [...areas].map(([area, own]) => `${area}\n${own.map(renderFinding).join('\n')}`).join('\n\n')
}

function renderFinding({ name, state, says, fix = [], cost }: Finding): string {
  const below = [...fix.map((line) => `$ ${line}`), ...(cost === undefined ? [] : [`cost: ${cost}`])]
  return [`  ${MARKS[state]} ${name.padEnd(12)}${says}`, ...below.map((line) => INDENT + line)].join('\n')
}
