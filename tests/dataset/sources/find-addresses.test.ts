import { expect, it } from 'vitest'
import { findAddresses } from '../../../src/dataset/sources/find-addresses.ts'
import { spendCpu } from '../../support/cpu.ts'

it.each<[string, string, string[]]>([
  ['a table', 'df = pd.read_csv("https://host.org/a/iris.csv")', ['https://host.org/a/iris.csv']],
  ['a name that is read later', "URL = 'http://host.org/iris.data'\npd.read_csv(URL)", ['http://host.org/iris.data']],
  ['what is asked for by its query', 'pd.read_excel("https://host.org/get?id=3")', ['https://host.org/get?id=3']],
  ['each once', 'u = "https://h.org/a.csv"\nv = "https://h.org/a.csv#x"', ['https://h.org/a.csv']],
  [
    'what loaders read',
    'fetch_california_housing()\ntf.keras.datasets.mnist.load_data()\ncifar10.load_data()',
    [
      'https://ndownloader.figshare.com/files/5976036',
      'https://storage.googleapis.com/tensorflow/tf-keras-datasets/mnist.npz',
      'https://www.cs.toronto.edu/~kriz/cifar-10-python.tar.gz',
    ],
  ],
  [
    "a table of seaborn's",
    'import seaborn as sns\ndf = sns.load_dataset("penguins")',
    ['dataset_names.txt', 'penguins.csv'].map(
      (name) => `https://raw.githubusercontent.com/mwaskom/seaborn-data/master/${name}`,
    ),
  ],
  ["no loader's where none of it is known", 'load_dataset("penguins")\nfetch_openml("adult")\nEMNIST(".")', []],
  ['no page', 'print("see https://host.org/")\nHOME = "https://host.org/about"', []],
  ['no comment', '# pd.read_csv("https://host.org/a.csv")', []],
  ['nothing that is put together', 'pd.read_csv(f"https://host.org/{name}.csv")', []],
  ['no password', 'pd.read_csv("https://me:secret@host.org/a.csv")', []],
])('finds in the text of a script %s', (_name, text, addresses) => {
  expect(findAddresses([text], []).map(({ at }) => at)).toEqual(addresses)
})

it('chooses a file for each that is not there yet, and asks by HTTPS alone', () => {
  const texts = ['read_csv("http://h.org/a.csv"); read_csv("https://g.org/a.csv"); read_csv("https://h.org/")']
  expect(findAddresses(texts, ['data/a.csv']).map(({ url, path }) => [url, path])).toEqual([
    ['https://h.org/a.csv', 'data/1-a.csv'],
    ['https://g.org/a.csv', 'data/2-a.csv'],
    ['https://h.org/', 'data/download'],
  ])
})

it('reads hostile texts in a moment', async () => {
  const text = [`"https://${'a'.repeat(400_000)}`, '"https://a.org/b.csv'.repeat(20_000), '"http://'.repeat(200_000)]
  expect(await spendCpu(() => findAddresses([text.join('\n')], []))).toBeLessThan(2)
})
