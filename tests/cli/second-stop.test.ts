import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { CLI } from '../support/cli.ts'
import { allGone, uniqueSeconds } from '../support/processes.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Types Ctrl-C into the terminal of a command, `times` times once it has written the file `busy`; tells how it ended. */
const TYPE = `import os, pty, sys, time
times, busy, *command = sys.argv[1:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(command[0], command)
while not os.path.exists(busy):
    time.sleep(0.05)
for _ in range(int(times)):
    os.write(terminal, b"\\x03")
    time.sleep(0.3)
deadline = time.monotonic() + 20
while time.monotonic() < deadline:
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        print(os.waitstatus_to_exitcode(status))
        break
    time.sleep(0.05)
else:
    os.kill(pid, 9)
    print("still there")
`

/** Runs greenml at a terminal with a thread of its own that computes without end once the command is under way. */
async function press(times: number, isBusy: boolean) {
  const folder = await makeFolder()
  const busy = join(folder, 'busy')
  const work = isBusy ? 'for (;;);' : ''
  const code = `import { writeFileSync } from 'node:fs'\nsetTimeout(() => { writeFileSync('${busy}', ''); ${work} }, 1500)\n`
  await writeFile(join(folder, 'busy.mjs'), code)
  const seconds = uniqueSeconds()
  const env = { ...process.env, NODE_OPTIONS: `--import ${join(folder, 'busy.mjs')}` }
  const command = [...CLI, 'measure', '--repetitions', '1', '--warmup', '0', '--', 'sleep', seconds]
  const { stdout } = await runCommand(PYTHON, ['-c', TYPE, String(times), busy, ...command], { env, cwd: folder })
  return { ended: stdout.trim(), gone: await allGone(seconds) }
}

it('ends on the second Ctrl-C even while it computes', async () => {
  expect(await press(2, true)).toEqual({ ended: '-9', gone: true })
})

it('ends in order on one Ctrl-C, and leaves nothing that watches', async () => {
  expect(await press(1, false)).toEqual({ ended: '130', gone: true })
})
