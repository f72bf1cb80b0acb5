type Reader<T> = (items: AsyncIterable<T>) => Promise<void>

/**
 * Gives one stream to several readers in step: an item is made once, when all have taken the one before, so that none is kept
 * for a slow reader. The first failure, of the stream or of a reader, ends all of them and is thrown when they have ended.
 */
export async function readTogether<T>(source: AsyncIterable<T>, readers: readonly Reader<T>[]): Promise<void> {
  const items = source[Symbol.asyncIterator]()
  const failures: unknown[] = []
  let round = Promise.withResolvers<IteratorResult<T>>()
  let [reading, waiting] = [readers.length, 0]
  const proceed = () => {
    if (reading === 0 || waiting < reading) return
    const { resolve, reject } = round
    round = Promise.withResolvers()
    waiting = 0
    if (failures.length > 0) reject(failures[0])
    else items.next().then(resolve, reject)
  }
  const next = () => {
    const { promise } = round
    waiting++
    proceed()
    return promise
  }
  const follow = async (reader: Reader<T>) => {
    try {
      await reader({ [Symbol.asyncIterator]: () => ({ next }) })
    } catch (error) {
      failures.push(error)
    }
    reading--
    proceed()
  }
  await Promise.all(readers.map(follow))
  await items.return?.()
  if (failures.length > 0) throw failures[0]
}
