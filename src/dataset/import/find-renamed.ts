const QUOTED = /['"]([^'"\n]{1,200})['"]/g
const RENAMES = /\.rename\([ \t\n]{0,40}(?:columns[ \t]*=[ \t]*)?\{([^{}]{1,4000})\}/g
const PAIR = /['"]([^'"\n]{1,200})['"][ \t]*:[ \t]*['"]([^'"\n]{1,200})['"]/g
/** `df.columns = ['label', 'text']`, of a frame with all columns or of some that were chosen before: `df = df[['v1', 'v2']]`. */
const NAMES_ALL = /\.columns[ \t]*=[ \t]*\[([^\][]{1,4000})\]/g
const CHOOSES = /\[\[([^\][]{1,4000})\]\]/g
/** What is chosen farther above is of another frame. */
const FARTHEST = 3000
/** `df['spam'] = df['label'].map({...})` */
const MADE = /\[['"]([^'"\n]{1,200})['"]\][ \t]*=(?!=)[ \t]*([^\n]{1,400})/g
const COLUMN = /\[['"]([^'"\n]{1,200})['"]\]/g
/** By which a column has the classes of another, in other words. */
const CODES = /\.(?:map|replace)\(|\bfit_transform\(|\bfactorize\(|\.cat\.codes\b/
/** By which its values are of another kind alone. */
const CONVERTS = /\.astype\(/
/** By which it has two, on which side of a value the other lies; a row that is asked for its neighbour tells of another time. */
const COMPARES = /[<>=!]=|[<>]/
/** More than one choice makes more than two of it. */
const CHOICE = /\bif\b|\bwhere\(/g
/** A part of each value, or what stands beside it elsewhere, is no other word for it; nor is anything of what names each row. */
const TAKES_PART = /\.split\(|\.str(?:\.(?:count|extract|find|get|len|slice)\b|\[)|\bre\.\w|\blen\b/
const NAMES_ROWS =
  /(?:^|[_ ])(?:[Ii][Dd]s?|[Ii]ndex|[Pp]ath|[Ff]ile(?:_?[Nn]ame)?|[Ii]mage|[Ii]mg|[Uu][Rr][Ll])$|[a-z](?:ID|Id)$/
const OF_ANOTHER_TIME = /\.(?:shift|diff|rolling|pct_change)\(/

/** A column of a table that another name in code stands for. */
export interface RenamedColumn {
  readonly name: string
  /** Whether what the code makes of it tells on which side of a value it lies. */
  readonly isCompared: boolean
}

/** Tells of which column of a table code makes one that it calls so, by one step: a new name, other words for its values, a comparison. */
export function openRenamed(code: string): (name: string) => readonly RenamedColumn[] {
  const known = Map.groupBy([...listRenamed(code), ...listChosen(code), ...listMade(code)], ({ to }) => to)
  return (name) =>
    (known.get(name) ?? [])
      .filter(({ from }) => from !== name)
      .map(({ from, isCompared }) => ({ name: from, isCompared }))
}

interface Renaming {
  readonly from: string
  readonly to: string
  readonly isCompared: boolean
}

const listRenamed = (code: string): Renaming[] =>
  [...code.matchAll(RENAMES)].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(PAIR)].map(([, from = '', to = '']) => ({ from, to, isCompared: false })),
  )

const listQuoted = (text: string) => [...text.matchAll(QUOTED)].map(([, name = '']) => name)

function listChosen(code: string): Renaming[] {
  const choices = [...code.matchAll(CHOOSES)].map(({ index, 1: names = '' }) => ({ index, names: listQuoted(names) }))
  return [...code.matchAll(NAMES_ALL)].flatMap(({ index, 1: given = '' }) => {
    const names = listQuoted(given)
    const chosen = choices.findLast((each) => each.index < index && index - each.index < FARTHEST)
    return chosen?.names.length !== names.length
      ? []
      : names.map((to, place) => ({ from: chosen.names[place] ?? '', to, isCompared: false }))
  })
}

function listMade(code: string): Renaming[] {
  return [...code.matchAll(MADE)].flatMap(([, to = '', made = '']) => {
    const columns = new Set([...made.matchAll(COLUMN)].map(([, name = '']) => name))
    const [from] = columns
    const isCompared = COMPARES.test(made.replaceAll(/[-=]>/g, ''))
    const isOther = OF_ANOTHER_TIME.test(made) || TAKES_PART.test(made)
    if (from === undefined || columns.size > 1 || isOther || NAMES_ROWS.test(from)) return []
    const isCoded = CODES.test(made)
    const isOfTwo = isCompared && !isCoded && (made.match(CHOICE)?.length ?? 0) < 2
    return isCompared || isCoded || CONVERTS.test(made) ? [{ from, to, isCompared: isOfTwo }] : []
  })
}

/** Places of columns that code names all at once, by name, in a table of as many. */
export function listNamedAll(code: string): ReadonlyMap<string, { readonly place: number; readonly columns: number }> {
  const found = [...code.matchAll(NAMES_ALL)].map(([, given = '']) => listQuoted(given))
  return new Map(
    found.flatMap((names) => names.map((name, place) => [name, { place, columns: names.length }] as const)),
  )
}
