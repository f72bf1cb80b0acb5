import { expect, it } from 'vitest'
import { openDeclaredFiles } from '../../src/environment/declared/declared.ts'
import { readDeclared } from '../../src/environment/declared/read-declared.ts'
import { makeFolder } from '../support/temporary.ts'

const PIPFILE =
  '[packages]\npandas = "==2.0.3"\nnumpy = "*"\ntorch = {version = ">=2", extras = ["a"]}\nown = {path = "."}\n' +
  '[dev-packages]\npytest = "*"\n[requires]\npython_version = "3.10"\n'
const PIPFILE_LOCK = JSON.stringify({
  _meta: { requires: { python_version: '3.10' } },
  default: { pandas: { version: '==2.0.3', markers: "python_version > '3.8'" }, own: { editable: true } },
  develop: { pytest: { version: '==7.1.2' } },
})
const SETUP =
  'setup(\n  install_requires=[\n    "pandas==2.0.3",  # "six"\n    \'numpy\',\n  ],\n  python_requires=">=3.8",\n)\n'

it.each<[string, Record<string, string>, { from: string; requirements: string; python: string | null } | null]>([
  [
    'a Pipfile',
    { Pipfile: PIPFILE },
    { from: 'Pipfile', requirements: 'pandas==2.0.3\nnumpy\ntorch[a]>=2\n', python: '3.10' },
  ],
  [
    'its lock before it',
    { Pipfile: PIPFILE, 'Pipfile.lock': PIPFILE_LOCK },
    { from: 'Pipfile.lock', requirements: "pandas==2.0.3 ; python_version > '3.8'\n", python: '3.10' },
  ],
  [
    'a Pipfile whose lock is none',
    { Pipfile: '[packages]\nsix = "*"\n', 'Pipfile.lock': '{' },
    { from: 'Pipfile', requirements: 'six\n', python: null },
  ],
  [
    "a set-up's list",
    { 'setup.py': SETUP },
    { from: 'setup.py', requirements: 'pandas==2.0.3\nnumpy\n', python: '>=3.8' },
  ],
  [
    'the list of a set-up without code',
    {
      'setup.py': 'setup()',
      'setup.cfg': '[options]\ninstall_requires =\n    pandas==2.0.3\n    numpy\n\n[options.extras]\na = six\n',
    },
    { from: 'setup.py', requirements: 'pandas==2.0.3\nnumpy\n', python: null },
  ],
  ['a set-up that names nothing', { 'setup.py': 'setup(install_requires=read("x"))' }, null],
  ...['Requirements.txt', 'requirement.txt', 'requiremnts.txt', 'requirements/base.txt'].map(
    (from): [string, Record<string, string>, { from: string; requirements: string; python: null }] => [
      from,
      { [from]: 'six==1.16.0\n', 'pyproject.toml': '[project]\ndependencies = ["numpy"]\n' },
      { from, requirements: 'six==1.16.0\n', python: null },
    ],
  ),
  [
    "conda's versions, in brackets too",
    {
      'environment.yml':
        "dependencies:\n  - python=3.11\n  - pandas=2.3.3\n  - numpy[version='<2.0']\n  - six[version=1.16]\n  - flask[build=py39_0]\n",
    },
    { from: 'environment.yml', requirements: 'pandas==2.3.3.*\nnumpy<2.0\nsix==1.16.*\nflask\n', python: '3.11' },
  ],
  [
    "conda's versions behind a space, with a build, a star, and alternatives",
    {
      'environment.yml':
        "dependencies:\n  - numpy 1.17\n  - pandas 1.2.3 py38*\n  - scipy 1.5*\n  - six=1.15*\n  - flask=1.1|1.3.1\n  - torch >=1.2, <2|=2.1\n  - keras[build=py37_0, version='2.1|2.2']\n",
    },
    {
      from: 'environment.yml',
      requirements: 'numpy==1.17\npandas==1.2.3\nscipy==1.5.*\nsix==1.15.*\nflask==1.3.1\ntorch==2.1.*\nkeras==2.2.*\n',
      python: null,
    },
  ],
  [
    "conda's stars alone and behind bounds, and builds behind operators",
    {
      'environment.yml':
        "dependencies:\n  - numpy *\n  - pandas=*\n  - scipy * py37_0\n  - six >=1.15.*,<2\n  - flask=1.1 py37_0\n  - torch >=1.2 py3*\n  - keras[version='*']\n",
    },
    {
      from: 'environment.yml',
      requirements: 'numpy\npandas\nscipy\nsix>=1.15,<2\nflask==1.1.*\ntorch>=1.2\nkeras\n',
      python: null,
    },
  ],
  [
    'no list of another name',
    { 'requests.txt': 'six', 'requirements-dev.txt': 'six', 'requirements2.txt': 'six' },
    null,
  ],
  [
    'what a list in a folder includes beside it',
    { 'requirements/prod.txt': '-r more.txt\nsix\n', 'requirements/more.txt': 'numpy' },
    { from: 'requirements/prod.txt', requirements: 'numpy\nsix\n', python: null },
  ],
  ...(
    [
      ['python>=3.6,<3.9', '>=3.6,<3.9'],
      ['python >=3.6', '>=3.6'],
      ['python 3.7.5 h0371630_0', '3.7.5'],
      ["python[version='>=3.8,<3.10']", '>=3.8,<3.10'],
      ['python=3.8.*', '3.8'],
      ['python', null],
    ] as const
  ).map(
    ([line, python]): [
      string,
      Record<string, string>,
      { from: string; requirements: string; python: string | null },
    ] => [
      `conda's ${line}`,
      { 'environment.yml': `dependencies:\n  - ${line}\n  - six\n` },
      { from: 'environment.yml', requirements: 'six\n', python },
    ],
  ),
])('reads %s', async (_name, files, expected) => {
  const folder = await makeFolder(files)
  const { declared } = await readDeclared(
    openDeclaredFiles(folder, Object.keys(files), { uv: 'uv', cache: folder, env: {} }),
  )
  expect(declared && { from: declared.from, requirements: declared.requirements, python: declared.python }).toEqual(
    expected,
  )
})
