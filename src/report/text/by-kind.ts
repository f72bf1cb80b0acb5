interface Kinded {
  readonly kind: string
}

/** The facts of one kind, also where several kinds share a shape. */
export type OfKind<T extends Kinded, K> = T extends { readonly kind: infer Own } ? (K extends Own ? T : never) : never

/** What is said of each kind of fact: a text, or what makes one of the fact and what it stands in. No kind may be missing. */
export type WordsByKind<T extends Kinded, C = unknown, R = string> = {
  readonly [K in T['kind']]: R | ((fact: OfKind<T, K>, context: C) => R)
}

/** What a table of words says of one fact. */
export function tell<T extends Kinded, C, R>(words: WordsByKind<T, C, R>, fact: T, context: C): R {
  const said = words[fact.kind as T['kind']] as R | ((fact: T, context: C) => R)
  return said instanceof Function ? said(fact, context) : said
}
