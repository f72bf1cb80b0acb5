import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildFilter } from '../../scripts/build-seccomp.ts'
import { seccompFile } from '../../src/sandbox/seccomp.ts'

it.each(['x64', 'arm64'] as const)('has the filter that its description makes: %s', async (architecture) => {
  const committed = await readFile(seccompFile(architecture) ?? '')
  expect(committed.equals(buildFilter(architecture))).toBe(true)
})

it('has none for a processor that nobody described', () => {
  expect(seccompFile('riscv64')).toBe(null)
})
