import { expect, it } from 'vitest'
import { checkIsolation } from '../../src/sandbox/check-isolation.ts'
import { type FoundSandbox, noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import type { SandboxGap } from '../../src/schema/doctor-report.ts'

const works: FoundSandbox = { sandbox: noSandbox }
const podman: FoundSandbox = { sandbox: noSandbox, engine: 'podman' }
const lacking = (gap: SandboxGap): FoundSandbox => ({ sandbox: null, gaps: [gap] })
const noBubblewrap = lacking({ kind: 'not-installed', programs: ['bubblewrap'] })
const noEngine = lacking({ kind: 'not-installed', programs: ['podman', 'docker'] })

it.each([
  [works, podman, 'works', 'works', []],
  [works, noEngine, 'works', 'absent', []],
  [noBubblewrap, podman, 'missing', 'works', []],
  [noBubblewrap, noEngine, 'missing', 'missing', ['bubblewrap']],
] as const)('asks a runner for one of the two: %#', async (bubblewrap, container, first, second, lacks) => {
  const findings = await checkIsolation(async () => [bubblewrap, container])
  expect(findings.map(({ id, state }) => [id, state])).toEqual([
    ['bubblewrap', first],
    ['container', second],
  ])
  const needed = findings.filter(({ state, runnerNeeds }) => runnerNeeds && state !== 'works')
  expect(needed.map(({ id }) => id)).toEqual(lacks)
})

it('names the packages to install, and why an engine that is there does not work', async () => {
  const [bubblewrap, container] = await checkIsolation(async () => [noBubblewrap, noEngine])
  expect(bubblewrap?.fix).toEqual(['sudo apt-get install bubblewrap'])
  expect(container?.fix?.[0]).toContain('apt-get install podman')
  const gap: SandboxGap = { kind: 'does-not-work', program: 'podman', detail: 'no subuid' }
  const [, broken] = await checkIsolation(async () => [works, lacking(gap)])
  expect(broken).toMatchObject({ fact: { kind: 'no-sandbox', gaps: [gap], replaced: true } })
  expect(broken?.fix).toBeUndefined()
})
