import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMeasure } from '../../../src/actions/measure.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { comment, FORK, finishedRun, SHA } from '../../github/pull-requests.ts'
import { makeContext } from '../../support/context.ts'
import { startFakeGitHub } from '../../support/fake-github/server.ts'
import { makeRepository } from '../../support/git.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

/** So much slower that six rounds tell it on a machine whose processors change their pace by a third from round to round. */
const SLOWER = 4
const TURNS = 2_000_000

const work = (turns: number) => `total = 0\nfor turn in range(${turns}):\n    total += turn * turn\nprint("f1=0.9")\n`

describeInBubblewrap('a pull request that is slower', () => {
  it('fails its check, and is told so in one comment with ratio and interval, and without joules that nobody measured', async () => {
    const repository = await makeRepository('toy', { 'train.py': work(TURNS) })
    await repository.commit({ 'train.py': work(TURNS * SLOWER) })
    const temporary = await makeFolder()
    const lock = join(temporary, 'host.lock')
    const { context } = makeContext({ PATH: process.env.PATH, RUNNER_TEMP: temporary, GREENML_HOST_LOCK: lock })
    const store = folderStore(join(await makeFolder(), 'artifacts'))
    const given = { command: '/usr/bin/python3 train.py', metric: 'f1=([0-9.]+)', repetitions: 6, warmup: 1 }
    const asked = { ...given, workingDirectory: repository.folder, failOn: 'cpu:10%,accuracy' }
    const ended = await runMeasure(asked, { ...context, openArtifacts: async () => store })
    expect(ended).toMatchObject({ outputs: { verdict: 'more', metric: 'as-good' }, fault: { exitCode: 1 } })

    await using github = await startFakeGitHub()
    github.state.addPull({ number: 3, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
    const event = { name: 'workflow_run', payload: finishedRun() }
    for (let push = 0; push < 2; push++) await comment(github, event, store, { artifactName: 'greenml-measure' })
    expect(github.state.comments).toHaveLength(1)
    const [told] = github.state.comments.map(({ body }) => body)
    expect(told).toMatch(/(?:\d+ % more|\d(?:\.\d+)? times as much) CPU time.*×\d\.\d+–\d\.\d+/)
    expect(told).toMatch(/same f1/)
    expect(told).toContain('energy not measured')
    expect(told).not.toMatch(/\d J\b/)
  }, 120_000)
})
