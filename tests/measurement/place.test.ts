import { cpus } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'

it.skipIf(cpus().length < 2)(
  'bounds the processor time of a run by all processors, not by what this process may use of them',
  async () => {
    const module = join(import.meta.dirname, '../../src/measurement/place.ts')
    const code = `import { mostCpuSeconds } from ${JSON.stringify(module)}; console.log(mostCpuSeconds({ wallSeconds: 1.5 }))`
    const words = ['-c', '0', process.execPath, '--input-type=module', '--eval', code]
    expect((await runCommand('taskset', words)).stdout).toBe(`${2 * cpus().length}\n`)
  },
)
