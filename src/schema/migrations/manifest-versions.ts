import { type Fields, isFields, listFields } from '../versioned.ts'

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

/** Version 2 did not say why nobody knows the licence of data. */
export function manifestFromVersion2(old: Fields): Fields {
  const isUnknown = listFields(old.data).some(({ licence }) => licence === undefined)
  if (!isUnknown) return old
  return { ...old, missing: { ...(isFields(old.missing) ? old.missing : {}), dataLicence: 'not-recorded' } }
}

/** Version 3 did not say which cells of a notebook its script is without. */
export const manifestFromVersion3 = (old: Fields): Fields => old
