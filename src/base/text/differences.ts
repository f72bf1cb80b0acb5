/** Paths, as `a.0.b`, at which two values of JSON differ; no more than `most`. */
export function listDifferences(a: unknown, b: unknown, most: number): string[] {
  const found: string[] = []
  const waiting: { readonly path: string; readonly a: unknown; readonly b: unknown }[] = [{ path: '', a, b }]
  for (let pair = waiting.pop(); pair !== undefined && found.length < most; pair = waiting.pop()) {
    const { path } = pair
    if (!isTree(pair.a) || !isTree(pair.b) || Array.isArray(pair.a) !== Array.isArray(pair.b)) {
      if (!Object.is(pair.a, pair.b)) found.push(path)
      continue
    }
    const [own, other] = [new Map(Object.entries(pair.a)), new Map(Object.entries(pair.b))]
    const names = [...new Set([...own.keys(), ...other.keys()])].reverse() // the last put down is taken first
    for (const name of names) {
      waiting.push({ path: path === '' ? name : `${path}.${name}`, a: own.get(name), b: other.get(name) })
    }
  }
  return found
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
