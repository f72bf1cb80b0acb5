import { expect, it } from 'vitest'
import { countBroughtClasses, findTargetHints } from '../../../src/dataset/import/find-target.ts'
import { spendCpu } from '../../support/cpu.ts'

it.each([
  ["data = data.drop('Id', axis=1)\nX = data.drop('Species', axis=1)\ny = data.Species\n", ['Species']],
  ["df = df.drop(columns=['id'])\nmodel.fit(df.drop('price', axis=1), df.price)\n", ['price']],
  ["x_train = train.drop(['Potability', 'kfold'], axis=1).values\ny_train = train.Potability.values\n", ['Potability']],
  ['y_pos = df.latitude\ny_pred = kmeans.labels_\ntarget_names = data.names\ny_true = df.price\n', ['price']],
  ["self.data = self.data.drop('id')\nfeatures = self.data.drop('kind', axis=1)\n", ['kind']],
  ["X = df.drop('first', axis=1)\ny = df['last']\n", ['last', 'first']],
  ["X = df[['age', 'income']].values; y = df['kind'].values\n", ['kind']],
  ["scores = cross_val_score(make(), df[['age', 'income']], df['kind'], cv=5)\n", ['kind']],
  ["vectors = v.fit(df['text'])\nm = SVC().fit(df[['age', 'income']], df['kind'])\n", ['kind']],
  ["sns.barplot(x=counts.index,\n            y =df['height'].value_counts().values)\ny = df['age']\n", ['age']],
  ["plot(  # of both\n  y=df.length\n)\nlabel = df['age']\n", ['age']],
  ["years = df['year'].value_counts()\nyr_counts = df['year'].sum()\nytrain = df['age']\n", ['age']],
  ["# Parts features, target,\r\ny = df['age']\r\n", ['age']],
  ["plot(\n  x=df['sex'],\n  # of both\n\n  y=df['height']\n)\ny = df['age']\n", ['age']],
  [
    "def split(self, data: DataFrame, target, size=0.2):\n    y = data[target]\n\na = split(data, 'kind', 0.3)\nsplit(\n  data,\n  'kind')\n",
    ['kind'],
  ],
  ["def load(path, target):\n    df = read(path)\n    y = df[target]\n\nload('a (1).csv', 'kind')\n", ['kind']],
  ["def split(data, target):\n    y = data[column]\n\na = split(data, 'kind')\ndraw(data, 'age')\n", []],
  ["y_column = 'CO2 (g/km)'\nX = data.drop(y_column, axis=1)\ny = data[[y_column]]\n", ['CO2 (g/km)']],
  ["draw(\n  y_name='age',\n  y_col='sex')\ny_col = 'kind'  # to tell\ny = data[y_col]\n", ['kind']],
  ["y_col = 'kind'\nX = data.drop(columns=[y_col])\n", ['kind']],
  ["y_name = 'kind'\ny = coder.fit_transform(data[y_name])\n", ['kind']],
  [
    "y_col = 'age'\ny_name = 'age'\nplot(\n  y=data[y_col],\n)\ndraw(data[y_col])\nX = data.drop('kind', axis=1)\n",
    ['kind'],
  ],
  ["X = train.drop(['id', 'kind'], axis=1)\nX_test = df_test.drop(['id'], axis=1)\n", []],
  [
    "plt.bar(\n  x=data['type'],\n  y=data['alcohol'],\n)\nplot(\n  y=data[['sulphates']],\n)\nTARGET_COLUMN = 'quality'\n",
    ['quality'],
  ],
])('finds the target in %j, and no column that a frame loses for good', (code, names) => {
  expect(findTargetHints(code)).toEqual(names.map((name) => ({ kind: 'named', name })))
})

it.each([
  "X = df.drop(columns=['charges'])\ny = (df.charges > LIMIT).astype('int')\n",
  "y = (df['charges'] >= 7).astype(int)\nX = df.drop('charges', axis=1)\n",
  "y_train = df['charges'] == 'many'\n",
])('knows that a column is compared with a value: %j', (code) => {
  expect(findTargetHints(code)).toEqual([{ kind: 'named', name: 'charges', isCompared: true }])
})

it.each(["(df['year'] >= 2010)", "df['year'] >= 2010", "df['year']==2010"])(
  'takes no filter of rows for the target: %s',
  (filter) => {
    const code = `young = df.age < 30\nlabel_mask = ${filter}\ny = df['outcome']\n`
    expect(findTargetHints(code)).toEqual([
      { kind: 'named', name: 'outcome' },
      { kind: 'named', name: 'year', isCompared: true },
    ])
  },
)

it('reads a line of blanks once', () => {
  const begin = performance.now()
  expect(findTargetHints(`y =${' '.repeat(200_000)}`)).toEqual([])
  expect(performance.now() - begin).toBeLessThan(5000) // each blank again with all that follow: 100 s
})

it.each([
  ['X, y = load_iris(return_X_y=True)', 3],
  ['data = load_breast_cancer()', 2],
  ['(a, b), c = keras.datasets.mnist.load_data()', 10],
  ['load_iris()\nload_digits()', null],
  ['pd.read_csv("iris.csv")', null],
])('knows the classes of what a library brings: %j', (code, classes) => {
  expect(countBroughtClasses(code)).toBe(classes)
})

it.each([
  ['X = df.drop(columns=[60], axis=1)\ny = df[60]\n', 60],
  ['x = df.drop(0, axis=1)\ny_all = df[0]\n', 0],
  ['y = df.iloc[:, 4].values\n', 4, []],
  ['df = df.drop("id", axis=1)\ny = df.iloc[:, 4].values\n', 4, ['id']],
  ['df = read_csv("a.csv", index_col=0)\ny = df.iloc[:, 4].values\n', 4],
  ['df = df[["b", "a"]]\ny = df.iloc[:, 0]\n', 0],
  ['part = df.iloc[:, 1:]\ny = part.iloc[:, 0]\n', 0],
  ['X = df[["a", "b"]]\nX = df.iloc[:, 1:]\ny = df.iloc[:, 0]\n', 0, []],
  ['labels = data.values[:, 0]\ninputs = data.values[:, 1:].astype("float32")\n', 0, []],
  ['y = data.to_numpy()[:, 2].astype(int)\n', 2, []],
  ['part = df.iloc[:, 1:]\ny = part.values[:, 0]\n', 0],
])('takes a column by its number for the target: %j', (code, place, lost?: string[]) => {
  expect(findTargetHints(code)).toEqual([{ kind: 'numbered', place, ...(lost && { lost }) }])
})

it.each([
  'y = arrays[1]\nlabels = rows[0]\ndf = df.drop(3)\n',
  'plt.scatter(\n  x=df.iloc[:, 0],\n  y=df.iloc[:, 1],\n)\n',
  'y_pred = likely.iloc[:, 1]\ny_pos = df.iloc[:, 0]\n',
  'y = PCA(2).fit_transform(data)[:, 1]\ny = reduced[:, 1]\n',
  'labels = data.values[0]\ny = data.values[3, 0]\n',
])(
  'takes no number of a row, of one of several arrays, or of what is computed, drawn or foretold, for the target: %j',
  (code) => {
    expect(findTargetHints(code)).toEqual([])
  },
)

it('takes no column whose brackets do not match for the last', () => {
  expect(findTargetHints('y = [x[:, [-1]')).toEqual([])
})

it.each(['y = df.iloc[:, -1]', 'target = df.iloc[:,-1:]', 'labels_train = data[:, -1]', 'y = df.iloc[:, [-1]].values'])(
  'takes the last column for the target: %s',
  (code) => {
    expect(findTargetHints(code)).toEqual([{ kind: 'last-column' }])
  },
)

it('is not held up by a flood of columns that functions are told', async () => {
  const flood = `def split(data, target):\n    y = data[target]\nsplit(${'data, '.repeat(9)}\n`.repeat(10_000)
  expect(await spendCpu(async () => void findTargetHints(flood))).toBeLessThan(5)
})
