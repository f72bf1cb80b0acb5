import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'

const MODULE = pathToFileURL('src/base/processes/process-limits.ts').href

describe('limits of a process', () => {
  it.runIf(process.platform === 'linux')("keep to a lower one of the caller's, which none may raise", async () => {
    const code = `import { limitedTo } from '${MODULE}'
console.log(limitedTo({ data: 4_000_000_000, fsize: 5_000_000, core: 0, nproc: 7 }).join(' '))`
    const node = [process.execPath, '--no-warnings', '--input-type=module', '-e', code]
    const { stdout } = await runCommand('prlimit', ['--data=3000000000', '--fsize=unlimited', ...node])
    expect(stdout.trim()).toBe('/usr/bin/prlimit --data=3000000000 --fsize=5000000 --core=0 --nproc=7')
  })
})
