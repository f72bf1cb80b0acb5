import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildFilter, buildProfile } from '../../scripts/build-seccomp.ts'
import { OWN_PYTHON } from '../../src/base/processes/own-python.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { SECCOMP_PROFILE, seccompFile } from '../../src/sandbox/seccomp.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'

it.each(['x64', 'arm64'] as const)('has the filter that its description makes: %s', async (architecture) => {
  const committed = await readFile(seccompFile(architecture) ?? '')
  expect(committed.equals(buildFilter(architecture))).toBe(true)
})

it('has the same filter as container engines take it', async () => {
  expect(await readFile(SECCOMP_PROFILE, 'utf8')).toBe(buildProfile())
})

describeInBubblewrap('the filter of this processor', () => {
  const filter = seccompFile()
  it.runIf(filter !== null)("keeps the kernel's log even from root, whom every host lets read it", async () => {
    const read = 'import ctypes; print(ctypes.CDLL(None).klogctl(3, ctypes.create_string_buffer(64), 64))'
    const bubblewrap = ['bwrap', '--dev-bind', '/', '/', '--seccomp', '9', OWN_PYTHON, '-c', read]
    const { stdout } = await runCommand('/bin/sh', ['-c', 'exec "$@" 9<"$0"', filter ?? '', ...bubblewrap])
    expect(stdout).toBe('-1\n')
  })
})

it('has none for a processor that nobody described', () => {
  expect(seccompFile('riscv64')).toBe(null)
})
