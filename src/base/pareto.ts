interface Place {
  /** Less is better. */
  readonly cost: number
  /** More is better. */
  readonly gain: number
}

/** Places than which no other is both no dearer and no worse, by rising cost; of equal ones the first. */
export function findParetoFront<T extends Place>(places: readonly T[]): T[] {
  const front: T[] = []
  for (const place of places.toSorted((a, b) => a.cost - b.cost || b.gain - a.gain)) {
    if (place.gain > (front.at(-1)?.gain ?? Number.NEGATIVE_INFINITY)) front.push(place)
  }
  return front
}
