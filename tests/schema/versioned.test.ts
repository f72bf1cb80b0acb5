import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseWith } from '../../src/base/text/parse-with.ts'
import { mapFields, versioned } from '../../src/schema/versioned.ts'

const format = versioned(
  3,
  z.strictObject({ schemaVersion: z.literal(3), runs: z.array(z.strictObject({ s: z.int() })) }),
  {
    1: ({ seconds, ...rest }) => ({ ...rest, runs: [{ seconds }] }),
    2: ({ runs, ...rest }) => ({
      ...rest,
      runs: mapFields(runs, ({ seconds }) => ({ s: seconds })),
    }),
  },
)
const parse = (value: unknown) => parseWith(format, value, 'file.json')

it('an older file is migrated version by version, and is of the current one', () => {
  const current = { schemaVersion: 3, runs: [{ s: 4 }] }
  for (const old of [{ schemaVersion: 1, seconds: 4 }, { schemaVersion: 2, runs: [{ seconds: 4 }] }, current]) {
    expect(parse(old)).toEqual(current)
  }
})

it.each([
  [
    'a newer version names the fix',
    { schemaVersion: 4, runs: [] },
    /^file\.json was written by a newer version \(schemaVersion 4\): update greenml/,
  ],
  [
    'a faulty file of the current version is told as faulty',
    { schemaVersion: 3 },
    /^file\.json is not valid:\n {2}runs: /,
  ],
  [
    'a faulty file of an older version too',
    { schemaVersion: 2, runs: 'none' },
    /^file\.json is not valid:\n {2}runs: /,
  ],
  ['no version at all', { runs: [] }, /schemaVersion/],
  ['a version that is none', { schemaVersion: 0.5, runs: [] }, /schemaVersion/],
  ['no object', [], /not valid/],
])('%s', (_, value, message) => {
  expect(() => parse(value)).toThrow(message)
})
