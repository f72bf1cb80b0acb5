import { expect, it } from 'vitest'
import { findMakers, isMadeData, listQuotedData } from '../../src/dataset/find-makers.ts'

const makersOf = (file: string, scripts: Readonly<Record<string, string>>) =>
  findMakers(
    file,
    Object.entries(scripts).map(([path, text]) => ({ path, text })),
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

it('takes what training leaves for no data', () => {
  const made = ['rows.csv', 'x.npy', 'rows.parquet', 'model.pkl', 'model.h5', 'net.joblib', 'notes'].filter(isMadeData)
  expect(made).toEqual(['rows.csv', 'x.npy', 'rows.parquet'])
  expect(
    listQuotedData(`pd.read_csv("data/x.csv"); load('m.pkl'); open(f"{a}.csv"); read('x.csv'); "data/x.csv"`),
  ).toEqual(['data/x.csv', 'x.csv'])
})
