import { type Fields, mapFields } from '../versioned.ts'

/** Version 1 called its checks by the names that people read, and told what they found in sentences. */
export const doctorFromVersion1 = (old: Fields): Fields => ({
  ...old,
  findings: mapFields(old.findings, ({ name, says, cost, ...check }) => ({
    ...check,
    id: String(name).toLowerCase().replace(/\W+/g, '-'),
    fact: { kind: 'reported', detail: cost === undefined ? says : `${says}; cost: ${cost}` },
  })),
})
