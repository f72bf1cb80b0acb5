import { expect, it } from 'vitest'
import { README_NAME } from '../../../src/base/text/readme-name.ts'

it.each(['README', 'readme.md', 'README_zh.md', 'ReadMe-data.txt', 'PYPI_README.rst', 'README.en.markdown'])(
  'takes %s for a README',
  (name) => expect(name).toMatch(README_NAME),
)

it.each(['readme.png', 'README.ipynb', 'readme.py', 'unreadme.md', 'docs/README.md'])('takes %s for none', (name) =>
  expect(name).not.toMatch(README_NAME),
)
