import { batchesOf } from '../base/batches.ts'
import { UserError } from '../base/errors.ts'
import { findPackageIndex, listPackageFiles, showIndex } from './package-index.ts'
import { isSameVersion, listPins, type Pin, versionOfFile } from './requirements.ts'
import type { UvRequest } from './uv-environment.ts'

const DAY = 86_400_000
/** Questions to the index at a time. */
const AT_ONCE = 8

export interface NewestPin extends Pin {
  /** ISO date of the day on which its first wheel, or else its first file, came to the index. */
  readonly day: string
}

/** The pin that came to the index last; null where nothing is pinned, or the index has none of it. */
export async function findNewestPin(
  requirements: string,
  { env, signal }: Pick<UvRequest, 'env' | 'signal'>,
): Promise<NewestPin | null> {
  const index = await findPackageIndex(env)
  const pins = listPins(requirements)
  let newest: NewestPin | null = null
  for (const some of batchesOf(pins, AT_ONCE)) {
    const dated = await Promise.all(some.map((pin) => datePin(index, pin, signal)))
    for (const each of dated) if (each !== null && (newest === null || each.day > newest.day)) newest = each
  }
  return newest
}

async function datePin(
  index: string,
  { name, version }: Pin,
  signal: AbortSignal | undefined,
): Promise<NewestPin | null> {
  const files = await listPackageFiles(index, name, signal)
  const filesOfVersion = (files ?? []).filter((file) =>
    isSameVersion(versionOfFile(file.filename, name) ?? '', version),
  )
  const wheels = filesOfVersion.filter(({ filename }) => filename.endsWith('.whl'))
  const times = (wheels.length > 0 ? wheels : filesOfVersion).map(({ uploadTime }) => {
    if (uploadTime === null) throw noUploadTimes(index)
    return uploadTime
  })
  const [first] = times.sort()
  return first === undefined ? null : { name, version, day: first.slice(0, 10) }
}

/** Error on an index without upload times, where uv leaves out every package as too new. */
export function noUploadTimes(index: string): UserError {
  return new UserError(
    `The package index ${showIndex(index)} does not tell when its files were uploaded, so packages can't be chosen as of a ` +
      'date.\nSet UV_DEFAULT_INDEX to an index that tells it (as JSON with upload-time, PEP 700), as https://pypi.org/simple ' +
      'does. greenml import --no-date and greenml env lock --no-date take the packages of today.',
    1,
  )
}

/** uv takes a date as one of the machine's own time zone: the end of that day in UTC is told instead. */
export const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString()

/**
 * The earliest day after `from`, at which nothing is found, up to `to`, at which something is, by halving the time between:
 * at most 14 tries over 40 years.
 */
export async function findEarliest<T>(
  range: { readonly from: string; readonly to: string; readonly found: T },
  attempt: (day: string) => Promise<T | null>,
): Promise<{ day: string; found: T }> {
  let [low, high] = [dayNumber(range.from), dayNumber(range.to)]
  let found = range.found
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const result = await attempt(dayOf(middle))
    if (result === null) low = middle
    else [high, found] = [middle, result]
  }
  return { day: dayOf(high), found }
}

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10)
