import { expect, it } from 'vitest'
import { listNamedAll, openRenamed } from '../../../src/dataset/import/find-renamed.ts'

it.each([
  ["df = df.rename(columns={'v1': 'label', 'v2': 'text'})", 'label', ['v1']],
  ['df.rename(\n  columns={\n    "v1": "label",\n  },\n  inplace=True)', 'label', ['v1']],
  ["df = df[['v1', 'v2']]\ndf.columns = ['label', 'text']", 'label', ['v1']],
  ["df['num'] = df['label'].map({'ham': 0, 'spam': 1})", 'num', ['label']],
  ["df['num'] = LabelEncoder().fit_transform(df['label'])", 'num', ['label']],
  ["df['num'] = df['label'].astype('category').cat.codes", 'num', ['label']],
  ["df['many'] = (df['charges'] > 7).astype(int)", 'many', ['charges']],
  ["df['many'] = np.where(df['charges'] >= 7, 1, 0)", 'many', ['charges']],
  ["df['num'] = df['label'].str.strip().map({'ham': 0})", 'num', ['label']],
  // A part of each value, and what names each row.
  ["df['kind'] = df['filename'].map(lambda f: 1 if f.split('.')[0] == 'dog' else 0)", 'kind', []],
  ["df['kind'] = df['name'].str[0].map({'a': 0})", 'kind', []],
  ["df['long'] = df['text'].map(len)", 'long', []],
  ["df['label'] = df['id'].map(labels)", 'label', []],
  ["df['label'] = df['customerID'].map(labels)", 'label', []],
  ["df['label'] = df['image_path'].map(labels)", 'label', []],
  ["df['label'] = df['valid'].map(labels)", 'label', ['valid']],
  // Of another column, of several, or of another time.
  ["df['num'] = df['label'].map(names)", 'label', []],
  ["df['each'] = df['price'].astype(float) / df['size']", 'each', []],
  ["df['next'] = df['close'].shift(-1) > df['close']", 'next', []],
  ["df['long'] = df['text'].apply(len)", 'long', []],
  ["df['mean'] = df['price'].mean()", 'mean', []],
  ["df['label'] = df['label'].map({'ham': 0})", 'label', []],
  ["df[['a', 'b', 'c']]\ndf.columns = ['label', 'text']", 'label', []],
  ["if df['num'] == df['label'].map(x): pass", 'num', []],
  ["df.rename({'v1': label})", 'label', []],
])('knows the column that another name stands for: %j', (code, name, columns) => {
  expect(openRenamed(code)(name).map((each) => each.name)).toEqual(columns)
})

it('knows where a value is compared', () => {
  const code = "df['many'] = df['charges'] > 7\ndf['num'] = df['label'].map({'ham': 0})"
  expect(openRenamed(code)('many')).toEqual([{ name: 'charges', isCompared: true }])
  expect(openRenamed(code)('num')).toEqual([{ name: 'label', isCompared: false }])
  const isTwo = (made: string) => openRenamed(`df['y'] = ${made}`)('y').map((each) => each.isCompared)
  expect(isTwo("(df['num'] > 0).astype(int)")).toEqual([true])
  expect(isTwo("df['num'].apply(lambda n: 1 if n > 0 else 0)")).toEqual([true])
  expect(isTwo("df['num'].apply(lambda n: 0 if n < 3 else 1 if n < 4 else 2)")).toEqual([false])
  expect(isTwo("np.where(df['num'] < 3, 0, np.where(df['num'] < 4, 1, 2))")).toEqual([false])
})

it('knows the places of columns that are all named at once', () => {
  const places = listNamedAll("df.columns = ['a', 'b', 'kind']\ncolumns = ['x']")
  expect([...places.keys()]).toEqual(['a', 'b', 'kind'])
  expect(places.get('kind')).toEqual({ place: 2, columns: 3 })
})
