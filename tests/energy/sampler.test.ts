import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { assetPath } from '../../src/base/package.ts'
import { makeFolder } from '../support/temporary.ts'

/** Cards that take a while to read and tell for it when that began and ended. */
const SLOW_CARDS = `
import time

class Accelerators:
    def __init__(self, _arguments):
        self.devices = [{"index": index, "id": None} for index in range(4)]

    def read(self, position):
        began = time.monotonic_ns()
        time.sleep(0.02)
        return began, time.monotonic_ns()

    def others(self):
        return [None] * 4
`

const samples = z.object({ samples: z.array(z.array(z.tuple([z.int(), z.int().nullable(), z.int().nullable()]))) })

/** What comes of commands. */
async function sample(commands: string) {
  const folder = await makeFolder()
  await writeFile(join(folder, 'slow_cards.py'), SLOW_CARDS)
  const args = ['-B', assetPath('python', 'meters', 'sampler.py'), 'slow_cards', '110']
  const child = spawn('python3', args, {
    env: { ...process.env, PYTHONPATH: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(commands)
  const [, , last = ''] = (await text(child.stdout)).split('\n')
  return samples.parse(JSON.parse(last)).samples
}

it('stamps each card while it is read, however many stand before it', async () => {
  const taken = await sample('be')
  expect(taken.map(({ length }) => length)).toEqual([4, 4])
  for (const [stamp, began, ended] of taken.flat()) {
    expect(stamp).toBeGreaterThanOrEqual(began ?? Number.POSITIVE_INFINITY)
    expect(stamp).toBeLessThanOrEqual(ended ?? 0)
  }
})

it('reads the cards that are shown and no other', async () => {
  const taken = await sample('s1,3\nbe')
  const read = taken.map((cards) => cards.map(([, began]) => began !== null))
  expect(read).toEqual([
    [false, true, false, true],
    [false, true, false, true],
  ])
})
