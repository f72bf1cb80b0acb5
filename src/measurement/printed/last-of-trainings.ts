import type { PrintedValue } from './printed-value.ts'

const EPOCH = /(?<!\p{L})(?:ep(?:och)?|[eé]poca|époque|epoche|эпоха)(?!\p{L})[^\d\p{L}]{0,10}(\d{1,7})/iu
const readEpoch = ({ line }: PrintedValue) => Number(EPOCH.exec(line)?.[1] ?? Number.NaN)

/** Values but for those of epochs that a later one of the same training follows. */
export const lastOfTrainings = <T extends PrintedValue>(values: readonly T[]): readonly T[] =>
  values.filter((each, place) => {
    const next = values[place + 1]
    return next === undefined || !(readEpoch(next) > readEpoch(each))
  })
