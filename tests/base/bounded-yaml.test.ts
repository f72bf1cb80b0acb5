import { expect, it } from 'vitest'
import { z } from 'zod'
import { readYaml } from '../../src/base/files/files.ts'
import { makeFolder } from '../support/temporary.ts'

const N = 150_000

/** Each took a parser seconds to minutes, its memory or its stack. */
it.each(
  Object.entries({
    'maps in maps': ': '.repeat(N),
    'lists in lists': '- '.repeat(N),
    'flow in flow': '['.repeat(N),
    'many names': Array.from({ length: N }, (_, index) => `k${index}: 1`).join('\n'),
    'many anchors': Array.from({ length: N }, (_, index) => `- &a${index} x`).join('\n'),
    'one long block': `a: |\n${'\n'.repeat(N)}`,
    'keys that are maps': '? '.repeat(N),
  }),
)('refuses YAML that is longer than a person writes: %s', async (_, text) => {
  const folder = await makeFolder({ 'models.yaml': text })
  await expect(readYaml(`${folder}/models.yaml`, z.unknown(), 'none', folder)).rejects.toThrow(/is longer than the/)
})

it.each(
  Object.entries({
    'aliases of aliases': ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
      .concat(Array.from({ length: 11 }, (_, each) => `a${each + 1}: &a${each + 1} [${`*a${each}, `.repeat(9)}]`))
      .join('\n'),
    'lists in lists': '['.repeat(N / 2),
    'lists in lists, by lines': '- '.repeat(N / 4),
  }),
)('is not exhausted by a short one: %s', async (_, text) => {
  const folder = await makeFolder({ 'models.yaml': text })
  await expect(readYaml(`${folder}/models.yaml`, z.unknown(), 'none', folder)).rejects.toThrow(/is not YAML: /)
})
