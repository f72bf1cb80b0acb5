import { expect, it } from 'vitest'
import { indexNames } from '../../../src/dataset/code/named-paths.ts'
import { findNamedPlaces, findPlaces } from '../../../src/dataset/import/find-places.ts'

const files = ['data/Train.csv', 'data/test.csv', 'old/test.csv', 'images/cat/1.png', 'images/dog/1.png', 'main.py']
const find = (errorMessage: string, traceback = '    pd.read_csv(path)') =>
  findPlaces({ errorMessage, traceback, folder: 'old' }, files, [])

it.each([
  [
    "[Errno 2] No such file or directory: 'C:\\\\Users\\\\me\\\\train.csv'",
    'C:\\Users\\me\\train.csv',
    'data/Train.csv',
  ],
  [
    "[Errno 2] No such file or directory: '/content/drive/MyDrive/data/test.csv'",
    '/content/drive/MyDrive/data/test.csv',
    'data/test.csv',
  ],
  [
    "[Errno 2] File b'../input/Train.csv' does not exist: b'../input/Train.csv'",
    '../input/Train.csv',
    'data/Train.csv',
  ],
  ['/kaggle/input/Train.csv not found.', '/kaggle/input/Train.csv', 'data/Train.csv'],
  ["Couldn't find any class folder in /kaggle/input/images.", '/kaggle/input/images', 'images'],
  ["[Errno 2] No such file or directory: '/home/me/images/dog'", '/home/me/images/dog', 'images/dog'],
  ["[Errno 2] No such file or directory: 'D:\\\\me\\\\images/dog/1.png'", 'D:\\me\\images', 'images'],
])('shows the one file or folder of that name: %s', (message, at, shows) => {
  expect(find(message)).toEqual([{ at, shows }])
})

it.each([
  ['a name that two files bear alike', "[Errno 2] No such file or directory: '/input/test.csv'"],
  ['a name that nothing bears', "[Errno 2] No such file or directory: '/input/other.csv'"],
  ['a folder of Windows that the source has no like of', "[Errno 2] No such file or directory: 'D:\\\\me/main.py'"],
  ['another fault', "name 'x' is not defined"],
])('shows nothing for %s', (_name, message) => {
  expect(find(message)).toEqual([])
})

it.each([
  ['articles_plits.csv', ['data/articles_splits.csv', 'data/b.csv'], 'data/articles_splits.csv'],
  ['house_prices.csv', ['House_Price.csv'], 'House_Price.csv'],
  ['house_prices.csv', ['house_price.csv', 'houses_prices.csv'], undefined],
  ['train_data1.csv', ['train_data.csv', 'train_data12.csv'], undefined],
  ['x_train_data.csv', ['y_train_data.csv'], undefined],
  ['articles.csv', ['articles.csvs', 'article.json'], undefined],
  ['xs.csv', ['x.csv'], undefined],
])('shows where %s is looked for the one file of %j that has a letter more or less', (wanted, here, shows) => {
  const errorMessage = `[Errno 2] No such file or directory: '${wanted}'`
  const found = findPlaces({ errorMessage, traceback: '    pd.read_csv(path)', folder: '.' }, here, [])
  expect(found).toEqual(shows === undefined ? [] : [{ at: wanted, shows }])
})

it('makes the folder that a script writes to, and shows no file there', () => {
  expect(find("Cannot save file into a non-existent directory: 'out/tables'")).toEqual([
    { at: 'out/tables', shows: null },
  ])
  const message = "[Errno 2] No such file or directory: 'models/Train.csv'"
  expect(find(message, "    with open('models/Train.csv', 'wb') as file:")).toEqual([{ at: 'models', shows: null }])
})

it.each([
  ['Parent directory out/models does not exist.', '    torch.save(model.state_dict(), path)', 'out/models'],
  [
    "[Errno 2] Unable to synchronously create file (unable to open file: name = 'out/m.h5', errno = 2, error",
    '    f = h5f.create(',
    'out',
  ],
  [
    "[Errno 2] No such file or directory: '/p/log/a.txt'",
    '    handlers=[logging.FileHandler("log//a.txt"), other()]',
    '/p/log',
  ],
  [
    "[Errno 2] No such file or directory: '/p/log/a.txt'",
    '    return open_func(self.baseFilename, self.mode,',
    '/p/log',
  ],
])('makes the folder of a model or a log that a script writes: %s', (message, traceback, at) => {
  expect(find(message, traceback)).toEqual([{ at, shows: null }])
})

it('shows the folder that a script starts in where it goes to one of another disk', () => {
  const missing = (place: string) => `[Errno 2] No such file or directory: '${place}'`
  expect(find(missing('/home/me/knn/'), "    os.chdir('/home/me/knn/')")).toEqual([
    { at: '/home/me/knn/', shows: 'old' },
  ])
  expect(find(missing('/home/me/data'), '    os.chdir(home)')).toEqual([{ at: '/home/me/data', shows: 'data' }])
  expect(find(missing('results'), "    os.chdir('results')")).toEqual([])
})

it('adds to the places that are known, and ends where one of them does not help', () => {
  const known = find("[Errno 2] No such file or directory: '/d/Train.csv'")
  const message = "[Errno 2] No such file or directory: '/d/data/test.csv'"
  const both = findPlaces({ errorMessage: message, traceback: '', folder: '.' }, files, known)
  expect(both).toEqual([...known, { at: '/d/data/test.csv', shows: 'data/test.csv' }])
  expect(findPlaces({ errorMessage: message, traceback: '', folder: '.' }, files, both)).toEqual([])
})

it('takes the path that ends in most of the same names', () => {
  expect(indexNames(files)('/x/old/test.csv')).toBe('old/test.csv')
  expect(indexNames(files)('C:\\x\\DATA\\TEST.CSV')).toBe('data/test.csv')
  expect(indexNames(files)('/x/t.csv')).toBeNull()
})

it('takes the place of a database that an address names', () => {
  const code =
    "engine = create_engine(r'sqlite:///C:\\Users\\me\\data\\birds.sqlite')\ncreate_engine('sqlite:///own.db')"
  const found = findNamedPlaces(code, ['data/birds.sqlite', 'own.db'])
  expect(found).toEqual([{ at: 'C:\\Users\\me\\data\\birds.sqlite', shows: 'data/birds.sqlite' }])
})

it('takes of what code names the absolute paths alone whose one file is here', () => {
  const code =
    'read("D:\\\\x\\\\a.csv")\nread("b.csv"); read("/kaggle/input/b.csv"); read("/c.csv")\nf.to_csv("C:/b.csv")'
  const found = findNamedPlaces(code, ['a.csv', 'data/b.csv', 'x/c.csv', 'y/c.csv'])
  expect(found).toEqual([
    { at: 'D:\\x\\a.csv', shows: 'a.csv' },
    { at: '/kaggle/input/b.csv', shows: 'data/b.csv' },
  ])
})
