import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { buildTasks } from '../../../src/commands/mlbench/build.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

const EXAMPLE = join(PACKAGE_ROOT, 'docs', 'ml-bench-example')
const ROWS = join(EXAMPLE, 'dataset', 'ml-bench', 'nearest', 'rows.jsonl')
const options = async () => ({
  repository: 'nearest',
  repositories: join(EXAMPLE, 'repositories'),
  dataset: join(EXAMPLE, 'dataset'),
  instructions: join(EXAMPLE, 'instructions.jsonl'),
  each: 4,
  out: await makeFolder(),
})

describeInBubblewrap('the example of building tasks', () => {
  it('gives the committed rows, runs their right answers, and leaves out what fails the test', async () => {
    const { build, file } = await buildTasks(await options(), makeContext().context)
    expect(build).toMatchObject({ drawn: 8, kept: 7, golds: { passed: 7, notRun: 0 } })
    expect(build?.left).toMatchObject([{ id: 8, fault: 'value-not-in-instruction', parameters: ['neighbours'] }])
    expect(await readFile(file ?? '', 'utf8')).toBe(await readFile(ROWS, 'utf8'))
  })

  it('leaves out a task whose right answer fails when it is run', async () => {
    const own = await options()
    const text = await readFile(join(EXAMPLE, 'dataset', 'ml-bench', 'nearest', 'templates.yaml'), 'utf8')
    const templates = join(
      await makeFolder({ 't.yaml': text.replace("metric='{{metric}}'", "norm='{{metric}}'") }),
      't.yaml',
    )
    const { build } = await buildTasks({ ...own, templates }, makeContext().context)
    expect(build).toMatchObject({ kept: 4, golds: { passed: 4, notRun: 0 } })
    expect(build?.left.filter(({ fault }) => fault === 'gold-failed').map(({ id, reason }) => [id, reason])).toEqual([
      [5, 'exit'],
      [6, 'exit'],
      [7, 'exit'],
    ])
  })
})
