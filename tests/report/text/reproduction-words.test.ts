import { expect, it } from 'vitest'
import { renderReproduction } from '../../../src/report/text/reproduction-words.ts'
import { REPRODUCTION_VERSION, type Reproduction } from '../../../src/schema/campaign/reproduction.ts'
import type { RunRecord } from '../../../src/schema/measurement/record.ts'
import { makePlan, makeRecords } from '../../analysis/factory.ts'

it('speaks of the same metric only where there is one', () => {
  const [record] = makeRecords(makePlan(), () => ({}))
  if (record === undefined) return expect.fail()
  const command: Reproduction['command'] = {
    workingDirectory: '/project',
    words: ['python', 'main.py'],
    pythonPath: [],
    script: null,
    limits: { wallSeconds: 60, memoryBytes: 2 ** 31 },
  }
  const told = (again: RunRecord) =>
    renderReproduction({
      schemaVersion: REPRODUCTION_VERSION,
      campaign: 'c',
      toolVersion: '0.1.0',
      command,
      record: again,
      again,
      isAlike: true,
    })
  expect(told(record)).toMatch(/✔ It ended alike, with the same metric\.$/)
  expect(told({ ...record, status: 'failed', metric: null })).toMatch(/✔ It ended alike\.$/)
})
