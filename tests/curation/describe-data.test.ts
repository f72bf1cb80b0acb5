import { expect, it } from 'vitest'
import { describeData } from '../../src/curation/describe-data.ts'
import { listNamedData } from '../../src/curation/list-named-data.ts'
import { makeFolder } from '../support/temporary.ts'

/** What is told of files that a script reads, and of the task. */
async function describe(files: Readonly<Record<string, string>>, code: string, metric: string | null = 'accuracy') {
  const source = await makeFolder(files)
  const paths = Object.keys(files).filter((path) => !path.endsWith('.md'))
  return describeData(source, { files: Object.keys(files), paths, code }, metric)
}

const LAST = 'X = df.iloc[:, :-1]\ny = df.iloc[:, -1]\n'

it.each<[string, string, string, object]>([
  ['a header', 'a,b,kind\n1,2,x\n3,4,y\n', LAST, { rows: 2, headers: ['a', 'b', 'kind'], target: 'kind' }],
  ['no header, as a row is first', '5.1,3.5,Iris-setosa\n4.9,3.0,Iris-virginica\n', LAST, { rows: 2, headers: null }],
  ['numbers for names that the code knows', '0,1,Label\n5,6,x\n', 'y = df["Label"]', { rows: 1, target: 'Label' }],
  ['numbers for names, and a text above numbers', '0,1,Label\n5,6,1\n7,8,0\n', LAST, { rows: 2, target: 'Label' }],
  ['another delimiter', 'a;b;kind\n1,5;2;x\n', LAST, { delimiter: ';', headers: ['a', 'b', 'kind'], rows: 1 }],
  ['tabs', 'a\tkind\n1\tx\n', LAST, { delimiter: '\t', format: 'tsv' }],
  ['a mark of its encoding', '\ufeffa,kind\n1,x\n', LAST, { encoding: 'utf-8-sig', headers: ['a', 'kind'] }],
  ['line breaks in quotes', '"a\nb",kind\n"1\n2",x\n3,y\n', LAST, { rows: 2, headers: ['a\nb', 'kind'] }],
  ['Windows line ends', 'a,kind\r\n1,x\r\n2,y\r\n', LAST, { rows: 2, headers: ['a', 'kind'] }],
])('describes a table with %s', async (_name, text, code, expected) => {
  const { data } = await describe({ 'data/t.csv': text }, code)
  expect(data).toMatchObject([expected])
  expect('target' in expected || data[0]?.headers !== null || data[0]?.target === undefined).toBe(true)
})

it.each([
  'df = read_csv("a.csv", header=None)\nX = df.drop(columns=[2])\ny = df[2]\n',
  'df = read_csv("a.csv", header=None)\ny = df.values[:, 2]\nX = df.values[:, :2]\n',
])('counts the classes of a column without a name that the code takes by its number: %j', async (code) => {
  const found = await describe({ 'a.csv': '0.1,0.2,R\n0.3,0.4,M\n0.5,0.6,R\n' }, code)
  expect(found).toMatchObject({ task: 'binary-classification', target: null, data: [{ rows: 3, headers: null }] })
})

const ROWS = 'dataset = np.loadtxt("a.csv", delimiter=",", skiprows=1)\nX = dataset[:, 0:2]\n'

it.each([
  [`${ROWS}y = dataset[:, 2]\n`, 'sick', 'binary-classification'],
  [`${ROWS}dataset = scale(dataset)\ny = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS}dataset, rest = split(dataset)\ny = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS.replace('skiprows=1)', 'skiprows=1)[:, 1:]')}y = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS.replace('skiprows=1)', 'skiprows=1).T')}y = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS.replace('skiprows', '\n  usecols=COLUMNS, skiprows')}y = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS}y = other[:, 2]\n`, undefined, 'other'],
  [`${ROWS.replace('skiprows', 'usecols=COLUMNS, skiprows')}y = dataset[:, 2]\n`, undefined, 'other'],
  [`${ROWS}y = dataset[:, 9]\n`, undefined, 'other'],
])(
  'takes the column for the target that the code takes out of the array of a table: %j',
  async (code, target, task) => {
    const found = await describe({ 'a.csv': 'dose,age,sick\n1,40,0\n2,50,1\n3,60,1\n' }, code)
    expect(found.data[0]?.target).toBe(target)
    expect(found.task).toBe(task)
  },
)

it.each([
  ['0', '1', '?', 'binary-classification'],
  ['0', '1', 'None', 'binary-classification'],
  ['Yes', 'No', 'NA', 'binary-classification'],
  ['Insomnia', 'Apnea', 'None', 'multiclass-classification'],
])('counts %s, %s and %s as classes, none of which stands for a missing value', async (one, other, third, task) => {
  const found = await describe({ 'a.csv': `dose,sick\n1,${one}\n2,${other}\n3,${third}\n` }, 'y = df["sick"]')
  expect(found.task).toBe(task)
})

it('takes what is called the target alone before that of a part, and no output of a part', async () => {
  const tellTarget = async (code: string) =>
    (await describe({ 'a.csv': 'dose,age,sick\n1,40,0\n2,50,1\n' }, code)).target
  expect(await tellTarget('all_labels = df["age"]\ny_train = df["sick"]')).toMatchObject({ column: 'sick' })
  expect(await tellTarget('train_labels = df["sick"]')).toMatchObject({ column: 'sick' })
  expect(await tellTarget('raw_output = df["age"]\nX = df.drop("sick", axis=1)')).toMatchObject({ column: 'sick' })
})

const SMS = 'ham\tGo until jurong\nspam\tFree entry\nham\tOk lar\n'

it.each([
  ['read_csv("data/sms.txt", sep="\\t", header=None, names=["label", "text"])', null, 3],
  ['read_csv(\n  path, sep="\\t", names=["label", "text"],\n)', null, 3],
  ['names = [\n  "label", "text"]\npd.read_table("sms.txt", names=names)', null, 3],
  ['read_csv("data/sms.txt", sep="\\t")\nread_csv("words.txt", header=None)', 'ham', 2],
  ['read_csv("data/sms.txt", sep="\\t", header=0, names=["label", "text"])', 'ham', 2],
  ['read_csv("data/sms.txt", sep="\\t", skiprows=1, header=None)', 'ham', 2],
  ['# read_csv("data/sms.txt", header=None)\nread_csv("data/sms.txt", sep="\\t")', 'ham', 2],
  ['read_csv(first, header=None)\nread_csv(second)', 'ham', 2],
  ['read_csv("stop.csv", header=None)\nds = load_dataset("csv", data_files="sms.txt")', 'ham', 2],
  ['read_csv(os.path.join(root, "stop.csv"), header=None)', 'ham', 2],
  ['read_csv(path, header=None)\nrows = csv.DictReader(open("data/sms.txt"))', 'ham', 2],
  ['read_csv(path, header=None)\nwith open("data/sms.txt") as f:\n  rows = list(csv.DictReader(f))', 'ham', 2],
  ['read_csv(path, header=None)\nrows = pl.scan_csv("data/sms.txt")', 'ham', 2],
  ['read_csv(root + "/" + name, sep="\\t", header=None)', null, 3],
  ['read_csv(f"{name}.txt", sep="\\t", header=None)\nread_csv("stop.csv")', null, 3],
  ['read_csv(f, sep="\\t", header=None)\nf = open("data/sms.txt")', null, 3],
  ['1\ndef load(p):\n  return read_csv(p, sep="\\t", header=None)\nload("data/sms.txt")', null, 3],
  ['read_csv("data/sms.txt", sep="\\t", names=None)', 'ham', 2],
  ['read_csv("data/sms.txt",  # header=None where it has none\n  sep="\\t")', 'ham', 2],
  ['load()\n"""read_csv("data/sms.txt", header=None)"""\ndf = read_csv(path, sep="\\t")', 'ham', 2],
  ['read_csv("data/sms.txt", sep=")|\\t", header=None)', null, 3],
  ['read_excel("data/sms.txt", names=["label", "text"])', 'ham', 2],
])(
  'takes the first line for data where the code reads it so, though it holds no number: %j',
  async (read, first, rows) => {
    const { data } = await describe({ 'data/sms.txt': SMS }, `df = ${read}\ny = df["label"]`)
    expect([data[0]?.headers?.[0] ?? null, data[0]?.rows]).toEqual([first, rows])
  },
)

it('counts the classes of a column by the name that the code gives it', async () => {
  const code = 'df = read_csv("sms.txt", sep="\\t", names=["label", "text"])\ny = df["label"]'
  expect((await describe({ 'sms.txt': SMS }, code)).task).toBe('binary-classification')
})

it.each([
  'header=None, usecols=[1, 3], names=["label", "text"]',
  'names=["label", "text", "day", "note"], index_col=0',
  'names=["label", "text", "day"]',
])('takes names that are not of all columns for no places of them: %j', async (given) => {
  const rows = Array.from({ length: 12 }, (_, index) => `u${index},${index % 2 ? 'pos' : 'neg'},day ${index},text`)
  const code = `df = read_csv("a.csv", ${given})\ny = df["label"]`
  expect((await describe({ 'a.csv': `${rows.join('\n')}\n` }, code)).task).toBe('other')
})

it('keeps a header that the code reads as data, where it names a column of it or stands above numbers', async () => {
  const code = 'df = read_csv("a.csv", header=None)\ny = df["kind"]'
  expect((await describe({ 'a.csv': 'size,kind\n1,R\n2,M\n' }, code)).data[0]?.headers).toEqual(['size', 'kind'])
  expect((await describe({ 'a.csv': 'size,kind\n1,R\n2,M\n' }, code.replace('kind', 'x'))).data[0]?.rows).toBe(2)
})

it.each([
  ['df = df.drop("size", axis=1)\ny = df.iloc[:, 1]', 'kind', 'binary-classification'],
  ['df = df.drop("id", axis=1)\ny = df.iloc[:, 1]', null, 'other'],
  ['df = df.drop(columns)\ny = df.iloc[:, 1]', null, 'other'],
  ['y = df.iloc[:, 9]', null, 'other'],
  ['y = df[1]\ndf.drop(1)', null, 'other'],
])(
  'takes for the target a column that is counted, where all before it are in its frame: %j',
  async (code, column, task) => {
    const found = await describe({ 'a.csv': 'id,kind,size\n1,R,3\n2,M,4\n3,R,5\n' }, code)
    expect([found.target?.column ?? null, found.task]).toEqual([column, task])
  },
)

it('takes for the target a column that the code renames by its case and signs, where one alone is called so', async () => {
  const find = async (header: string) =>
    (await describe({ 'a.csv': `${header}\n1,R\n2,M\n` }, 'df.columns = lower(df)\ny = df["has_left"]')).target?.column
  expect([await find('id,Has Left'), await find('HasLeft,Has Left?'), await find('Has left,HAS_LEFT')]).toEqual([
    'Has Left',
    'Has Left?',
    undefined,
  ])
})

const DUMMIES = 'df = pd.get_dummies(df)\n'

it.each<[string, string, string | undefined, string]>([
  ['left\n1,No\n2,Yes', 'df = OneHotEncoder()\ny = df["left_Yes"]', 'left', 'binary-classification'],
  ['home_kind\n1,a\n2,b\n3,c', `${DUMMIES}y = df["home_kind_b"]`, 'home_kind', 'binary-classification'],
  ['left\n1,No\n2,Yes', `${DUMMIES}y = df["left_yes"]`, undefined, 'other'],
  ['left\n1,No\n2,Yes', `${DUMMIES}y = df["left_hand"]`, undefined, 'other'],
  ['left\n1,0\n2,1', `${DUMMIES}y = df["left_1"]`, undefined, 'other'],
  ['left\n1,No\n2,Yes', 'df["left_No"] = df.id > 1\ny = df["left_No"]', undefined, 'other'],
  [
    'sex,left\n1,f,0\n2,m,1',
    `${DUMMIES}X = df.drop("sex_f", axis=1)\nrows = X.drop("left", axis=1)`,
    'left',
    'binary-classification',
  ],
  ['left,left_Yes\n1,Yes,0\n2,No,1\n3,No,2', `${DUMMIES}y = df["left_Yes"]`, 'left_Yes', 'multiclass-classification'],
])(
  'takes the column for the target of which one-hot coding makes the one that the code names: %j, %s',
  async (rows, code, target, task) => {
    const found = await describe({ 'a.csv': `id,${rows}\n` }, code)
    expect(found.data[0]?.target).toBe(target)
    expect(found.task).toBe(task)
  },
)

it.each([
  ['a squared error of a classifier', 'y = df["kind"]\nSVC().fit(X, y)\n', 'mse', 'binary-classification'],
  ['a loss of two classes', 'nn.BCELoss()\n', 'loss', 'binary-classification'],
  ['an accuracy beside a loss of two classes', 'nn.BCELoss()\n', 'accuracy', 'binary-classification'],
  ['a squared loss', 'nn.MSELoss()\n', 'loss', 'regression'],
  ['an error of a regressor', 'LinearRegression()\n', 'mse', 'regression'],
  ['an accuracy of what nobody knows', 'model.fit(X, y)\n', 'accuracy', 'other'],
  ['an error of what nobody knows', 'model.fit(X, y)\n', 'mse', 'regression'],
])('tells the task by what the code learns with: %s', async (_name, code, metric, task) => {
  expect((await describe({ 'a.csv': 'a,kind\n1,x\n2,y\n' }, code, metric)).task).toBe(task)
})

it.each([
  ["train_labels = df['kind']", 'kind', 'binary-classification'],
  ["df = df.rename(columns={'kind': 'label'})\ny = df['label']", 'kind', 'binary-classification'],
  ["df.columns = ['size', 'label']\ny = df['label']", 'kind', 'binary-classification'],
  ["df['num'] = df['kind'].map({'x': 0, 'y': 1})\ny = df['num']", 'kind', 'binary-classification'],
  ["df['large'] = df['a'] > 2\ny = df['large']", 'a', 'binary-classification'],
  // Of columns that it has dropped before, or of another frame.
  ["df.columns = ['size', 'weight', 'label']\ny = df['label']", undefined, 'other'],
  ["results.columns = ['label', 'text']\ny = df['kind']", 'kind', 'binary-classification'],
])('follows the target by one step: %j', async (code, target, task) => {
  const found = await describe({ 'a.csv': 'a,kind\n1,x\n2,y\n3,y\n' }, code)
  expect(found).toMatchObject({ task, target: target === undefined ? null : { column: target } })
})

it('counts no class for what stands in the place of a value', async () => {
  const found = await describe({ 'a.csv': 'a,kind\n1,0\n2,1\n3,?\n4,\n5,NA\n' }, 'y = df["kind"]\n')
  expect(found.task).toBe('binary-classification')
})

it('takes no other column for the target of a table that lacks the one which another table has', async () => {
  const tables = { 'test.csv': 'id,size\n1,3\n2,4\n3,5\n', 'train.csv': 'id,size,kind\n1,3,R\n2,4,M\n' }
  const code = 'y = train["kind"]\nX = train.drop(["kind"], axis=1)\nrest = train.drop("id", axis=1)\n'
  const found = await describe(tables, code)
  expect(found).toMatchObject({ target: { column: 'kind', path: 'train.csv' }, task: 'binary-classification' })
  expect(found.data.map(({ target }) => target)).toEqual([undefined, 'kind'])
})

it('takes no other column for the target of a table whose columns another has all of, whatever both are called', async () => {
  const tables = { 'new.csv': 'id,size\n1,3\n2,4\n3,5\n', 'old.csv': 'id,size,kind\n1,3,R\n2,4,M\n' }
  const { data, target } = await describe(
    tables,
    'y = old["kind"]\nX = old.drop(["kind"], axis=1)\nX = X.drop("id", axis=1)\n',
  )
  expect([target, data.map((file) => file.target)]).toEqual([{ column: 'kind', path: 'old.csv' }, [undefined, 'kind']])
})

it('keeps the target of a table where one to look things up in has a column that the code names first', async () => {
  const tables = { 'cars.csv': 'id,km,price\n1,3,10.5\n2,4,20.5\n', 'names.csv': 'id,name\n1,a\n2,b\n' }
  const { data, target } = await describe(tables, "labels = names['name']\ny = cars['price']\n", 'rmse')
  expect([target, data.map((file) => file.target)]).toEqual([{ column: 'price', path: 'cars.csv' }, ['price', 'name']])
})

it('seeks many names among many columns in time', { timeout: 5000 }, async () => {
  const columns = Array.from({ length: 10_000 }, (_, place) => `column ${place}`)
  const code = columns.map((_, place) => `y = df["no_${place}"]\n`).join('')
  const { target } = await describe({ 'a.csv': `${columns.join(',')}\n${columns.map(() => 'x').join(',')}\n` }, code)
  expect(target).toBeNull()
})

it('describes a table whose name has no ending, and no table in a file of bytes', async () => {
  const files = { SMSSpam: 'spam\tWin now\nham\tHello\n', bytes: '\0\u0001\0,\n', 'adult.test': 'a,kind\n1,x\n' }
  const { data } = await describe(files, LAST)
  expect(data).toMatchObject([
    { path: 'SMSSpam', format: 'tsv' },
    { path: 'adult.test', format: 'csv', rows: 1, target: 'kind' },
    { path: 'bytes', format: 'other' },
  ])
})

it('takes no column without a name for the target, and counts no classes of it', async () => {
  for (const code of [LAST, 'y = [row[1] for row in rows]\n']) {
    const { data, target, task } = await describe({ 't.csv': 'id,kind,size,\n1,M,2.5,\n2,B,3.5,\n3,B,1,\n' }, code)
    expect([data[0]?.headers?.at(-1), target, task]).toEqual(['', null, 'other'])
  }
})

it.each([
  ['y = (df.price > LIMIT)', 'binary-classification'],
  ['y = pd.cut(df.price, 3)\ndf.drop("price", axis=1)', 'other'],
  ['y = df["grade"]', 'multiclass-classification'],
])('counts no value of a measure as a class: %s', async (code, task) => {
  expect((await describe({ 't.csv': 'size,grade,price\n1,1.0,10.5\n2,2.0,20\n3,3.0,30.25\n' }, code)).task).toBe(task)
})

it('keeps no cell of a table that begins with data', async () => {
  const { data, target, task } = await describe({ 'iris.data': '5.1,secret-a\n4.9,secret-b\n4.7,secret-c\n' }, LAST)
  expect(JSON.stringify(data)).not.toContain('secret')
  expect([target, task]).toEqual([null, 'multiclass-classification'])
})

it.each<[string, string[], string[]]>([
  ['train and test', ['train.csv', 'test.csv'], ['test.csv test', 'train.csv train']],
  ['two files of one kind', ['Fake.csv', 'True.csv'], ['Fake.csv all', 'True.csv all']],
  ['a test alone', ['my_test.csv'], ['my_test.csv all']],
  ['a contest', ['contest.csv', 'train.csv'], ['contest.csv all', 'train.csv all']],
])('tells the roles of %s', async (_name, paths, roles) => {
  const { data } = await describe(Object.fromEntries(paths.map((path) => [path, 'a,b\n1,2\n'])), '')
  expect(data.map(({ path, role }) => `${path} ${role}`)).toEqual(roles)
})

it('takes a folder of many files for one', async () => {
  const images = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`img/cats/${index}.png`, '']))
  const { data } = await describe({ ...images, 'labels.csv': 'a,b\n1,2\n' }, '')
  expect(data).toMatchObject([
    { path: 'img/cats', format: 'folder' },
    { path: 'labels.csv', format: 'csv' },
  ])
})

it.each<[string, string, string[], string[]]>([
  [
    'what any reader reads',
    'pd.read_excel("a.xlsx"); loadmat("b.mat"); spark.read.csv("c.csv")',
    ['a.xlsx', 'b.mat', 'c.csv'],
    ['a.xlsx', 'b.mat', 'c.csv'],
  ],
  ['a file of no known ending but .data', 'open("iris.data")', ['iris.data', 'requirements.txt'], ['iris.data']],
  ['a file without an ending', 'read_csv("./data/SMSSpam", sep="\\t")', ['data/SMSSpam', 'LICENSE'], ['data/SMSSpam']],
  [
    'no name without an ending that it does not read',
    'train = read_csv("a.csv")',
    ['train', 'test', 'a.csv'],
    ['a.csv'],
  ],
  ['no list of packages', 'open("requirements.txt")', ['requirements.txt'], []],
  [
    'no model that it saves by default',
    'def save_model(model, path="model.pkl"):\n    dump(model, path)',
    ['model.pkl', 'a.csv'],
    [],
  ],
  [
    'no table that it writes',
    'x.to_csv("TestData.csv")\nread_csv("real.csv")',
    ['TestData.csv', 'real.csv'],
    ['real.csv'],
  ],
  [
    'every file of several',
    'a = read_csv("Fake.csv")\nb = read_csv("True.csv")',
    ['Fake.csv', 'True.csv'],
    ['Fake.csv', 'True.csv'],
  ],
  ['a table of which it reads a column `a`', 'read_csv("a.csv", usecols=["a"])', ['a.csv'], ['a.csv']],
  ['no table that it opens to write', 'open("b.csv", mode="w"); open("c.csv", "a+")', ['b.csv', 'c.csv'], []],
  ['a stored model that it loads', 'joblib.load("model.sav")', ['model.sav'], ['model.sav']],
  ['a file behind a path of Windows', 'read_csv("C:\\\\me\\\\train.csv")', ['train.csv'], ['train.csv']],
  ['no file that a comment alone reads', 'a = 1\n  # test = read_csv("test.csv")', ['test.csv'], []],
  ['a name in a comment of nothing that is there', '# see old.csv', ['new.csv'], []],
])('takes for data where nothing was run %s', (_name, code, files, found) => {
  expect(listNamedData(files, code)).toEqual(found)
})

it('tells of folders at the top where a manifest would not hold all that lie below', async () => {
  const paths = Array.from({ length: 30_000 }, (_, index) => `images/${index % 3000}/${index}.png`)
  const { data } = await describeData(await makeFolder(), { files: paths, paths, code: '' }, null)
  expect(data).toMatchObject([{ path: 'images', format: 'folder', role: 'all' }])
  const flat = paths.map((path) => path.replaceAll('/', '-'))
  expect((await describeData(await makeFolder(), { files: [], paths: flat, code: '' }, null)).data).toHaveLength(1000)
})
