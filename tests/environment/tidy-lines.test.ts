import { expect, it } from 'vitest'
import { tidyLines } from '../../src/environment/declared/tidy-lines.ts'

const tidy = async (text: string) => tidyLines(text, 'requirements.txt')
const lines = async (text: string) => (await tidy(text)).requirements.split('\n')

it('leaves a list as pip has it', async () => {
  const text =
    '# data\r\npandas==2.0.3  # pinned\nnumpy>=1.2,<2\n-r base.txt\nfive --no-deps\nsix[a]==1 ; python_version > "3"\n' +
    'torch @ https://a.b/c.whl\nx==1 \\\n    --hash=sha256:00\n\nscikit-learn\n'
  expect(await tidy(text)).toEqual({ requirements: text, python: null, deviations: [] })
})

it.each([
  ['points of a list', '- pandas==2.0.3\n* numpy\n2. six'],
  ['a fence of Markdown', '```\npandas==2.0.3\nnumpy\nsix\n```'],
  ['commands of pip', 'pip install pandas==2.0.3 numpy\n!pip3 install -U six'],
  [
    'words that are no value of an option',
    'pip install -r base.txt pandas==2.0.3 -t lib numpy\npip install --proxy a.b six',
  ],
  ['names between commas', 'pandas==2.0.3, numpy,six'],
  ['texts in quotes', '\'pandas==2.0.3\',\n"numpy",\n`six`'],
])('takes %s for what it names', async (_name, text) => {
  expect(await lines(text)).toEqual(['pandas==2.0.3', 'numpy', 'six'])
})

it.each([
  ['pip list', 'Package    Version\n---------- -------\npandas     2.0.3\nsix        1.16.0'],
  ['versions in brackets', 'pandas (2.0.3)\nsix (1.16.0)'],
  ['versions behind a colon', 'pandas: 2.0.3\nsix : 1.16.0'],
  ['versions behind one sign', 'pandas=2.0.3\nsix = 1.16.0'],
])('takes %s for pins', async (_name, text) => {
  expect(await lines(text)).toEqual(['pandas==2.0.3', 'six==1.16.0'])
})

it('takes what conda lists from the index', async () => {
  const listed =
    '# platform: win-64\n_libgcc_mutex=0.1=main\npandas=2.0.3=py311h_0\npython=3.11.5=h_0\npytorch=2.1.0=py3_0\nvc=14.2=h_0\n'
  expect(await tidy(listed)).toEqual({
    requirements: '# platform: win-64\npandas==2.0.3\ntorch==2.1.0\n',
    python: '3.11.5',
    deviations: ["conda's packages of requirements.txt are taken from the Python package index"],
  })
})

it('takes a wish for Python for one, and leaves out what Python has and what names no package', async () => {
  const { requirements, python, deviations } = await tidy(
    'Python>=3.8\nos\nsys\nre==2.2.1\nInstall these\nsecret=a/b?c d e\npandas\n',
  )
  expect({ requirements, python }).toEqual({ requirements: 'pandas\n', python: '>=3.8' })
  expect(deviations).toEqual([
    "lines of requirements.txt that name no package are left out: 'Install these', a line",
    'left out of requirements.txt, as Python has it itself: os, sys, re',
  ])
})

it('reads no flood of lines, for each of which it would look up what it is', async () => {
  await expect(lines('a b c\n'.repeat(200_000))).rejects.toThrow(
    'A list of packages is longer than a million characters.',
  )
})

it.each([
  [
    'a text of several lines',
    'pandas\n""" how to fill this\n1. Install:\n    pip install pipreqs\n  b. pipreqs . --force\n"""\nsix',
    true,
  ],
  ['a text on one line', "pandas\n'''says nothing: of use'''\nsix", true],
  ['a command of the shell', "cat > requirements.txt << 'EOF'\npandas\nsix\nEOF\necho 'written'", false],
  ['words before an option', 'pandas\na. pipreqs . --force\nsix', null],
])('leaves out %s', async (_name, text, hasText) => {
  const { requirements, deviations } = await tidy(text)
  expect(requirements.split('\n')).toEqual(['pandas', 'six'])
  const told = hasText === null ? "'a. pipreqs . --force'" : 'a text'
  const expected = hasText === false ? [] : [`lines of requirements.txt that name no package are left out: ${told}`]
  expect(deviations).toEqual(expected)
})

it('reads a list that stands in a text whole', async () => {
  const { requirements } = await tidy('# for the notebook\n"""\npandas\nsix\n"""\n')
  expect(requirements.split('\n').filter((line) => line !== '')).toEqual(['# for the notebook', 'pandas', 'six'])
})

it.each([
  'pandas --no-deps\nsix[a] >= 1.2 --global-option=x\n-r base.txt\n--index-url https://a.b/c',
  'cat\nEOF\necho-server',
  'pandas\ncat > x << EOF',
])('leaves the lines of %j', async (text) => {
  const { requirements } = await tidy(text)
  expect(requirements.split('\n').slice(0, 1)).toEqual(text.split('\n').slice(0, 1))
  expect(requirements.split('\n').length).toBeGreaterThanOrEqual(1)
})

it('ends a text that has no end at its own line', async () => {
  expect(await lines('pandas\n"""\nsix')).toEqual(['pandas', 'six'])
})
