import { expect, it } from 'vitest'
import { advise, adviseToLock } from '../../../src/report/text/run-advice.ts'

it.each([
  ['environment-failed', 'environment'],
  ['sandbox-failed', 'sandbox'],
] as const)('blames no script for %s, for which it was not run', (status, failureClass) => {
  const told = advise({ status, failureClass, isSilent: true })
  expect(told).toMatch(/^the script was not run: /)
})

it('says what helps a script that waits for somebody to type, and that may take no arguments', () => {
  const told = advise({ status: 'failed', failureClass: 'asks-for-input', isSilent: false })
  expect(told).toMatch(/by arguments where it takes them.*a folder of yours in which the answer stands/)
})

it('names no older package first where a script is no Python', () => {
  const told = advise({ status: 'failed', failureClass: 'syntax', isSilent: true, reason: 'IndentationError: line 3' })
  expect(told).toMatch(/^it is no Python 3, .*a fork in which that is mended/)
})

it('says what a text may be that is not read', () => {
  const told = advise({ status: 'failed', failureClass: 'data-values', isSilent: false })
  expect(told).toContain('not in UTF-8')
})

it.each([
  ["No module named 'sklearn.cross_validation'", 'sklearn.cross_validation is sklearn.model_selection since'],
  ["cannot import name 'grid_search' from 'sklearn' (/x.py)", 'sklearn.grid_search is sklearn.model_selection since'],
  ["module 'sklearn.preprocessing' has no attribute 'Imputer'", 'sklearn.preprocessing.Imputer is sklearn.impute'],
  ["No module named 'pandas.tools'", 'no version that had it can be locked'],
  ["cannot import name 'joblib' from 'sklearn.externals' (/environment/x)", 'sklearn.externals.joblib is joblib since'],
])('names what took the place of a part that a package had: %s', (reason, words) => {
  const told = advise({ status: 'failed', failureClass: 'import', isSilent: false, reason })
  expect(told).toContain(words)
  expect(advise({ status: 'failed', failureClass: 'import', isSilent: false, reason: 'other' })).not.toContain('since')
})

it('blames no package where a module of the repository lacks what another imports of it', () => {
  const tell = (path: string) =>
    advise({
      status: 'failed',
      failureClass: 'import',
      isSilent: true,
      reason: `ImportError: cannot import name 'tune' from 'utils' (${path}/utils.py)`,
    })
  expect(tell('/home/sandbox/work/project')).toMatch(/^utils of the repository has no tune at this commit/)
  expect(tell('/environment/lib')).toContain('a module is missing')
})

it.each([
  ['metrics.json', ['model.pkl', 'metrics.json'], "__import__('json').load(open('metrics.json'))['accuracy']"],
  ["it's.csv", ["it's.csv"], "float(list(__import__('csv').DictReader(open('it\\'s.csv')))[-1]['accuracy'])"],
  [
    'results.txt',
    ['a.json', 'results.txt'],
    String.raw`findall(r'ccuracy\D+([\d.]+)', open('results.txt').read())[-1])`,
  ],
])('says how a result is read that a script writes to %s', (name, written, expression) => {
  const told = advise({ status: 'ok', failureClass: null, isSilent: true, written })
  expect(told).toContain(`writes ${name}`)
  expect(told).toContain(expression)
})

it('takes no picture and no model for a file that holds the result', () => {
  const told = advise({ status: 'ok', failureClass: null, isSilent: false, written: ['accuracy.png', 'model.pkl'] })
  expect(told).toMatch(/^fill in metric\.name and metric\.pattern/)
})

it('says how a result is read that a script logs to MLflow', () => {
  for (const written of [
    ['a.json', 'mlruns/0/1f/metrics/acc'],
    ['data/x.csv', '../mlflow.db'],
  ]) {
    const told = advise({ status: 'ok', failureClass: null, isSilent: false, written })
    expect(told).toContain("__import__('mlflow').last_active_run().data.metrics['accuracy']")
  }
})

it("names what a script lacks of NLTK's data, and how an import gets it", () => {
  for (const reason of [
    'LookupError: Resource stopwords not found.',
    "LookupError: Resource 'stopwords' not found., in line 18 of main.py",
  ]) {
    const told = advise({ status: 'failed', failureClass: 'data-path', isSilent: false, reason })
    expect(told).toMatch(/^it lacks 'stopwords' of NLTK's data.*GREENML_NLTK_DATA/)
  }
  const reason = "LookupError: 'stopwords' not found in index"
  expect(advise({ status: 'failed', failureClass: 'data-path', isSilent: false, reason })).not.toContain('NLTK')
})

it('speaks of the script first where that uses a name which nothing defines', () => {
  const reason = "NameError: name 'model' is not defined"
  const told = advise({ status: 'failed', failureClass: 'runtime', isSilent: false, reason })
  expect(told).toMatch(/^the script uses a name that it has not defined by then: choose another by entry/)
  const other = advise({
    status: 'failed',
    failureClass: 'runtime',
    isSilent: false,
    reason: 'ZeroDivisionError: by zero',
  })
  expect(other).not.toContain('a name')
})

it('says of a script that was written for IPython that Python alone can not run it', () => {
  const reason = "NameError: name 'get_ipython' is not defined"
  const told = advise({ status: 'failed', failureClass: 'runtime', isSilent: false, reason })
  expect(told).toMatch(/^it asks for IPython by get_ipython.*choose by entry the notebook/)
})

it('says of a program that a script starts and this machine lacks that it is to be installed', () => {
  const reason =
    "ExecutableNotFound: failed to execute PosixPath('dot'), make sure the Graphviz executables are on your PATH"
  const told = advise({ status: 'failed', failureClass: 'runtime', isSilent: false, reason })
  expect(told).toMatch(/^it starts a program that is not there: install it/)
})

it.each([
  'TclError: no display name and no $DISPLAY environment variable',
  'TclError: couldn\'t connect to display ":0"',
  'qt.qpa.xcb: could not connect to display',
  "ImportError: Cannot load backend 'TkAgg' which requires the 'tk' interactive framework, as 'headless' is currently running",
])('says of a script that opens a window that there is no screen, and nothing of network and GPU: %s', (reason) => {
  const told = advise({ status: 'failed', failureClass: 'forbidden-action', isSilent: false, reason })
  expect(told).toMatch(/^it opens a window, and a run has no screen: choose another by entry/)
  expect(
    advise({ status: 'failed', failureClass: 'forbidden-action', isSilent: false, reason: 'URLError: no' }),
  ).toContain('network')
})

it.each([
  ['Because all versions of watson-cloud have no usable wheels and you require watson-cloud', 'watson-cloud'],
  ['Because tensorflow==1.15.0 has no wheels with a matching Python ABI tag', 'tensorflow'],
  ['Because you require a>2 and a<1', null],
])('says of packages without a lock which has no wheels: %s', (why, name) => {
  expect(/none of (\S+) that fits/.exec(adviseToLock(why) ?? '')?.[1] ?? null).toBe(name)
})

it('says what a name may be that the index does not know', () => {
  const why = 'Because argsparse was not found in the package registry and you require argsparse, it is unsatisfiable.'
  expect(adviseToLock(why)).toMatch(/^the index knows no package argsparse: .*misspelt.*choose another script by entry/)
})

it.each([
  [
    "FileNotFoundError: [Errno 2] No such file or directory: '/h/.cache/huggingface/hub/models--a--b-c/refs/main'",
    'a/b-c',
  ],
  [
    "OSError: Can't load tokenizer for 'bert-base'. If you were trying to load it from 'https://huggingface.co/models', make sure",
    'bert-base',
  ],
])('says how the files of a model of the hub are brought', (reason, name) => {
  const told = advise({ status: 'failed', failureClass: 'forbidden-action', isSilent: true, reason })
  expect(told).toContain(`https://huggingface.co/${name}/resolve/main/FILE`)
  expect(told).toContain(`the path ${name}/FILE below workingDirectory`)
})

it('names what asks a model that a script leaves behind, where it prints no measure', () => {
  const scorable = { name: 'accuracy', expression: 'model.score(X_test, y_test)' }
  const told = advise({ status: 'ok', failureClass: null, isSilent: true, scorable })
  expect(told).toContain('metric.name to accuracy and metric.expression to model.score(X_test, y_test)')
})
