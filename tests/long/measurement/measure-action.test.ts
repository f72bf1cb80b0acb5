import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMeasure } from '../../../src/actions/measure.ts'
import { revisionComparison } from '../../../src/schema/analysis/revision-comparison.ts'
import { folderStore, refusingStore } from '../../actions/folder-store.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

async function open(env: NodeJS.ProcessEnv = {}) {
  const temporary = await makeFolder()
  const store = folderStore(join(await makeFolder(), 'artifacts'))
  const lock = join(temporary, 'host.lock')
  const { context } = makeContext({ PATH: process.env.PATH, RUNNER_TEMP: temporary, GREENML_HOST_LOCK: lock, ...env })
  return { store, context: { ...context, openArtifacts: async () => store } }
}

const GIVEN = { command: '/usr/bin/python3 train.py', metric: 'f1=([0-9.]+)', repetitions: 2, warmup: 0 }

async function makeMerge(base: string, head: string) {
  const repository = await makeRepository('toy', { 'train.py': base })
  await repository.commit({ 'train.py': head })
  return repository.folder
}

describeInBubblewrap('actions/measure', () => {
  it('measures the last commit against the one before, and leaves the finding as an artifact', async () => {
    const workingDirectory = await makeMerge('print("f1=0.9")\n', 'print("f1=0.905")\n')
    const { store, context } = await open()
    const outputs = await runMeasure({ ...GIVEN, workingDirectory, failOn: 'accuracy,success' }, context)
    expect(outputs).toMatchObject({ metric: 'as-good', verdict: 'too-few-runs' })
    const taken = await makeFolder()
    for (const artifact of await store.list()) await store.download(artifact, taken)
    const json: unknown = JSON.parse(await readFile(join(taken, 'greenml-measure.json'), 'utf8'))
    expect(revisionComparison.parse(json)).toMatchObject({ base: { revision: 'HEAD^' }, head: { revision: 'HEAD' } })
    expect(await readFile(join(taken, 'greenml-measure.md'), 'utf8')).toContain('f1')
  })

  it('ends with its report as a file on a server that takes no artifacts', async () => {
    const workingDirectory = await makeMerge('print("f1=0.9")\n', 'print("f1=0.5")\n')
    const { context } = await open({ RUNNER_NAME: 'rack-7' })
    const { lines, ...rest } = makeContext(context.env)
    const refusing = { ...rest.context, openArtifacts: async () => refusingStore() }
    const ended = await runMeasure({ ...GIVEN, workingDirectory, failOn: 'accuracy' }, refusing)
    expect(ended).toMatchObject({ outputs: { metric: 'worse', 'artifact-id': '' }, fault: { exitCode: 1 } })
    const outputs = 'outputs' in ended && typeof ended.outputs === 'object' ? ended.outputs : {}
    expect(await readFile(String(outputs['report-path']), 'utf8')).toContain('f1')
    expect(lines.join('\n')).toMatch(/GHES.* on rack-7/)
  })

  it('fails where a condition is met, with its outputs set', async () => {
    const workingDirectory = await makeMerge('print("f1=0.9")\n', 'print("f1=0.5")\n')
    const { context } = await open()
    const ended = await runMeasure({ ...GIVEN, workingDirectory, failOn: 'accuracy', artifacts: false }, context)
    expect(ended).toMatchObject({ outputs: { metric: 'worse' }, fault: { exitCode: 1 } })
  })
})

it('does not follow a link of the pull request to another folder', async () => {
  const other = await makeMerge('print("f1=0.9")\n', 'print("f1=0.5")\n')
  const checkout = await makeFolder({ 'inner/x': '' })
  await symlink(other, join(checkout, 'link'))
  await symlink('..', join(checkout, 'inner', 'link'))
  const { context } = await open({ GITHUB_WORKSPACE: checkout })
  for (const workingDirectory of ['link', 'link/.', './link', 'inner/link', '..', 'nowhere'])
    await expect(runMeasure({ ...GIVEN, workingDirectory }, context)).rejects.toMatchObject({ name: 'UserError' })
})

describeInBubblewrap('a folder of the checkout', () => {
  it('is measured by its name', async () => {
    const checkout = await makeMerge('print("f1=0.9")\n', 'print("f1=0.905")\n')
    const { context } = await open({ GITHUB_WORKSPACE: checkout })
    expect(await runMeasure({ ...GIVEN, artifacts: false }, context)).toMatchObject({ metric: 'as-good' })
  })
})

it('refuses a key beside code of strangers, and a command that only a shell reads', async () => {
  const { context } = await open({ OPENAI_API_KEY: 'sk-0123456789' })
  await expect(runMeasure(GIVEN, context)).rejects.toMatchObject({ exitCode: 3 })
  const { context: plain } = await open()
  await expect(runMeasure({ command: 'python "a b.py"' }, plain)).rejects.toThrow('one word a line')
  await expect(runMeasure({}, plain)).rejects.toThrow("Input 'command' is missing")
})
