const KERAS = 'https://storage.googleapis.com/tensorflow/tf-keras-datasets'
const TORCH = 'https://ossci-datasets.s3.amazonaws.com/mnist'
const SKLEARN = 'https://ndownloader.figshare.com/files'
const TORONTO = 'https://www.cs.toronto.edu/~kriz'
const SEABORN = 'https://raw.githubusercontent.com/mwaskom/seaborn-data/master'
const IDX = ['train-images-idx3', 'train-labels-idx1', 't10k-images-idx3', 't10k-labels-idx1'] as const
const filesOf = (folder: string) => IDX.map((name) => `${folder}/${name}-ubyte.gz`)

/**
 * What loaders read from the web, as they themselves name it: of Keras 3.15, torchvision 0.29, scikit-learn 1.8, seaborn 0.13.
 * `$1` is what the first group of the call holds.
 */
const LOADERS: readonly (readonly [call: RegExp, addresses: readonly string[]])[] = [
  [/(?<!\w)fashion_mnist\.load_data\(/g, filesOf(KERAS)],
  [/(?<!\w)(mnist|imdb|reuters|boston_housing|california_housing)\.load_data\(/g, [`${KERAS}/$1.npz`]],
  [/(?<!\w)(imdb|reuters)\.get_word_index\(/g, [`${KERAS}/$1_word_index.json`]],
  [/(?<!\w)cifar(100?)\.load_data\(/g, [`${TORONTO}/cifar-$1-python.tar.gz`]],
  [/(?<!\w)CIFAR(100?)\(/g, [`${TORONTO}/cifar-$1-python.tar.gz`]],
  [/(?<!\w)MNIST\(/g, filesOf(TORCH)],
  [/(?<!\w)fetch_california_housing\(/g, [`${SKLEARN}/5976036`]],
  [/(?<!\w)fetch_20newsgroups(?:_vectorized)?\(/g, [`${SKLEARN}/5975967`]],
  [/(?<!\w)fetch_covtype\(/g, [`${SKLEARN}/5976039`]],
  [/(?<!\w)fetch_olivetti_faces\(/g, [`${SKLEARN}/5976027`]],
  [
    /(?<!\w)load_dataset\(\s{0,40}['"](\w{1,40})['"]\s{0,40}[,)]/g,
    [`${SEABORN}/dataset_names.txt`, `${SEABORN}/$1.csv`],
  ],
]
const USES_SEABORN = /^[ \t]*(?:import|from)[ \t]+seaborn\b/m

/** Addresses that the loaders which a line calls read. `text`: the script that it is of. */
export function listLoaderAddresses(line: string, text: string): string[] {
  const isSeaborn = USES_SEABORN.test(text)
  return LOADERS.flatMap(([call, addresses]) =>
    [...line.matchAll(call)].flatMap(([, name = '']) => addresses.map((each) => each.replace('$1', name))),
  ).filter((each) => isSeaborn || !each.startsWith(SEABORN))
}
