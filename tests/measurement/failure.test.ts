import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { classifyFailure } from '../../src/measurement/failure.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** What Python itself prints of a script that fails. */
function fail(code: string): ReturnType<typeof classifyFailure> {
  const { stderr, status, signal } = spawnSync(PYTHON, ['-S', '-c', code], { encoding: 'utf8' })
  expect(status).not.toBe(0)
  return classifyFailure(stderr, status, signal)
}

it.each([
  ['import no_such_module', 'ModuleNotFoundError', 'import'],
  ['def f(:', 'SyntaxError', 'syntax'],
  ['if 1:\nx', 'IndentationError', 'syntax'],
  ['open("/no/such/file")', 'FileNotFoundError', 'data-path'],
  ['{}["target"]', 'KeyError', 'data-schema'],
  ['undefined', 'NameError', 'runtime'],
  ['float("abc")', 'ValueError', 'data-values'],
  ['raise MemoryError', 'MemoryError', 'memory'],
  ['assert 1 == 2', 'AssertionError', 'assertion'],
  ['raise EOFError("EOF when reading a line")', 'EOFError', 'asks-for-input'],
  ['open("/no/.cache/huggingface/hub/models--a--b/refs/main")', 'FileNotFoundError', 'forbidden-action'],
  [
    'class UsageError(Exception): pass\nraise UsageError("api_key not configured (no-tty). call wandb.login(key=[your_api_key])")',
    'UsageError',
    'forbidden-action',
  ],
  [
    'class UsageError(Exception): pass\nraise UsageError("No API key configured. Use `wandb login` to log in.")',
    'UsageError',
    'forbidden-action',
  ],
  ['raise PermissionError(13, "no")', 'PermissionError', 'forbidden-action'],
  ['raise OSError(30, "Read-only file system")', 'OSError', 'forbidden-action'],
  [
    "raise OSError(\"We couldn't connect to 'https://huggingface.co' to load the files\")",
    'OSError',
    'forbidden-action',
  ],
  ['raise AssertionError("Torch not compiled with CUDA enabled")', 'AssertionError', 'forbidden-action'],
  ['raise RuntimeError("Found no NVIDIA driver on your system.")', 'RuntimeError', 'forbidden-action'],
  ['raise LookupError("\\n****\\n  Resource punkt not found.")', 'LookupError', 'data-path'],
  ['import urllib.request; urllib.request.urlopen("http://127.0.0.1:1")', 'URLError', 'forbidden-action'],
  ['raise OSError(28, "No space left on device")', 'OSError', 'limit'],
  ['raise OSError("odd")', 'OSError', 'runtime'],
  ['[][1]', 'IndexError', 'runtime'],
  ['raise IndexError("index 5 is out of bounds for axis 1 with size 4")', 'IndexError', 'data-schema'],
  ['raise ValueError("columns are missing: {\'age\'}")', 'ValueError', 'data-schema'],
  ['raise ValueError("X has 3 features, but SVC is expecting 4 features")', 'ValueError', 'data-schema'],
  [
    'class OperationalError(Exception): pass\nraise OperationalError("connection to server at 127.0.0.1 failed: Connection refused")',
    'OperationalError',
    'forbidden-action',
  ],
  ['raise Exception("odd")', 'Exception', 'runtime'],
  ['raise Exception("URL fetch failure on https://h/x.npz: None")', 'Exception', 'forbidden-action'],
  [
    'class MlflowException(Exception): pass\nraise MlflowException("API request failed: Max retries exceeded with url: /api (Caused by NameResolutionError)")',
    'MlflowException',
    'forbidden-action',
  ],
  [
    'class DefaultCredentialsError(Exception): pass\nraise DefaultCredentialsError("Your default credentials were not found.")',
    'DefaultCredentialsError',
    'forbidden-action',
  ],
  ['raise ZeroDivisionError', 'ZeroDivisionError', 'runtime'],
  ['class OddError(Exception): pass\nraise OddError("odd")', 'OddError', 'runtime'],
  ['class NotFound(Exception): pass\nraise NotFound("dot: no such program")', 'NotFound', 'runtime'],
  ['import json; json.loads("{")', 'JSONDecodeError', 'data-values'],
])('classifies `%s`', (code, errorType, failureClass) => {
  expect(fail(code)).toMatchObject({ errorType, failureClass })
})

it('takes what stands behind the last call for the exception, whatever follows it', () => {
  const found = fail(
    'import sys\nclass Shop:\n  class Closed(Exception): pass\nsys.excepthook = lambda *e: (sys.__excepthook__(*e), print("Error: later", file=sys.stderr))\nraise Shop.Closed("today")',
  )
  expect(found).toMatchObject({ errorType: 'Closed', errorMessage: 'today' })
})

it('takes no line of a crash for an exception', () => {
  const { errorType } = fail('import faulthandler, os\nfaulthandler.enable()\nos.abort()')
  expect(errorType).toBeNull()
  expect(
    classifyFailure('  File "a.py", line 1 in f\nExtension modules: numpy.core (total: 1)\n', 1, null).errorType,
  ).toBeNull()
})

it('keeps the message and the end of the traceback', () => {
  const failure = fail('def f():\n    raise ValueError("could not convert: \'?\'")\nf()')
  expect(failure.errorMessage).toBe("could not convert: '?'")
  expect(failure.tracebackTail).toMatch(/^Traceback[\s\S]*in f\n[\s\S]*ValueError: could not convert: '\?'$/)
})

it.each(['\\n', ''])('takes the words of a message that begins with a line of stars', (start) => {
  const code = `raise LookupError("${start}*****\\n  Resource \\x1b[93mpunkt\\x1b[0m not found.\\n  Please use")`
  expect(fail(code)).toMatchObject({ errorMessage: 'Resource punkt not found.', failureClass: 'data-path' })
})

it('takes the last of chained exceptions', () => {
  expect(fail('try:\n  {}["a"]\nexcept KeyError as e:\n  raise ValueError("b") from e')).toMatchObject({
    errorType: 'ValueError',
    errorMessage: 'b',
  })
  expect(fail('try:\n  {}["a"]\nexcept KeyError:\n  undefined')).toMatchObject({ errorType: 'NameError' })
})

/** How Python tells of a failure in a script, which finds a module with an exception of the project's own. */
async function failWith(script: string): Promise<ReturnType<typeof classifyFailure>> {
  const folder = await makeFolder({ 'train.py': script, 'own.py': OWN })
  const { stderr, status, signal } = spawnSync(PYTHON, ['-S', join(folder, 'train.py')], { encoding: 'utf8' })
  return classifyFailure(stderr, status, signal)
}
const OWN = `import sys, traceback
class CustomException(Exception):
    def __init__(self, error, detail):
        super().__init__(error)
        self.told = f"Error in python script [train.py] line [1] error message [{error}]"
    def __str__(self): return self.told
class ModelError(Exception): pass
`
const HANDLE = (fails: string, ...handler: readonly string[]) =>
  ['from own import *', 'try:', `    ${fails}`, 'except Exception as e:', ...handler.map((line) => `    ${line}`)].join(
    '\n',
  )

it.each([
  [HANDLE('open("a.csv")', 'raise CustomException(e, sys)'), 'FileNotFoundError', 'data-path'],
  [HANDLE('open("a.csv")', 'raise CustomException(e, sys) from e'), 'FileNotFoundError', 'data-path'],
  [HANDLE('open("a.csv")', 'raise ValueError("no data: " + str(e))'), 'FileNotFoundError', 'data-path'],
  [HANDLE('open("a.csv")', 'raise Exception("no data" + str(e))'), 'FileNotFoundError', 'data-path'],
  [HANDLE('{}["target"]', 'class Odd(Exception): pass', 'raise Odd(e)'), 'KeyError', 'data-schema'],
  [HANDLE('{}[0]', 'raise CustomException(e, sys)'), 'KeyError', 'data-schema'],
  [HANDLE('raise LookupError("\\n***\\n  Resource a not found.")', 'raise ModelError(e)'), 'LookupError', 'data-path'],
  [
    `${HANDLE('import no_such_module', 'try: raise CustomException(e, sys)', 'except CustomException as own:', '    raise ModelError(own)')}`,
    'ModuleNotFoundError',
    'import',
  ],
])(
  'tells why where the script makes an exception of another that says the same: %s',
  async (script, errorType, failureClass) => {
    expect(await failWith(script)).toMatchObject({ errorType, failureClass })
  },
)

it.each([
  // What an author says is what is to be known, in an exception of whatever class.
  [HANDLE('open("a.csv")', 'raise ValueError("download a.csv first")'), 'ValueError', 'download a.csv first'],
  [HANDLE('import no_such_module', 'raise ModelError("accuracy below 0.8")'), 'ModelError', 'accuracy below 0.8'],
  [HANDLE('{}[0]', 'raise ModelError("accuracy below 0.8")'), 'ModelError', 'accuracy below 0.8'],
  [HANDLE('{}[8]', 'raise ModelError("accuracy below 0.8")'), 'ModelError', 'accuracy below 0.8'],
  [HANDLE('raise MemoryError', 'raise ModelError("too large")'), 'ModelError', 'too large'],
  [HANDLE('{}["a"]', 'import json', 'raise json.JSONDecodeError("odd", "{", 0)'), 'JSONDecodeError', /^odd/],
])('keeps an exception that says something of its own: %s', async (script, errorType, said) => {
  expect(await failWith(script)).toMatchObject({ errorType, errorMessage: expect.stringMatching(said) })
})

it('tells of the last failure, not of one that was printed and survived', async () => {
  const wrapped = ['try: open("a.csv")', 'except Exception as e:', '    raise CustomException(e, sys)']
  const script = HANDLE('load()', 'traceback.print_exc()').replace(
    'try:',
    `def load():\n    ${wrapped.join('\n    ')}\ntry:`,
  )
  expect(await failWith(`${script}\nprint(undefined)`)).toMatchObject({
    errorType: 'NameError',
    failureClass: 'runtime',
  })
})

it('is not led astray by what is printed after the traceback', () => {
  const code = `import atexit, sys
def last():
    sys.stderr.write("RuntimeError: printed by a hook\\n")
atexit.register(last)
{}["a"]`
  expect(fail(code)).toMatchObject({ errorType: 'KeyError' })
})

it('is not led astray by a finaliser that fails after the script did', () => {
  const code = `class Resource:
    def __del__(self): raise RuntimeError("finaliser")
resource = Resource()
{}["a"]`
  expect(fail(code)).toMatchObject({ errorType: 'KeyError', errorMessage: "'a'" })
})

it('is not led astray by a warning before it', () => {
  expect(fail('import warnings; warnings.warn("careful", FutureWarning); float("x")')).toMatchObject({
    errorType: 'ValueError',
  })
})

it.each([
  ['import os; os.abort()', { failureClass: 'signal', errorMessage: 'ended by SIGABRT' }],
  ['import sys; sys.exit(3)', { failureClass: 'exit-code', errorMessage: 'ended with exit code 3' }],
  ['import sys; sys.exit("ValueError: said, not raised")', { failureClass: 'exit-code', errorType: null }],
])('tells an end without an exception: `%s`', (code, expected) => {
  expect(fail(code)).toMatchObject({ errorType: null, tracebackTail: null, ...expected })
})

it('bounds what it keeps of a long message', () => {
  const failure = fail('raise ValueError("x" * 100_000)')
  expect(failure.errorMessage).toHaveLength(500)
  expect(failure.tracebackTail?.length).toBeLessThanOrEqual(2000)
})

it('takes a SIGKILL that was not ours for memory that ran out', () => {
  expect(classifyFailure('', null, 'SIGKILL')).toMatchObject({ failureClass: 'memory' })
  expect(classifyFailure('', null, 'SIGSEGV')).toMatchObject({ failureClass: 'signal' })
})
