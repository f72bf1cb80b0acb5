import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { convertNotebook, findCell, writeNotebookScript } from '../../../src/dataset/code/notebook.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'

interface Cell {
  readonly source: string | readonly string[]
  readonly count?: number | null
  readonly outputs?: readonly object[]
}

const makeNotebook = (cells: readonly Cell[], metadata: object = {}) =>
  JSON.stringify({
    nbformat: 4,
    metadata,
    cells: cells.map(({ source, count = null, outputs = [] }) => ({
      cell_type: 'code',
      source,
      execution_count: count,
      outputs,
    })),
  })

async function convert(notebook: string, others: Readonly<Record<string, string>> = {}, path = 'a.ipynb') {
  const files = { [path]: notebook, ...others }
  const folder = await makeFolder(files)
  return { folder, ...(await convertNotebook(folder, Object.keys(files), path)) }
}

async function runScript(notebook: string) {
  const { folder, path, codes } = await convert(notebook)
  await writeNotebookScript(folder, path, codes[0] ?? '')
  const { stdout, stderr } = await runCommand(PYTHON, [join(folder, path)], { cwd: folder })
  return stderr === '' ? stdout : stderr
}

it('prints what a notebook shows: the value that ends a cell', async () => {
  const notebook = makeNotebook([
    { source: ['a = 0.5\n', 'a'] },
    { source: 'a;' },
    { source: '(a); # not shown' },
    { source: 'print(\n 3);\n# not shown' },
    { source: 'for n in [1]:\n    n' },
    { source: '"text"' },
    { source: 'print("printed")' },
    { source: 'None' },
    { source: 'é = [1,\n 2]; é[\n  0]  # why' },
    { source: 'display(2, "x")' },
  ])
  expect(await runScript(notebook)).toBe("0.5\n3\n'text'\nprinted\n1\n2\n'x'\n")
})

it('leaves out a cell that is no Python, as a notebook goes on without it, and tells which', async () => {
  const notebook = makeNotebook([
    { source: 'x = 1' },
    { source: 'def fill_in(x):\n    # your code here' },
    { source: 'x' },
  ])
  expect(await runScript(notebook)).toBe('1\n')
  expect((await convert(notebook)).leftOut).toEqual([
    expect.stringMatching(/^a cell that is no Python .*: def fill_in/),
  ])
})

it('puts first what a cell takes from the future of Python, where a script alone may have it', async () => {
  const notebook = makeNotebook([
    { source: 'import os\nfrom __future__ import (\n  print_function,\n  annotations)\nx: Later = 1' },
    { source: 'from __future__ import print_function' },
    { source: 'def half(x: Unknown): return x / 2\nhalf(x)' },
  ])
  expect(await runScript(notebook)).toBe('0.5\n')
})

it('leaves out commands of IPython, the shell and Colab, and tells which', async () => {
  const notebook = makeNotebook([
    { source: '%matplotlib inline\n!pip -q install "six==1.16.0" other[x]>=2 --upgrade git+https://x/y\nx = 1' },
    { source: '  %%time\n  if x:\n      !ls\n\n  y = 2' },
    { source: '%%bash\nrm -rf /' },
    { source: 'from google.colab import drive\ndrive.mount("/content/drive")\n%time z = x + y\nz' },
  ])
  const converted = await convert(notebook)
  expect(await runScript(notebook)).toBe('3\n')
  expect(converted.installs).toEqual(['six==1.16.0', 'other[x]>=2'])
  expect(converted.leftOut).toEqual([
    '%matplotlib inline',
    '!ls',
    '!rm -rf /',
    'from google.colab import drive',
    'drive.mount("/content/drive")',
  ])
})

it('unpacks an archive and makes a folder as commands of the shell do, and shows nothing by what Colab alone has', async () => {
  const notebook = makeNotebook([
    { source: 'import zipfile\nwith zipfile.ZipFile("a.zip", "w") as made: made.writestr("x.txt", "1")' },
    { source: '!unzip -q -o a.zip -d got  # all of it\n!unzip /content/none.zip\n!mkdir -p out/in\n%%time' },
    { source: '%%bash\nunzip -q a.zip\ntar -xzf none.tgz -C got' },
    { source: 'from google.colab.patches import cv2_imshow\ncv2_imshow(1)' },
    { source: 'import os\nprint(open("got/x.txt").read(), open("x.txt").read(), os.path.isdir("out/in"))' },
  ])
  expect(await runScript(notebook)).toBe('1 1 True\n')
  const { codes } = await convert(makeNotebook([{ source: '!unzip "/content/drive/My Drive/a.zip"' }]), {
    'data/a.zip': '',
  })
  expect(codes[0]).toContain("unpack_here('data/a.zip', '.')")
  const others = ['!unzip -l a.zip b.txt', '!unzip $name', '!tar -czf a.tgz b', '!unzip "a']
  const { leftOut } = await convert(makeNotebook(others.map((source) => ({ source }))))
  expect(leftOut).toEqual(others)
})

it('reads a file that Colab would have brought where it lies', async () => {
  const notebook = makeNotebook([
    { source: 'from google.colab import files\nuploaded = files.upload()\nfor name in uploaded: print(name)' },
    { source: 'open("made.csv", "w").write("a,b")\nprint(uploaded["made.csv"], len(uploaded))' },
  ])
  expect(await runScript(notebook)).toBe("b'a,b' 1\n")
  const { codes } = await convert(makeNotebook([{ source: 'up = files.upload()\nx = up["x.csv"]' }]), {
    'data/x.csv': '',
  })
  expect(codes[0]).toContain('x = up["data/x.csv"]')
})

it('leaves out a cell that asks for input', async () => {
  const notebook = makeNotebook([{ source: 'x = 1  # input()\nx' }, { source: 'x = input("?")\nprint(x)' }])
  expect(await runScript(notebook)).toBe('1\n')
  expect((await convert(notebook)).leftOut).toEqual(['a cell that asks for input: x = input("?")'])
})

it('leaves out of a cell what asks for input and what comes after it', async () => {
  const notebook = makeNotebook([
    { source: 'x = 1\nprint(x)\ndef ask():\n    return input("?")\nprint(ask())\nprint(x + 1)' },
    { source: 'x + 2' },
  ])
  expect(await runScript(notebook)).toBe('1\n3\n')
  expect((await convert(notebook)).leftOut).toEqual(['the end of a cell that asks for input: def ask():'])
})

it('reads a place on Windows as it is meant, and finds the file that the repository has', async () => {
  const notebook = makeNotebook([{ source: "print('C:\\Users\\me\\new', len('a\\tb'))" }])
  expect(await runScript(notebook)).toBe('C:\\Users\\me\\new 3\n')
  const reading = makeNotebook([{ source: "x = read('C:\\Users\\me\\x.csv')" }])
  const { codes, leftOut } = await convert(reading, { 'data/x.csv': '' })
  expect(codes[0]).toContain("x = read(r'data/x.csv')")
  expect(leftOut).toEqual([])
})

it('leaves out a cell that failed when it was saved', async () => {
  const notebook = makeNotebook([
    { source: 'x = 1' },
    { source: 'x = 1 / 0', outputs: [{ output_type: 'error', ename: 'ZeroDivisionError' }] },
    { source: 'x' },
  ])
  expect(await runScript(notebook)).toBe('1\n')
  expect((await convert(notebook)).leftOut).toEqual(['cell 2, which failed when the notebook was saved'])
})

it('takes no word of a comment for a package that the notebook installs', async () => {
  const notebook = makeNotebook([{ source: '!pip install shap==0.39 "x" #Install shap for explainability\nx = 1' }])
  expect((await convert(notebook)).installs).toEqual(['shap==0.39', 'x'])
})

it('takes no file or address behind an option for a package: anybody may have put one of that name into the index', async () => {
  const source = `!pip install -r requirements.txt
!python -m pip install -q -U --target lib -c constraints.txt --index-url https://a.b/simple six==1.16.0 -f wheels --upgrade 'x'
import six`
  expect((await convert(makeNotebook([{ source }]))).installs).toEqual(['six==1.16.0', 'x'])
})

it('is not held up by a flood of blanks in a command of the shell', async () => {
  const source = `!unzip${' '.repeat(200_000)}|`
  expect((await convert(makeNotebook([{ source }]))).leftOut).toEqual([expect.stringMatching(/^!unzip +$/)])
})

it('tells what the saved cells warn of defaults that were to change', async () => {
  const text = [
    "C:\\sklearn\\logistic.py:432: FutureWarning: Default solver will be changed to 'lbfgs' in 0.22.\n",
    '  FutureWarning)\nDataConversionWarning: a column-vector was passed\n',
  ]
  const outputs = [{ output_type: 'stream', name: 'stderr', text }]
  const { warned } = await convert(
    makeNotebook([
      { source: 'x = 1', outputs },
      { source: 'y = 1', outputs },
    ]),
  )
  expect(warned).toEqual(["Default solver will be changed to 'lbfgs' in 0.22."])
})

it('keeps a cell that failed for having been run twice, and leaves it out where it fails here too', async () => {
  const notebook = makeNotebook([
    { source: 'x = {"a": 1, "b": 2}' },
    { source: 'x.pop("a")', outputs: [{ output_type: 'error', ename: 'KeyError', evalue: "'a'" }] },
    { source: 'x' },
  ])
  expect(await runScript(notebook)).toBe("1\n{'b': 2}\n")
  const { leftOut, optional } = await convert(notebook)
  expect({ leftOut, optional }).toEqual({ leftOut: [], optional: [2, 3] })
  const folder = await makeFolder({ 'a.ipynb': notebook })
  const without = await convertNotebook(folder, ['a.ipynb'], 'a.ipynb', [2])
  expect(without.leftOut).toEqual(['cell 2, which failed when the notebook was saved'])
})

it('tells which cells only show something, and leaves out those that it is told to', async () => {
  const notebook = makeNotebook([
    { source: 'import pandas as pd\ndata = pd.read_csv("a.csv")' },
    { source: 'sns.countplot(x=data["a"])\nplt.title("a")\nplt.show()' },
    { source: 'for name in data:\n    data[name].hist()' },
    { source: 'fig, ax = plt.subplots()\nax.plot(data["a"])' },
    { source: 'data.fillna(0, inplace=True)' },
    { source: 'data["b"] = data["a"].sum()' },
    { source: 'shown = data.describe()\nshown' },
    { source: 'model.fit(data)\nplt.plot(1)' },
    { source: 'most = data["a"].count()' },
    { source: 'print("Accuracy:", model.score(data) / most)' },
  ])
  expect((await convert(notebook)).optional).toEqual([2, 3, 4, 7])
  const folder = await makeFolder({ 'a.ipynb': notebook })
  const { codes, leftOut } = await convertNotebook(folder, ['a.ipynb'], 'a.ipynb', [2])
  expect(leftOut).toEqual(['cell 2, which fails here and which no other needs'])
  expect(codes[0]).not.toContain('countplot')
  expect(codes[0]).toContain('data[name].hist()')
})

it('may be without a cell that lives on what no cell makes, tells nothing and leaves nothing', async () => {
  const notebook = makeNotebook([
    { source: 'import pandas as pd\ntrain = pd.read_csv("a.csv")\ntest = pd.read_csv("b.csv")' },
    { source: 'for name in ["a", "b"]:\n    data[name].fillna(0, inplace=True)' },
    { source: 'train = scaler.transform(train)' },
    { source: 'clean(train, data)' },
    { source: 'def plot():\n    return data' },
    { source: 'print("Accuracy:", score(data))' },
    { source: 'grid.fit(data)', outputs: [{ output_type: 'stream', text: 'Best: 0.5' }] },
    { source: 'for name in train:\n    print(train[name].max())' },
  ])
  expect((await convert(notebook)).optional).toEqual([2])
  const starred = notebook.replace('import pandas as pd', 'from data import *')
  expect((await convert(starred)).optional).toEqual([])
})

it('converts a cell that goes deep', async () => {
  const { leftOut, optional } = await convert(makeNotebook([{ source: `x = ${'1 + '.repeat(2600)}gone` }]))
  expect({ leftOut, optional }).toEqual({ leftOut: [], optional: [1] })
})

it('tells which cells no later one needs: by a name, a module, an item or a call of its own', async () => {
  const notebook = makeNotebook([
    { source: 'import numpy as np' },
    { source: 'import cv2\nimage = np.array(cv2.imread("me.jpg"))\nprint(predict(image))' },
    { source: 'data["b"] = open("b.csv").read()' },
    { source: 'model.load_weights("w.h5")' },
    { source: 'def predict(x):\n    return np.sign(x)' },
    { source: 'print(model.predict(data), predict(1))' },
    { source: 'image = open("you.jpg")' },
  ])
  expect((await convert(notebook)).unneeded).toEqual([2, 6, 7])
})

it('needs a name that a cell uses before a loop, or to loop over, and gives a value in it', async () => {
  const notebook = makeNotebook([
    { source: 'a = read("a.csv")\nb = read("b.csv")\nc = read("c.csv")\nd = 1\ne = 2' },
    { source: 'a["x"] = 1' },
    { source: 'b["x"] = 1' },
    { source: 'c["x"] = 1' },
    { source: 'd = open("d.csv")' },
    { source: 'e = open("e.csv")' },
    { source: 'a.save()\nfor a in [1]:\n    a.save()\nfor b in b:\n    b.save()\nkeep([c for c in c])' },
    { source: 'for d in [1]:\n    d.save()\nkeep({e: f for e in [[1]] for f in e})' },
  ])
  expect((await convert(notebook)).unneeded).toEqual([5, 6, 7, 8])
})

it('finds the cell that a line of the script is of', async () => {
  const { codes } = await convert(
    makeNotebook([{ source: 'a = 1' }, { source: '%%bash\nls' }, { source: 'b = 2\nc = 3' }]),
  )
  const lines = (codes[0] ?? '').split('\n')
  expect(['a = 1', 'c = 3'].map((text) => findCell(codes[0] ?? '', lines.indexOf(text) + 1))).toEqual([1, 3])
  expect(findCell(codes[0] ?? '', 1)).toBeNull()
})

it('takes no warning for what a saved cell printed', async () => {
  const outputs = [
    { output_type: 'stream', name: 'stderr', text: 'F-score is 0.0' },
    { output_type: 'stream', name: 'stdout', text: ['accuracy: 0.9\n'] },
  ]
  expect((await convert(makeNotebook([{ source: '1', outputs }]))).printed).toBe('accuracy: 0.9\n')
})

it('gives the cells in the order in which they were last run too, where that was another', async () => {
  const cells = [{ source: 'print(x)', count: 3 }, { source: 'never = 1' }, { source: 'x = 1', count: 2 }]
  const { codes } = await convert(makeNotebook(cells))
  expect(codes).toHaveLength(2)
  expect(codes[1]?.indexOf('x = 1')).toBeLessThan(codes[1]?.indexOf('print(x)') ?? 0)
  expect(codes[1]).not.toContain('never')
  expect(
    (
      await convert(
        makeNotebook([
          { source: '1', count: 1 },
          { source: '2', count: 2 },
        ]),
      )
    ).codes,
  ).toHaveLength(1)
})

it('finds data where the repository has it', async () => {
  const code =
    'a("/content/drive/My Drive/x.csv", "C:\\\\Users\\\\me\\\\x.csv", "here.csv", "https://h/x.csv", "two.csv")'
  const others = { 'data/x.csv': '', 'nb/here.csv': '', 'one/two.csv': '', 'other/two.csv': '' }
  const { codes, moved } = await convert(makeNotebook([{ source: code }]), others, 'nb/a.ipynb')
  expect(codes[0]).toContain('a("../data/x.csv", "../data/x.csv", "here.csv", "https://h/x.csv", "two.csv")')
  expect(moved.map(([, to]) => to)).toEqual(['../data/x.csv', '../data/x.csv'])
})

it('leaves the places that a notebook writes to', async () => {
  const code = 'x = read("out.csv")\nx.to_csv("out.csv")\nopen("log.txt", "w")'
  const { codes, moved } = await convert(makeNotebook([{ source: code }]), { 'old/out.csv': '', 'old/log.txt': '' })
  expect(codes[0]).toContain('to_csv("out.csv")')
  expect(moved).toEqual([])
})

it('leaves what a notebook only tells of a place', async () => {
  const code = 'x = read("x.csv")\nprint("Accuracy of x.csv")\nprint(f"✅ read: x.csv")'
  const { codes } = await convert(makeNotebook([{ source: code }]), { 'data/x.csv': '' })
  expect(codes[0]).toContain('x = read("data/x.csv")\nprint("Accuracy of x.csv")\nprint(f"✅ read: x.csv")')
})

it('takes a name that no script has', async () => {
  const notebook = makeNotebook([{ source: '1' }])
  expect((await convert(notebook, { 'a.py': '' })).path).toBe('a_notebook.py')
  expect((await convert(notebook, { 'A.py': '' })).path).toBe('a_notebook.py')
  expect((await convert(notebook)).path).toBe('a.py')
})

it.each([
  ['no JSON', '{', 'a.ipynb'],
  ['a list', '[]', 'a.ipynb'],
  ['another language', makeNotebook([], { kernelspec: { language: 'R' } }), 'it is written in R'],
  ['a bomb of brackets', '['.repeat(200_000), 'a.ipynb'],
])('refuses %s', async (_name, notebook, fault) => {
  const converting = convert(notebook)
  await expect(converting).rejects.toMatchObject({ name: 'UserError', message: expect.stringContaining(fault) })
})

it('converts old notebooks, and passes over cells that are none', async () => {
  const old = { worksheets: [{ cells: [{ cell_type: 'code', input: ['1 + 1'], outputs: [] }, 7] }], nbformat: 3 }
  const { folder, path, codes } = await convert(JSON.stringify(old))
  await writeNotebookScript(folder, path, codes[0] ?? '')
  expect(await readFile(join(folder, path), 'utf8')).toContain('display(1 + 1\n)')
})
