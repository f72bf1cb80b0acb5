/** Between two licences. */
export const LICENCE_RULE = `\n${'-'.repeat(80)}\n\n`

/**
 * Groups ncc's licence list (name, licence, text; package after package) by equal texts: hundreds of packages carry the
 * same few. A package starts where a line after an empty one is the name of an installed package.
 */
export function groupLicences(list: string, packages: ReadonlySet<string>): string {
  const lines = list.split('\n')
  const starts = lines.flatMap((line, index) =>
    packages.has(line) && (index === 0 || lines[index - 1] === '') && lines[index + 1] !== '' ? [index] : [],
  )
  const entries = starts.map((start, index) => {
    const [name = '', licence = '', ...text] = lines.slice(start, starts[index + 1])
    return { title: `${name} (${licence})`, text: text.join('\n').trim() }
  })
  const groups = [...Map.groupBy(entries, ({ text }) => text)]
  const sections = groups.map(([text, members]) => {
    const titles = [...new Set(members.map(({ title }) => title))].sort()
    return { first: titles[0] ?? '', section: `${titles.join('\n')}\n\n${text || 'No licence file in the package.'}\n` }
  })
  sections.sort((a, b) => (a.first < b.first ? -1 : 1))
  return sections.map(({ section }) => section).join(LICENCE_RULE)
}
