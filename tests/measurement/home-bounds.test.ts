import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HomeTemplates } from '../../src/measurement/home.ts'
import { openLauncher } from '../support/launch.ts'
import { bubblewrap, describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'

const MIB = 1024 ** 2

/** An environment whose interpreter is hostile, as a package's start-up hook makes it. */
async function makeEnvironment(script: string) {
  const folder = await makeFolder({ 'bin/python': `#!/bin/sh\n${script}\n` })
  const python = join(folder, 'bin', 'python')
  await chmod(python, 0o755)
  await chmod(folder, 0o755)
  return { folder, python, basePrefix: '/usr', pythonVersion: '3', lockHash: '0' }
}

describeInBubblewrap('a home with caches', () => {
  it('is filled within bounds: no file without end, no processes without end', async () => {
    const script = [
      'head -c 200000000 /dev/zero > "$HOME/flood"',
      'for i in $(seq 2000); do sleep 3600 & done 2>/dev/null',
      'sleep 3600', // it can't be started either, or this test never ends
    ].join('\n')
    await using homes = new HomeTemplates(openLauncher())
    const seed = await homes.get(await makeEnvironment(script), bubblewrap())
    expect((await stat(join(seed, 'flood'))).size).toBeLessThanOrEqual(64 * MIB)
  })
})
