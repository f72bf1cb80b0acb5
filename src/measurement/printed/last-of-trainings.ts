import type { PrintedValue } from './printed-value.ts'

/** An epoch of training, in other languages than English. */
export const OTHER_EPOCHS = '[eé]poca|époque|epoche|эпоха'
const EPOCH = new RegExp(String.raw`(?<!\p{L})(?:ep(?:och)?|${OTHER_EPOCHS})(?!\p{L})[^\d\p{L}]{0,10}(\d{1,7})`, 'iu')
const readEpoch = ({ line }: PrintedValue) => Number(EPOCH.exec(line)?.[1] ?? Number.NaN)

/** Values but for those of epochs that a later one of the same training follows. */
export const lastOfTrainings = <T extends PrintedValue>(values: readonly T[]): readonly T[] =>
  values.filter((each, place) => {
    const next = values.slice(place + 1, place + 1 + MOST_IN_LINE).find(({ index }) => index !== each.index)
    return next === undefined || !(readEpoch(next) > readEpoch(each))
  })

/** Values of one line. */
const MOST_IN_LINE = 20
