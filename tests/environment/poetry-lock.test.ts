import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseRequirements } from '../../src/dataset/import/choose-requirements.ts'
import { openDeclaredFiles } from '../../src/environment/declared/declared.ts'
import { readDeclared, readNearestDeclared } from '../../src/environment/declared/read-declared.ts'
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
    { project: folder, files: paths, entries: ['train.py'], isVendored: true },
    declared,
  )
  expect(added).toEqual(['numpy==1.21.6', 'pandas'])
  expect(await readFile(join(folder, path), 'utf8')).toBe(
    '# from source/poetry.lock\nsix==1.16.0\nnumpy==1.21.6\npandas\n',
  )
})

it('bounds a package for whose older versions the code is written, but where the author pins it', async () => {
  const paths = ['train.py']
  const code = 'import pandas as pd\ndf = pd.read_csv("a.csv")\ndf["a"].fillna(0, inplace=True)\n'
  const folder = await makeFolder({ 'source/train.py': code })
  const project = { project: folder, files: paths, entries: ['train.py'], isVendored: false }
  expect((await chooseRequirements(project, null)).bounds).toEqual(['pandas<3'])
  expect(await readFile(join(folder, 'requirements.txt'), 'utf8')).toBe('pandas\npandas<3\n')
  const declared = { from: 'requirements.txt', requirements: 'pandas==3.0.1\n' }
  expect((await chooseRequirements(project, declared)).bounds).toEqual([])
})

it('takes what the entry imports from the index where the author has it by an address, with the version that is told', async () => {
  const folder = await makeFolder({ 'source/train.py': 'import numpy\nimport torch\nimport yaml\n' })
  const project = { project: folder, files: ['train.py'], entries: ['train.py'], isVendored: false }
  const requirements = [
    'torch @ file:///D:/x/torch-2.2.1%2Bcu121-cp311-cp311-win_amd64.whl',
    'numpy @ file:///C:/ci/numpy_and_numpy_base_1649/work',
    'six @ https://example.org/six-1.16.0.tar.gz',
  ]
  const declared = { from: 'requirements.txt', requirements: `${requirements.join('\n')}\n` }
  expect((await chooseRequirements(project, declared)).added).toEqual(['numpy', 'pyyaml', 'torch==2.2.1'])
})

it('reads a list that PowerShell wrote, in UTF-16', async () => {
  const folder = await makeFolder({})
  await writeFile(join(folder, 'requirements.txt'), Buffer.from('\ufeffsix==1.16.0\r\nnumpy\r\n', 'utf16le'))
  const files = openDeclaredFiles(folder, ['requirements.txt'], { uv: 'uv', cache: folder, env: {} })
  expect((await readDeclared(files)).declared?.requirements.split('\r\n')).toEqual(['six==1.16.0', 'numpy', ''])
})

it('reads the list of the part of a repository that an entry lies in, and what it includes from above', async () => {
  const files = {
    'requirements.txt': 'flask\n',
    'base.txt': 'six==1.16.0\n',
    'ml/requirements.txt': '-r ../base.txt\nnumpy\n',
    'ml/src/train.py': '',
    'app/main.py': '',
    'other/requirements.txt': '-r ../../outside.txt\n',
  }
  const folder = await makeFolder(files)
  const uv = { uv: 'uv', cache: folder, env: {} }
  const read = async (entry: string) => (await readNearestDeclared(folder, Object.keys(files), entry, uv)).declared
  const own = { from: 'ml/requirements.txt', requirements: 'six==1.16.0\n\nnumpy\n' }
  expect(await read('ml/src/train.py')).toMatchObject(own)
  expect(await read('app/main.py')).toMatchObject({ from: 'requirements.txt', requirements: 'flask\n' })
  await expect(read('other/a.py')).rejects.toThrow("includes '../../outside.txt', which is no file of the project")
})
