import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseRequirements } from '../../src/dataset/choose-requirements.ts'
import { openDeclaredFiles } from '../../src/environment/declared/declared.ts'
import { readDeclared } from '../../src/environment/declared/read-declared.ts'
import { makeFolder } from '../support/temporary.ts'

const locked = (name: string, version: string) => `[[package]]\nname = "${name}"\nversion = "${version}"\n`

it('takes what the entry imports from the packages that poetry locked for development', async () => {
  const files = {
    'pyproject.toml':
      '[tool.poetry.dependencies]\npython = "^3.10"\nsix = "^1.16"\n[tool.poetry.dev-dependencies]\nnumpy = "^1.21"\npytest = "^7"\n',
    'poetry.lock': [locked('six', '1.16.0'), locked('numpy', '1.21.6'), locked('pytest', '7.1.2')].join(''),
    'train.py': 'import numpy\nimport pandas\n',
  }
  const entries = Object.entries(files).map(([path, text]) => [`source/${path}`, text] as const)
  const folder = await makeFolder(Object.fromEntries(entries))
  const paths = Object.keys(files)
  const uv = { uv: 'uv', cache: folder, env: {} }
  const { declared } = await readDeclared(openDeclaredFiles(join(folder, 'source'), paths, uv))
  const { path, added } = await chooseRequirements(
    { project: folder, files: paths, entry: 'train.py', isVendored: true },
    declared,
  )
  expect(added).toEqual(['numpy==1.21.6', 'pandas'])
  expect(await readFile(join(folder, path), 'utf8')).toBe(
    '# from source/poetry.lock\nsix==1.16.0\nnumpy==1.21.6\npandas\n',
  )
})

it('reads a list that PowerShell wrote, in UTF-16', async () => {
  const folder = await makeFolder({})
  await writeFile(join(folder, 'requirements.txt'), Buffer.from('\ufeffsix==1.16.0\r\nnumpy\r\n', 'utf16le'))
  const files = openDeclaredFiles(folder, ['requirements.txt'], { uv: 'uv', cache: folder, env: {} })
  expect((await readDeclared(files)).declared?.requirements.split('\r\n')).toEqual(['six==1.16.0', 'numpy', ''])
})
