import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMeasure } from '../../src/actions/measure.ts'
import type { FailedAction } from '../../src/actions/run-action.ts'
import { makeContext } from '../support/context.ts'
import { makeRepository } from '../support/git.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'

const PULL_REQUESTS = 20
const MOST_FALSE_ALARMS = 1

/** A quarter of a second of arithmetic. */
const TRAIN = 'total = 0\nfor turn in range(1_500_000):\n    total += turn * turn\nprint("f1=0.9")\n'

describeInBubblewrap('pull requests that change nothing of what runs', () => {
  it(`fail their check once in ${PULL_REQUESTS} at most`, async () => {
    const found: string[] = []
    for (let pull = 1; pull <= PULL_REQUESTS; pull++) {
      const repository = await makeRepository('toy', { 'train.py': TRAIN })
      await repository.commit({ 'README.md': `Words ${pull}\n` })
      const temporary = await makeFolder()
      const lock = join(temporary, 'host.lock')
      const { context } = makeContext({ PATH: process.env.PATH, RUNNER_TEMP: temporary, GREENML_HOST_LOCK: lock })
      const given = { command: '/usr/bin/python3 train.py', metric: 'f1=([0-9.]+)', environment: 'existing' as const }
      const ended = await runMeasure(
        { ...given, workingDirectory: repository.folder, failOn: 'cpu,wall,accuracy', artifacts: false },
        { ...context, openArtifacts: () => Promise.reject(new Error('no artifacts here')) },
      )
      const isFailed = (each: typeof ended): each is FailedAction => typeof each.outputs === 'object'
      const failed = isFailed(ended)
      const outputs = failed ? ended.outputs : ended
      const { verdict, ratio } = outputs
      found.push(`${verdict} ×${ratio}${failed ? ' failed' : ''}`)
    }
    const load = loadavg().map((each) => each.toFixed(1))
    process.stdout.write(`load ${load.join(' ')} on ${availableParallelism()} processors:\n${found.join('\n')}\n`)
    expect(found.filter((each) => each.endsWith('failed')).length).toBeLessThanOrEqual(MOST_FALSE_ALARMS)
  })
})
