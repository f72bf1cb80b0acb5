import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { CLI } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'
import { asUser, PLAIN_UID, whyNotPlainUser } from '../support/users.ts'

const PYTHON = '/usr/bin/python3'

const run = (command: readonly string[], cwd: string, env: NodeJS.ProcessEnv) => {
  const [program = '', ...args] = [...asUser(PLAIN_UID), ...command]
  return runCommand(program, args, { cwd, env, timeoutSeconds: 50 })
}

const reason = await whyNotPlainUser()

describe.skipIf(reason !== null)(reason === null ? 'another user than root' : `not run: ${reason}`, () => {
  async function sandbox(args: readonly string[], within: readonly string[] = []) {
    const [folder, temporary] = await Promise.all([makeFolder({ 'kept/old': 'x' }), makeFolder()])
    for (const each of [folder, join(folder, 'kept'), temporary]) await chown(each, PLAIN_UID, PLAIN_UID)
    await chmod(temporary, 0o700)
    const env = { PATH: process.env.PATH, HOME: temporary, TMPDIR: temporary }
    const command = [
      ...within,
      ...CLI,
      'sandbox',
      '--sandbox',
      'bubblewrap',
      '--json',
      join(temporary, 'record.json'),
      ...args,
    ]
    const result = await run(command, folder, env)
    return { ...result, folder, record: JSON.parse(await readFile(join(temporary, 'record.json'), 'utf8')) }
  }

  it('runs code in bubblewrap, and keeps what it writes as its own', async () => {
    const code = `import os
open("kept/new", "w")
print(os.getuid(), os.path.exists("/etc/shadow"))
print([name for name in os.listdir("/proc") if name.isdigit()])
print(os.listdir("/proc/1"))
`
    const { exitCode, stdout, folder, record } = await sandbox(['--writable', 'kept', '--', PYTHON, '-c', code])
    const [who, processes = '', ofFirst] = stdout.split('\n')
    expect({ exitCode, who, ofFirst }).toEqual({ exitCode: 0, who: '65534 False', ofFirst: '[]' })
    expect(processes.split(',').length).toBeLessThanOrEqual(3)
    expect((await stat(join(folder, 'kept', 'new'))).uid).toBe(PLAIN_UID)
    expect(record).toMatchObject({ status: 'ok', sandbox: 'bubblewrap' })
  })

  it('runs code where the user may have fewer processes than a run', async () => {
    const { exitCode, record } = await sandbox(['--', '/bin/echo', 'hi'], ['prlimit', '--nproc=300'])
    expect({ exitCode, status: record.status }).toEqual({ exitCode: 0, status: 'ok' })
  })

  it('holds code to its limits without a control group', async () => {
    const flood = 'import time; block = b"x" * 10**8; time.sleep(30)'
    const { exitCode, record } = await sandbox(['--limits', 'memory=64MiB', '--', PYTHON, '-c', flood])
    expect({ exitCode, status: record.status }).toEqual({ exitCode: 137, status: 'out-of-memory' })
  })
})
