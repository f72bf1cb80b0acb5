import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CommandContext } from '../../src/base/context.ts'
import { finetune } from '../../src/commands/mlbench/finetune.ts'
import { serve } from '../../src/commands/serve.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

type Start = (folder: string, context: CommandContext) => Promise<unknown>

it('refuses a folder that holds no model before it makes an environment', async () => {
  const folder = await makeFolder({ 'bin/uv': '#!/bin/sh\nexit 1\n', 'empty/README': '' })
  await chmod(join(folder, 'bin/uv'), 0o755)
  const { context } = makeContext({ PATH: join(folder, 'bin'), GREENML_CACHE: join(folder, 'cache') })
  const model = join(folder, 'empty')
  await expect(serve({ model }, context, () => {})).rejects.toThrow(`${model} is no model: there is no config.json`)
  expect(await readdir(folder)).not.toContain('cache')
})

it.each<readonly [string, Start]>([
  ['serve', (_, context) => serve({ model: 'nope' }, context, () => {})],
  ['serve', (folder, context) => serve({ model: join(folder, 'nope') }, context, () => {})],
  ['mlbench finetune', (folder, context) => finetune({ data: folder, model: 'nope', out: folder }, context)],
])('%s refuses a model that is nowhere before it makes an environment', async (_, start) => {
  const folder = await makeFolder({ 'bin/uv': '#!/bin/sh\nexit 1\n', 'train.jsonl': '' })
  await chmod(join(folder, 'bin/uv'), 0o755)
  const { context } = makeContext({ PATH: join(folder, 'bin'), GREENML_CACHE: join(folder, 'cache') })
  await expect(start(folder, context)).rejects.toThrow('and the hub has no such names')
  expect(await readdir(folder)).not.toContain('cache')
})
