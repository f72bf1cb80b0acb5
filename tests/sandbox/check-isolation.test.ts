import { expect, it } from 'vitest'
import { checkIsolation } from '../../src/sandbox/check-isolation.ts'
import { type FoundSandbox, noSandbox } from '../../src/sandbox/choose-sandbox.ts'

const works: FoundSandbox = { sandbox: noSandbox }
const podman: FoundSandbox = { sandbox: noSandbox, engine: 'podman' }
const lacking = (reason: string): FoundSandbox => ({ sandbox: null, reason })
const noBubblewrap = lacking('bubblewrap is not installed')
const noEngine = lacking('neither podman nor docker is installed')

it.each([
  [works, podman, 'works', 'works', []],
  [works, noEngine, 'works', 'absent', []],
  [noBubblewrap, podman, 'missing', 'works', []],
  [noBubblewrap, noEngine, 'missing', 'missing', ['bubblewrap']],
] as const)('asks a runner for one of the two: %#', async (bubblewrap, container, first, second, lacks) => {
  const findings = await checkIsolation(async () => [bubblewrap, container])
  expect(findings.map(({ name, state }) => [name, state])).toEqual([
    ['bubblewrap', first],
    ['container', second],
  ])
  const needed = findings.filter(({ state, runnerNeeds }) => runnerNeeds && state !== 'works')
  expect(needed.map(({ name }) => name)).toEqual(lacks)
})

it('names the packages to install, and why an engine that is there does not work', async () => {
  const [bubblewrap, container] = await checkIsolation(async () => [noBubblewrap, noEngine])
  expect(bubblewrap?.fix).toEqual(['sudo apt-get install bubblewrap'])
  expect(container?.fix?.[0]).toContain('apt-get install podman')
  const [, broken] = await checkIsolation(async () => [works, lacking('podman does not work here: no subuid')])
  expect(broken).toMatchObject({ says: 'podman does not work here: no subuid' })
})
