import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { validate } from '../../src/commands/validate.ts'
import { loadModels } from '../../src/dataset/load-models.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

/** The first block of YAML in a document that begins so. */
async function readBlock(path: string, start: string): Promise<string> {
  const text = await readFile(join(PACKAGE_ROOT, path), 'utf8')
  const blocks = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  return blocks.find((block) => block.trimStart().startsWith(start)) ?? expect.fail()
}

it('the manifest that is shown to who writes one by hand is whole', async () => {
  const shown = await readBlock('dataset/README.md', 'schemaVersion')
  const rows = ['area,rent', ...Array.from({ length: 800 }, (_, row) => `${row},${2 * row}`)].join('\n')
  const licence = await readFile(join(PACKAGE_ROOT, 'LICENSE'), 'utf8')
  const dataset = await makeFolder({
    'projects/rent/project.yaml': shown.replaceAll(/^ {3}/gm, ''),
    'projects/rent/requirements.lock': '',
    'projects/rent/source/requirements.txt': '',
    'projects/rent/source/fit.py': 'print(open("rent.csv").read())\n',
    'projects/rent/source/rent.csv': `${rows}\n`,
    'projects/rent/source/LICENSE': licence,
  })
  const { text } = await validate({ dataset, run: false, slugs: ['rent'] }, makeContext().context)
  expect(text).not.toContain('✘')
  expect(text).toMatch(/1 project: nothing has to be mended$/)
})

it('the entry of recorded answers that is shown is one', async () => {
  const entry = await readBlock('docs/models.md', '- { id: replay')
  const dataset = await makeFolder({ 'models.yaml': `schemaVersion: 1\nmodels:\n${entry}` })
  expect(await loadModels(dataset)).toMatchObject([{ id: 'replay', provider: 'replay', answers: 'answers' }])
})
