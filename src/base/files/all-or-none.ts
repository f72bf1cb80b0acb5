export type Side = (signal: AbortSignal) => Promise<void> | undefined

/** Works side by side, and waits for all; the first that fails has the others end, and is thrown once they have. */
export async function allOrNone(sides: readonly Side[], signal: AbortSignal | undefined): Promise<void> {
  const failed = new AbortController()
  const anySignal = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])])
  const faults: unknown[] = []
  const works = sides.map(async (side) => {
    try {
      await side(anySignal)
    } catch (error) {
      faults.push(error)
      failed.abort()
    }
  })
  await Promise.all(works)
  if (faults.length > 0) throw faults[0]
}
