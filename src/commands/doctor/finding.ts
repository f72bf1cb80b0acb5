import { wrapText } from '../../base/wrap.ts'

export const MARKS = { works: '✔', missing: '✘', absent: '–' } as const

/** One thing that was looked at. `absent`: not here, and nothing is lost by it (no such hardware). */
export interface Finding {
  readonly area: 'energy' | 'counts' | 'isolation' | 'programs' | 'keys'
  readonly name: string
  readonly state: keyof typeof MARKS
  readonly says: string
  /** Commands that mend it; a long one is continued on a further line. */
  readonly fix?: readonly string[]
  /** What the fix costs, in security or otherwise. */
  readonly cost?: string
  /** A runner of benchmarks can't do its work without it. */
  readonly runnerNeeds?: true
}

const INDENT = 16

/** A paragraph a finding, its fix and cost below it; a blank line between areas. A command is never broken: it is to be copied. */
export function renderFindings(findings: readonly Finding[], width: number): string {
  const areas = Map.groupBy(findings, ({ area }) => area)
  const render = (own: readonly Finding[]) => own.map((finding) => renderFinding(finding, width)).join('\n')
  return [...areas].map(([area, own]) => `${area}\n${render(own)}`).join('\n\n')
}

function renderFinding({ name, state, says, fix = [], cost }: Finding, width: number): string {
  const paragraph = (text: string) => wrapText(text, width, INDENT)
  const margin = ' '.repeat(INDENT)
  const commands = fix.flatMap((command) => `$ ${command}`.split('\n')).map((line) => margin + line)
  return [
    paragraph(`  ${MARKS[state]} ${name.padEnd(INDENT - 4)}${says}`),
    ...commands,
    ...(cost === undefined ? [] : [paragraph(`${margin}cost: ${cost}`)]),
  ].join('\n')
}
