import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { OPERATOR_NOTES, readOperatorFlops } from '../../src/measurement/instruments/operator-flops.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import { flopsReading } from '../../src/schema/measurement/record.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const FOLDER = OPERATOR_NOTES.environment.GREENML_FLOPS ?? ''
const FAKE_TORCH = join(import.meta.dirname, 'fake_torch')

/** Runs a script with the counter of operators before the shim of headless plotting; gives its readings. */
async function countOperators(script: string, torch: string | null = FAKE_TORCH) {
  const home = await makeFolder({ 'script.py': script })
  const shims = shimFolders('flops', 'headless')
  const ended = await runCommand(PYTHON, [join(home, 'script.py')], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: [...shims, ...(torch === null ? [] : [torch])].join(':'),
      ...OPERATOR_NOTES.environment,
    },
  })
  return { ended, home, readings: await readOperatorFlops(home) }
}

it('sums what PyTorch’s counter says, beside the other shims', async () => {
  const { ended, readings } = await countOperators(
    'import importlib.util\nimportlib.util.find_spec("torch")\nimport torch, matplotlib.pyplot as plt\nplt.plot([1])\ntorch.mm(2, 3, 4)\ntorch.relu(1000)\nprint("done")',
  )
  expect(ended).toMatchObject({ exitCode: 0, stdout: 'done\n', stderr: '' })
  expect(readings).toEqual([
    {
      kind: 'theoretical-operator',
      count: 48,
      meter: 'torch-flop-counter',
      quality: 'measured',
      counted: null,
      reason: { kind: 'operators', torch: ['2.6.0+fake'] },
    },
  ])
  expect(flopsReading.parse(readings[0])).toEqual(readings[0])
})

it('counts attention on a processor, for which PyTorch has a formula on cards alone', async () => {
  const { readings } = await countOperators('import torch\ntorch.mm(1, 1, 1)\ntorch.attend(10)')
  expect(readings).toMatchObject([{ count: 2 + 4000, quality: 'measured' }])
})

it('counts forked and spawned workers, each once', async () => {
  const { ended, readings, home } = await countOperators(`
import multiprocessing, subprocess, sys, torch
def work(): torch.mm(10, 10, 10)
if __name__ == "__main__":
    torch.mm(1, 1, 1)
    for how in ("fork", "spawn"):
        worker = multiprocessing.get_context(how).Process(target=work)
        worker.start(); worker.join()
    subprocess.run([sys.executable, "-c", "import torch; torch.mm(100, 1, 1)"], check=True)
`)
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(readings).toMatchObject([{ count: 2 + 2000 + 2000 + 200, quality: 'measured' }])
  expect(await readdir(join(home, FOLDER))).toHaveLength(4)
})

it('has no reading of a script that never imports torch', async () => {
  const { ended, readings } = await countOperators('print(1 + 1)')
  expect(ended).toMatchObject({ exitCode: 0, stdout: '2\n' })
  expect(readings).toEqual([])
})

it.each([
  ['left by os._exit', 'import os, torch\ntorch.mm(1, 1, 1)\nos._exit(0)', /ended before its total/],
  ['an older torch', 'import sys\nsys.modules["torch.utils.flop_counter"] = None\nimport torch', /can't count/],
])('is unavailable with the reason, and the script goes on: %s', async (_, script, reason) => {
  const { ended, readings } = await countOperators(script)
  expect(ended).toMatchObject({ exitCode: 0 })
  expect(readings).toMatchObject([
    {
      kind: 'theoretical-operator',
      count: null,
      quality: 'unavailable',
      reason: { kind: 'reported', detail: expect.stringMatching(reason) },
    },
  ])
})

it('leaves a script that imports no working torch as it is', async () => {
  const { ended, readings } = await countOperators(
    'try:\n    import torch\nexcept ImportError as e: print(e.name)',
    null,
  )
  if (!hasTorch) expect(ended).toMatchObject({ exitCode: 0, stdout: 'torch\n' })
  expect(readings).toHaveLength(hasTorch ? 1 : 0)
})

it('reads totals as anybody’s: no links, no other text, no pipe', async () => {
  const home = await makeFolder({ secret: '{"torch":"2","count":5,"reason":null}' })
  const folder = join(home, FOLDER)
  await writeFiles(folder, { 'good.json': '{"torch":"2","count":5,"reason":null}' })
  expect(await readOperatorFlops(home)).toMatchObject([{ count: 5 }])
  await symlink(join(home, 'secret'), join(folder, 'link.json'))
  expect(await readOperatorFlops(home)).toMatchObject([{ count: null, quality: 'unavailable' }])
  for (const text of ['{"torch":"2","count":-1,"reason":null}', '[]', 'x'.repeat(2000), '']) {
    const other = await makeFolder()
    await mkdir(join(other, FOLDER))
    await writeFile(join(other, FOLDER, 'a.json'), text)
    expect(await readOperatorFlops(other)).toMatchObject([{ count: null, quality: 'unavailable' }])
  }
  const piped = await makeFolder()
  await mkdir(join(piped, FOLDER))
  await runCommand('mkfifo', [join(piped, FOLDER, 'pipe.json')])
  expect(await readOperatorFlops(piped)).toMatchObject([{ count: null, quality: 'unavailable' }])
})

const hasTorch = (await runCommand(PYTHON, ['-c', 'import torch.utils.flop_counter'])).exitCode === 0

it.skipIf(!hasTorch)(
  `counts forward and backward with the real torch${hasTorch ? '' : ' (not run: it is not here)'}`,
  async () => {
    const { readings } = await countOperators(
      'import torch\ntorch.nn.Linear(64, 32)(torch.randn(128, 64)).sum().backward()',
      null,
    )
    expect(readings).toMatchObject([{ count: 2 * (2 * 128 * 64 * 32), quality: 'measured' }])
  },
)
