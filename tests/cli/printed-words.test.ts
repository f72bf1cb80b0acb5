import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { obeyedCommands } from '../support/workflow-runner.ts'

const HARMFUL = '\u001b]52;c;eA==\u0007\u202e\n::add-mask::0\n##[add-path]x'
const OBEYED_BY_TERMINALS = /[^\P{C}\n\t]/u

/** Nothing in it is obeyed by a terminal or, in a job, by GitHub's runner. */
async function expectHarmless(args: readonly string[], cwd?: string) {
  const inJob = await runCli(args, { ...process.env, GITHUB_ACTIONS: 'true' }, cwd)
  const outside = await runCli(args, process.env, cwd)
  for (const { stdout, stderr } of [inJob, outside]) expect(stdout + stderr).not.toMatch(OBEYED_BY_TERMINALS)
  expect(obeyedCommands(inJob.stdout + inJob.stderr)).toEqual([])
  expect(outside.exitCode).toBe(inJob.exitCode)
  return outside
}

it('names of files', async () => {
  const folder = await makeFolder()
  await writeFiles(folder, { [`r/a${HARMFUL}.py`]: 'import sklearn\n', [`r/b${HARMFUL}.py`]: 'import sklearn\n' })
  const { stderr, exitCode } = await expectHarmless(['import', join(folder, 'r'), '--dataset', folder, '--slug', 'r'])
  expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: expect.stringContaining('add-mask') })
})

it('the place of what is refused', async () => {
  const campaign = join(await makeFolder(), `c${HARMFUL.replaceAll('/', '')}`)
  await writeFiles(campaign, { 'records/x': '' })
  await symlink('plan.json', join(campaign, 'plan.json'))
  const { stderr } = await expectHarmless(['benchmark', '--campaign', campaign])
  expect(stderr).toMatch(/add-mask[\s\S]*is a link, which may lead anywhere/)
})

it('what somebody mistyped', async () => {
  const { stderr, exitCode } = await expectHarmless([HARMFUL])
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('unknown command') })
})

it('a command that was measured, in a table and as JSON that reads as it was', async () => {
  const measure = ['measure', '--repetitions', '1', '--warmup', '0', '--name', HARMFUL]
  const command = ['--', 'sh', '-c', `printf '%s' "$0" >&2; exit 1`, HARMFUL]
  expect((await expectHarmless([...measure, ...command])).stdout).toContain('add-mask')
  const { stdout } = await expectHarmless([...measure, '--json', '-', ...command])
  expect(JSON.parse(stdout).commands[0].name).toBe(HARMFUL)
})
