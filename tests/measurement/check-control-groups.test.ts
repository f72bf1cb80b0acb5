import { expect, it } from 'vitest'
import { checkControlGroups } from '../../src/measurement/check-control-groups.ts'
import { behindGate, Launcher } from '../../src/measurement/launcher.ts'
import { makeFolder } from '../support/temporary.ts'

/** Whether a launcher can make control groups that limit memory here. */
async function canLimitMemory(): Promise<boolean> {
  await using launcher = new Launcher()
  const { memorySampled } = await launcher.run({
    argv: behindGate(['true']),
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
    stdout: '/dev/null',
    stderr: '/dev/null',
    timeoutSeconds: 10,
    counters: [],
    limits: {},
    bounds: { memoryBytes: 1024 ** 3 },
  })
  return memorySampled === null
}

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
