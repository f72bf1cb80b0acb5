/** Agreement of two raters. */
interface Agreement {
  /** What both labelled. */
  readonly items: number
  readonly alike: number
  /** Null of no items, and where both always say the same one label: chance would agree, too. */
  readonly kappa: number | null
}

/** Cohen's kappa (1960) over what both raters labelled: how much more they agree than by chance, of how much more they could. */
export function cohenKappa(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): Agreement {
  const pairs = [...a].flatMap(([item, first]) => {
    const second = b.get(item)
    return second === undefined ? [] : [{ first, second }]
  })
  const items = pairs.length
  const alike = pairs.filter(({ first, second }) => first === second).length
  const labels = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  const share = (side: 'first' | 'second', label: string) => pairs.filter((pair) => pair[side] === label).length / items
  const chance = [...labels].reduce((sum, label) => sum + share('first', label) * share('second', label), 0)
  return { items, alike, kappa: items === 0 || chance === 1 ? null : (alike / items - chance) / (1 - chance) }
}
