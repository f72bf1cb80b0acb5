import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'

it('makes the demo as the README says: the last line is the path of a report', async () => {
  const { exitCode, stdout, stderr } = await runCommand('npm', ['run', 'demo'], { cwd: PACKAGE_ROOT })
  const path = join(PACKAGE_ROOT, stdout.trimEnd().split('\n').at(-1) ?? '')
  try {
    expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(path).toMatch(/campaigns\/demo-\d{8}-\d{6}\/report\/index\.html$/)
    expect(existsSync(path)).toBe(true)
  } finally {
    if (/\/campaigns\/demo-[\d-]+\//.test(path)) await rm(dirname(dirname(path)), { recursive: true, force: true })
  }
})
