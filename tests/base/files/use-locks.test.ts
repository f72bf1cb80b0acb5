import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdUse, readUses, removeUnused } from '../../../src/base/files/use-locks.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { makeFolder } from '../../support/temporary.ts'

const MODULE = join(import.meta.dirname, '../../../src/base/files/use-locks.ts')

/** Another process that holds an environment until it is killed; it prints a word when it does. */
function startUser(cache: string, name: string, project: string) {
  const code = `import { holdUse } from ${JSON.stringify(MODULE)}
await holdUse(${JSON.stringify(cache)}, '${name}', '${project}')
console.log('held')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { holds: once(child.stdout, 'data'), kill: () => child.kill('SIGKILL') }
}

it('tells who uses an environment by a lock, which ends with a process that is killed', async () => {
  const cache = await makeFolder()
  expect(await readUses(cache)).toEqual(new Map())
  const before = Date.now() - 1000
  const users = [startUser(cache, 'shared', 'b'), startUser(cache, 'shared', 'a')]
  await Promise.all(users.map(({ holds }) => holds))
  await holdUse(cache, 'mine', 'c')
  await holdUse(cache, 'mine', 'c')
  const uses = await readUses(cache)
  expect([...uses].map(([name, { isInUse, projects }]) => [name, isInUse, projects])).toEqual([
    ['mine', true, ['c']],
    ['shared', true, ['a', 'b']],
  ])
  expect(uses.get('shared')?.lastUsed).toBeGreaterThan(before)

  users[0]?.kill()
  let removals = 0
  const remove = () => removeUnused(cache, 'shared', async () => void removals++)
  expect(await remove()).toBe(false)
  users[1]?.kill()
  await expect.poll(remove, { timeout: 20_000 }).toBe(true)
  expect(removals).toBe(1)
  expect(await readdir(join(cache, 'in-use'))).toEqual(['mine'])
})

it('lets nobody begin to use what is being removed, and gives who waits a lock that counts', async () => {
  const cache = await makeFolder()
  let user: ReturnType<typeof startUser> | undefined
  let isHeldMeanwhile = false
  await removeUnused(cache, 'one', async () => {
    user = startUser(cache, 'one', 'p')
    void user.holds.then(() => {
      isHeldMeanwhile = true
    })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(isHeldMeanwhile).toBe(false)
  })
  await user?.holds
  expect((await readUses(cache)).get('one')).toMatchObject({ isInUse: true, projects: ['p'] })
})

it('does not keep a process from ending', async () => {
  const cache = await makeFolder()
  const code = `import { holdUse, readUses } from ${JSON.stringify(MODULE)}
await holdUse(${JSON.stringify(cache)}, 'one')
console.log((await readUses(${JSON.stringify(cache)})).get('one').isInUse)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [[said], [exitCode]] = await Promise.all([once(child.stdout, 'data'), once(child, 'exit')])
  expect([String(said), exitCode]).toEqual(['true\n', 0])
  expect((await readUses(cache)).get('one')?.isInUse).toBe(false)
})

it('is told where a lock can not be had', async () => {
  const cache = await makeFolder()
  await writeFile(join(cache, 'in-use'), '')
  await expect(holdUse(cache, 'one')).rejects.toMatchObject({ name: 'UserError' })
})

it('waits for no pipe that lies among its files', { timeout: 10_000 }, async () => {
  const cache = await makeFolder()
  await holdUse(cache, 'one')
  await runCommand('mkfifo', [join(cache, 'in-use', 'two')])
  const code = `import { readUses } from ${JSON.stringify(MODULE)}
console.log([...(await readUses(${JSON.stringify(cache)})).keys()].join())
process.exit()`
  const { stdout } = await runCommand(process.execPath, ['--input-type=module', '--eval', code], { timeoutSeconds: 5 })
  expect(stdout).toBe('one\n')
})
