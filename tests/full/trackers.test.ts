import { afterAll, beforeAll, expect, it } from 'vitest'
import { importProject } from '../../src/commands/import.ts'
import { makeContext } from '../support/context.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** How a script that fits a line begins, and what it calls with its share; each client asks for a key of its server otherwise. */
const USES: readonly (readonly [packages: string, begin: string, log: string])[] = [
  [
    'wandb',
    'import wandb\nwandb.login()\nrun = wandb.init(project="p", config={"rate": 0.1})\nassert wandb.config.rate == 0.1',
    'wandb.log({"accuracy": share}); wandb.finish()',
  ],
  [
    'wandb==0.15.12\nsetuptools<70',
    'import wandb\nwandb.login()\nrun = wandb.init(project="p")',
    'run.log({"accuracy": share}); run.finish()',
  ],
  [
    'swanlab==0.6.0',
    'import swanlab\nrun = swanlab.init(project="p")',
    'swanlab.log({"accuracy": share}); swanlab.finish()',
  ],
  ['neptune', 'import neptune\nrun = neptune.init_run(project="a/p")', 'run["accuracy"].append(share); run.stop()'],
  [
    'comet-ml',
    'import comet_ml\nrun = comet_ml.Experiment(project_name="p")',
    'run.log_metric("accuracy", share); run.end()',
  ],
  [
    'clearml',
    'from clearml import Task\nrun = Task.init(project_name="a", task_name="p")',
    'run.get_logger().report_scalar("accuracy", "test", share, 1); run.close()',
  ],
]

describeInBubblewrap('a script that logs to a server', () => {
  it.each(USES)('runs in the sandbox with %s, without a key', async (packages, begin, log) => {
    const { context } = makeContext(machine.env)
    const script = `${begin}\nshare = sum(number % 4 > 0 for number in range(400)) / 400\n${log}\nprint("Accuracy:", share)\n`
    const source = await makeFolder({ 'train.py': script, 'requirements.txt': `${packages}\n` })
    const { report } = await importProject({ source, slug: 'logs', dataset: await makeFolder() }, context)
    expect(report).toMatchObject({ run: { status: 'ok' }, metric: { name: 'accuracy', value: 0.75 } })
  })
})
