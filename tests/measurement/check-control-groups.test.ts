import { expect, it } from 'vitest'
import { checkControlGroups } from '../../src/measurement/check-control-groups.ts'
import { canLimitMemory } from '../sandbox/attacked-host.ts'
import { makeFolder } from '../support/temporary.ts'

it('tells whether the kernel holds runs to their memory here', async () => {
  expect((await checkControlGroups()).state).toBe((await canLimitMemory()) ? 'works' : 'missing')
})

it('says why not, and what mends it where systemd is there', async () => {
  const without = { controlGroup: false }
  expect(await checkControlGroups(without, await makeFolder())).toMatchObject({
    state: 'missing',
    fact: { kind: 'memory-sampled', reason: { kind: 'not-asked' } },
    fix: [expect.stringContaining('systemd-run --user --scope')],
  })
  expect(await checkControlGroups({ python: '/no/such/python3' })).toMatchObject({
    state: 'missing',
    fact: { kind: 'memory-untried', detail: expect.stringContaining('/no/such/python3 is not installed') },
  })
  expect((await checkControlGroups(without, '/no/such/folder')).fix).toBeUndefined()
})
