import { type Fields, isFields } from '../versioned.ts'

/** Version 1 called `split` what is `scored` now, and gave no reason for what it had not. */
export function manifestFromVersion1({ split, licence, ...rest }: Fields): Fields {
  const isUpstream = isFields(rest.origin)
  return {
    ...rest,
    ...(split === undefined ? {} : { scored: split }),
    licence,
    missing: {
      ...(licence === null ? { licence: 'not-recorded' } : {}),
      ...(isUpstream ? { sourceHash: 'not-recorded' } : {}),
    },
  }
}
