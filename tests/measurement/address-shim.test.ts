import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import { resolvePlaces, showAddresses } from '../../src/measurement/moved-places.ts'
import { findPython, needing } from '../support/cached-python.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const AT = 'https://data.invalid/set/rows.csv?raw=true'

/** What a script prints that is given a file of its own in place of an address. */
async function run(code: string, python = PYTHON) {
  const folder = await makeFolder({
    'main.py': `import sys\nAT = ${JSON.stringify(AT)}\n${code}`,
    'data/r ä.csv': 'a,b\n1,2\n',
  })
  const places = [{ at: AT, shows: 'data/r ä.csv' }]
  const { shims, environment } = showAddresses(folder, resolvePlaces({ places, workingDirectory: '.' }))
  const env = { PATH: '/usr/bin:/bin', HOME: folder, PYTHONPATH: shimFolders(...shims).join(':'), ...environment }
  const options = { cwd: folder, timeoutSeconds: 50, env }
  const { exitCode, stdout, stderr } = await runCommand(python, [join(folder, 'main.py')], options)
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return stdout.trim()
}

const IMPORT = 'from urllib.request import Request, urlopen, urlretrieve\n'
it.each<[string, string, string]>([
  ['opens it', 'print(urlopen(AT).read().decode().split())', "['a,b', '1,2']"],
  ['asks for it with headers', 'print(urlopen(Request(AT, headers={"User-Agent": "x"})).read()[:3])', "b'a,b'"],
  [
    'asks where it was sent, and how long the answer is',
    'answer = urlopen(AT); print(answer.url == AT, answer.status, answer.length)',
    'True 200 8',
  ],
  ['names a part of it', 'print(urlopen(AT + "#top").read()[:3])', "b'a,b'"],
  ['saves it', 'urlretrieve(AT, "saved.csv"); print(open("saved.csv").read()[:3])', 'a,b'],
  [
    'asks for another',
    'try: urlopen("https://data.invalid/other.csv", timeout=5)\nexcept OSError as error: print(type(error).__name__)',
    'URLError',
  ],
])('gives a script the file of an address where it %s', async (_name, code, output) => {
  expect(await run(IMPORT + code)).toBe(output)
})

it('loads no module that the script does not', async () => {
  expect(await run('print("urllib.request" in sys.modules, "os" in sys.modules)')).toBe('False True')
})

const WITH = [
  [
    'requests',
    'answer = requests.get(AT)\nanswer.raise_for_status()\nprint(answer.text.split(), len(answer.content))',
    "['a,b', '1,2'] 8",
  ],
  ['pandas', 'print(len(pandas.read_csv(AT)), *pandas.read_csv(AT))', '1 a b'],
] as const
for (const [name, code, output] of WITH) {
  const python = findPython(name)
  it.skipIf(python === null)(`${needing(python)}gives the file to ${name}`, async () => {
    expect(await run(`import ${name}\n${code}`, python ?? undefined)).toBe(output)
  })
}
