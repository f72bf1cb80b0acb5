import { expect, it } from 'vitest'
import { findMakers, isMadeData, isSavedModel, listQuotedData } from '../../../src/dataset/import/find-makers.ts'

const makersOf = (file: string, scripts: Readonly<Record<string, string>>, papers: readonly string[] = []) =>
  findMakers(
    file,
    Object.entries(scripts).map(([path, text]) => ({ path, text })),
    papers,
  ).map(({ path }) => path)

it('finds scripts that name a file and write, before those that import its name', () => {
  const scripts = {
    'clean.py': 'from config import CLEAN\ntable.to_csv(CLEAN)',
    'config.py': 'CLEAN = "data/clean.csv"',
    'other.py': 'table.to_csv("data/other.csv")',
    'read.py': 'import pandas\npandas.read_csv("data/clean.csv")',
    'split.py': 'OUT = folder / "clean.csv"\nnumpy.savetxt(OUT, rows)',
    'tests/test_clean.py': 'open("clean.csv", "w")',
  }
  expect(makersOf('data/clean.csv', scripts)).toEqual(['split.py', 'clean.py'])
  expect(makersOf('data/other.csv', scripts)).toEqual(['other.py'])
  expect(makersOf('data/none.csv', scripts)).toEqual([])
})

const WRITING = 'table.to_csv(args.out)'
it.each([
  ['a command', 'Run:\n\n    python src/prepare.py --in raw.csv --out data/clean.csv\n'],
  [
    'a rule',
    'all: score\n\ndata/clean.csv: src/prepare.py data/raw.csv\n\tpython $<\n\nscore: data/clean.csv\n\tpython main.py\n',
  ],
  [
    'a stage',
    'stages:\n  raw:\n    cmd: python get.py\n  prepare:\n    cmd: python src/prepare.py\n    outs:\n      - data/clean.csv\n',
  ],
])('finds the script that %s runs for a file', (_name, paper) => {
  const scripts = { 'src/prepare.py': WRITING, 'get.py': WRITING, 'main.py': 'pandas.read_csv("clean.csv")' }
  expect(makersOf('data/clean.csv', scripts, [paper])).toEqual(['src/prepare.py'])
  expect(makersOf('data/clean.csv', scripts, [paper.replaceAll('clean.csv', 'clean.csv.gz')])).toEqual([])
})

it('finds last what puts the name of a file together', () => {
  const scripts = {
    'a.py': 'for part in ("train", "test"): table.to_csv(f"{OUT}/{part}.csv")',
    'b.py': `${WRITING} # "train"`,
  }
  expect(makersOf('data/train.csv', scripts)).toEqual(['a.py'])
})

it.each([
  ['np.save("faces_p{}.npy".format(p), w)', ['faces_p2.npy', 'faces_p50.npy']],
  ["np.save(f'{OUT}/faces_p{p}.npy', w)", ['faces_p2.npy', 'faces_p50.npy']],
  ["np.save('faces_p%d.npy' % p, w)", ['faces_p2.npy', 'faces_p50.npy']],
  ["np.save(f'{name}.npy', w) # 'faces_p2'", ['faces_p2.npy']],
  ["np.save(f'{name}.npy', w)", []],
  ["np.save(f'_{p}.npy', w)", []],
])('finds what fills a place in the name of a file: %s', (text, made) => {
  const files = ['faces_p2.npy', 'faces_p50.npy', 'faces_p2.csv', 'faces.npy']
  expect(files.filter((file) => makersOf(file, { 'a.py': text }).length > 0)).toEqual(made)
})

it.each([
  ["open('rows.csv', 'w')", true],
  ["open('rows.csv', mode='a')", true],
  ["open('rows.csv')", false],
  ["writer = csv.writer(file)\nwriter.writerows(rows) # 'rows.csv'", true],
  ["np.savez('rows.csv', a)", true],
  ["pd.read_csv('rows.csv')", false],
])('takes %s for a script that writes: %s', (text, isMaker) => {
  expect(makersOf('rows.csv', { 'a.py': text })).toEqual(isMaker ? ['a.py'] : [])
})

it('takes what training leaves for no data, but where the script that lacks it trains itself', () => {
  const paths = ['rows.csv', 'x.npy', 'rows.parquet', 'model.pkl', 'model.h5', 'net.joblib', 'notes']
  const madeFor = (code: string) => paths.filter((path) => isMadeData(path, code))
  expect(madeFor('x = scaler.fit_transform(x)\nmodel.predict(x)')).toEqual(['rows.csv', 'x.npy', 'rows.parquet'])
  expect(madeFor('model.fit(x)')).toEqual(paths.filter((path) => path !== 'notes'))
  expect(listQuotedData(`open('x.pickle'); model.fit(x)`)).toEqual(['x.pickle'])
  expect(
    listQuotedData(`pd.read_csv("data/x.csv"); load('m.pkl'); open(f"{a}.csv"); read('x.csv'); "data/x.csv"`),
  ).toEqual(['data/x.csv', 'x.csv'])
})

it.each([
  ['models/m.pkl', 'model = joblib.load(path)\nmodel.predict_proba(X)', true],
  ['models/m.pkl', 'model = joblib.load(path)\nmodel.fit(X, y)\nmodel.predict(X)', false],
  ['data/rows.pkl', 'def predict(x):\n  pass\nknn.predict(pickle.load(f))', false],
  ['data/rows.pkl', 'rows = pickle.load(f)\nprint(rows.mean())', false],
  ['data/rows.csv', 'model.predict(X)', false],
])('knows a model that a script asks and does not train: %s, %j', (path, code, expected) => {
  expect(isSavedModel(path, code)).toBe(expected)
})
