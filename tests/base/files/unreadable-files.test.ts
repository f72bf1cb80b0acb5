import { chmod } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { makeFolder } from '../../support/temporary.ts'
import { asUser, PLAIN_UID, whyNotPlainUser } from '../../support/users.ts'

const FILES = resolve('src/base/files')
/** Does each in turn, and prints what it is refused with. */
const TRY = `
  const { copyTree } = await import(${JSON.stringify(join(FILES, 'copy-tree.ts'))})
  const { listBelow, readBelow } = await import(${JSON.stringify(join(FILES, 'untrusted-files.ts'))})
  const [folder, file] = process.argv.slice(1)
  for (const attempt of [() => copyTree(folder, process.env.TO + '/a'), () => copyTree(file, process.env.TO + '/b'),
                         () => listBelow(folder, 'closed'), () => readBelow(file, 'closed.txt')])
    await attempt().then(() => console.log('done'), (error) => console.log(error.message))
`

it('are told by the path that their user knows, and not by the one that the system found them by', async (test) => {
  const reason = await whyNotPlainUser()
  if (reason !== null) return test.skip(reason)
  const folder = await makeFolder({ 'closed/a.txt': '' })
  const file = await makeFolder({ 'closed.txt': '' })
  const to = await makeFolder()
  for (const each of [folder, file]) await chmod(each, 0o755)
  await chmod(to, 0o777)
  await chmod(join(folder, 'closed'), 0)
  await chmod(join(file, 'closed.txt'), 0)
  const [program = '', ...args] = [
    ...asUser(PLAIN_UID),
    process.execPath,
    '--input-type=module',
    '-e',
    TRY,
    folder,
    file,
  ]
  const { stdout } = await runCommand(program, args, { env: { ...process.env, TO: to } })
  const [inFolder, inFile] = [join(folder, 'closed'), join(file, 'closed.txt')]
  expect(stdout.trim().split('\n')).toEqual(
    [inFolder, inFile, inFolder, inFile].map((path) => `${path} can't be read: this user may not.`),
  )
})
