import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCopied } from '../../../src/measurement/command/command-folders.ts'
import { gitIn, keepInGit } from '../../support/git.ts'
import { makeFolder } from '../../support/temporary.ts'

it("copies a project's own files called config, and no settings of a git repository, whatever its name", async () => {
  const detector = ['HEAD', 'objects/cat.json', 'config'].map((name) => [`detector/${name}`, ''])
  const folder = await makeFolder(Object.fromEntries([['config', ''], ...detector]))
  await keepInGit(folder)
  await gitIn(folder, 'clone', '--quiet', '--bare', '.', 'store')
  await gitIn(folder, 'worktree', 'add', '--quiet', '--detach', 'other')
  const copied = async (paths: readonly string[]) => Promise.all(paths.map((path) => isCopied(join(folder, path))))
  expect(await copied(['config', 'detector/config', '.git/HEAD'])).toEqual([true, true, true])
  const settings = ['.git/config', '.git/config.worktree', '.git/worktrees/other/config.worktree', 'store/config']
  expect(await copied(settings)).toEqual([false, false, false, false])
})
