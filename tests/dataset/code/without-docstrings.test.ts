import { expect, it } from 'vitest'
import { withoutDocstrings } from '../../../src/dataset/code/without-docstrings.ts'

it.each([
  ['that of a module', '"""Prints\nacc = 0.9\n"""\na = 1\n', '\n\n\na = 1\n'],
  ['that of a function', "def f():\n    r'''Says it's \\'so\\'.'''\n    return 1\n", 'def f():\n    r\n    return 1\n'],
  ['code that was taken out', "a = 1\n'''\nprint(acc)\n'''\nb = 2\n", 'a = 1\n\n\n\nb = 2\n'],
])('leaves out %s', (_, code, rest) => {
  expect(withoutDocstrings(code)).toBe(rest)
})

it.each([
  'page = """\n<h1>a</h1>\n"""\nb = 1\n',
  'print(\n    """\n  Accuracy: 0.9\n    """\n)\n',
  'print("""Accuracy""", acc)\n',
  '# it\'s """ a comment\nacc = 1\n# """\n',
  "a = \"'''\"\nacc = 1\nb = \"'''\"\n",
  'text = "" + \\\n"""a"""\n',
  'rows = read(  # of the poll\r\n"""a,b"""\r\n)\r\n',
  'text = (\n  # of both\n\n  """a"""\n)\n',
  'text = (told or\n"""nothing""")\n',
])('leaves %j as it is', (code) => {
  expect(withoutDocstrings(code)).toBe(code)
})

it('is not held up by a flood of quotes that do not end', () => {
  const started = process.cpuUsage()
  for (const flood of ['"""\\', '\'\'\'\n"""\n', '"a\\', "#'"]) withoutDocstrings(flood.repeat(50_000))
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(3)
})
