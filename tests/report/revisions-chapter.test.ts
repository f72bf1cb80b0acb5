import { expect, it } from 'vitest'
import { composeRevisions } from '../../src/report/measurement/revisions-chapter.ts'
import { makeMeasurement } from './make-measurement.ts'
import { makeRevisions } from './make-revisions.ts'

it('tells on the page what speaks against the finding, and what the terminal tells of it', () => {
  const loaded = makeMeasurement({}, (run) => ({ ...run, flags: ['contaminated'] }))
  const chapter = composeRevisions(makeRevisions({}, loaded))
  expect(chapter?.lead[1]).toMatch(/^Other load ran beside 20 of 20 measured runs/)
  const notes = chapter?.notes.flat().join('\n') ?? ''
  expect(notes).toMatch(/of the wall time of/)
  expect(notes).toMatch(/10 of 10 runs disturbed by other load/)
  const how = chapter?.facts.filter(({ label }) => label === 'How it was measured').map(({ value }) => value)
  expect(how?.join('\n')).toMatch(/± beside a mean: one standard deviation of single runs/)
})

it('tells of no other load where there was none', () => {
  expect(composeRevisions(makeRevisions())?.lead).toHaveLength(1)
})
