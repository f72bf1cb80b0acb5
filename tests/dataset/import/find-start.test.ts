import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { findStarts } from '../../../src/dataset/import/find-start.ts'
import { growthOfCpu, spendCpu } from '../../support/cpu.ts'
import { makeFolder } from '../../support/temporary.ts'

async function find(files: Readonly<Record<string, string>>, entry: string) {
  return findStarts(await makeFolder(files), Object.keys(files), entry)
}

const PLAIN = { workingDirectory: '.', pythonPath: [], arguments: [] }

/** A script with an option that it requires. */
const REQUIRES = [
  'import argparse',
  'p.add_argument("--input", type=str, required=True,\n  help="Input file (x.csv)")',
  'p.add_argument("--output_dir", default="out")',
  'p.add_argument("--seed", type=int, default=42)',
].join('\n')

const cases: [string, Record<string, string>, string, object][] = [
  ['a script alone', { 'main.py': 'print(1)' }, 'main.py', PLAIN],
  [
    'a module that README runs',
    { 'README.md': 'Run `python -m src.train`', 'src/train.py': '' },
    'src/train.py',
    { ...PLAIN, module: 'src.train' },
  ],
  [
    'a module that Makefile runs',
    { Makefile: 'train:\n\tpython3 -m src.train\n', 'src/train.py': '' },
    'src/train.py',
    { ...PLAIN, module: 'src.train' },
  ],
  [
    'a module that a Makefile gives arguments by variables, over several lines',
    {
      Makefile:
        'DIR := data/\nTRAIN = $(DIR)train.csv\ntrain: $(TRAIN)\n\t@python -m src.train \\\n\t\t$(TRAIN) \\\n\t\t$(DIR)out\n',
      'src/train.py': 'import sys\nprint(sys.argv)',
    },
    'src/train.py',
    { ...PLAIN, module: 'src.train', arguments: ['data/train.csv', 'data/out'] },
  ],
  [
    'a command whose arguments are plain in another place',
    {
      Makefile: 'train:\n\tpython t.py $(shell pwd)\n',
      'README.md': '```\npython t.py --epochs 3\n```',
      't.py': 'import argparse',
    },
    't.py',
    { ...PLAIN, arguments: ['--epochs', '3'] },
  ],
  [
    'the command that has what it requires, from where it finds that',
    {
      'README.md': '```\npython src/t.py --model cnn\n```',
      'src/t.py': [
        '# python src/t.py --data-dir ../data --model cnn',
        'import argparse',
        'p.add_argument("-d", "--data-dir", type=str, required=True)',
        'p.add_argument("--model", default=f("x"))',
      ].join('\n'),
      'data/a/1.png': '',
    },
    'src/t.py',
    { ...PLAIN, workingDirectory: 'src', arguments: ['--data-dir', '../data', '--model', 'cnn'] },
  ],
  [
    'what it requires by the name that it had before',
    {
      'README.md': '```\npython src/train_final_model.py --input data/x.csv --output models/\n```',
      'src/train_model.py': REQUIRES,
      'data/x.csv': '',
    },
    'src/train_model.py',
    { ...PLAIN, arguments: ['--input', 'data/x.csv', '--output', 'models/'] },
  ],
  [
    'the same where its own command is for another machine',
    {
      'README.md': '```\npython src/train_final_model.py --input data/x.csv\n```',
      'src/train_model.py': `# python train_model.py --input "D:\\My data\\x.csv"\n${REQUIRES}`,
      'data/x.csv': '',
    },
    'src/train_model.py',
    { ...PLAIN, arguments: ['--input', 'data/x.csv'] },
  ],
  ...(
    [
      ['another script', 'python src/clean_model.py --input data/x.csv'],
      ['a script of another folder', 'python tools/train_final_model.py --input data/x.csv'],
      ['a script that is there', 'python src/train_model_old.py --input data/x.csv'],
      ['one with options that it does not know', 'python src/train_final_model.py --input data/x.csv --epochs 3'],
      ['one without what it requires', 'python src/train_final_model.py --seed 3'],
      ['one whose file is not there', 'python src/train_final_model.py --input data/y.csv'],
    ] as const
  ).map(([name, command]): [string, Record<string, string>, string, object] => [
    `nothing of the command of ${name}`,
    {
      'README.md': `\`\`\`\n${command}\n\`\`\``,
      'src/train_model.py': REQUIRES,
      'src/train_model_old.py': REQUIRES,
      'data/x.csv': '',
    },
    'src/train_model.py',
    PLAIN,
  ]),
  ['a module that it names itself', { 'a/b.py': '"""Usage: python -m a.b"""' }, 'a/b.py', { ...PLAIN, module: 'a.b' }],
  [
    'a package',
    { 'README.md': 'python -m pkg', 'pkg/__main__.py': '' },
    'pkg/__main__.py',
    { ...PLAIN, module: 'pkg' },
  ],
  [
    'relative imports',
    { 'pkg/train.py': 'from .rate import x', 'pkg/rate.py': '' },
    'pkg/train.py',
    { ...PLAIN, module: 'pkg.train' },
  ],
  [
    'relative imports of an inner package',
    { 'lib/p/__init__.py': '', 'lib/p/q/__init__.py': '', 'lib/p/q/t.py': 'from ..r import x', 'lib/p/r.py': '' },
    'lib/p/q/t.py',
    { ...PLAIN, module: 'p.q.t', pythonPath: [], workingDirectory: 'lib' },
  ],
  [
    'imports from above',
    { 'experiments/t.py': 'from src.data import x', 'src/data.py': '' },
    'experiments/t.py',
    { ...PLAIN, pythonPath: ['.'] },
  ],
  [
    'imports from a folder of sources',
    { 't.py': 'from pkg.data import x', 'src/pkg/data.py': '' },
    't.py',
    { ...PLAIN, pythonPath: ['src'] },
  ],
  [
    'a path in README',
    { 'README.md': '$ PYTHONPATH=lib python t.py', 't.py': 'import a', 'lib/a.py': '' },
    't.py',
    { ...PLAIN, pythonPath: ['lib'] },
  ],
  ['what lies beside it', { 'src/t.py': 'import a', 'src/a.py': '' }, 'src/t.py', PLAIN],
  ...[
    'python src\\t.py --data data\\x.csv',
    'py -3 src/t.py --data data/x.csv',
    '.venv\\Scripts\\python.exe src\\t.py --data data\\x.csv',
    'uv run src/t.py --data data/x.csv',
    './src/t.py --data data/x.csv',
    'python "src/t.py" --data "data/x.csv"',
  ].map((command): [string, Record<string, string>, string, object] => [
    command,
    { 'README.md': `\`\`\`\n${command}\n\`\`\``, 'src/t.py': 'import argparse', 'data/x.csv': '' },
    'src/t.py',
    { ...PLAIN, arguments: ['--data', 'data/x.csv'] },
  ]),
  ...['run.bat', 'scripts/train.sh', 'dvc.yaml', 'justfile'].map(
    (paper): [string, Record<string, string>, string, object] => [
      `a command of ${paper}`,
      { [paper]: 'cmd: python src/t.py 3\r\n', 'src/t.py': 'import sys\nsys.argv[1]' },
      'src/t.py',
      { ...PLAIN, arguments: ['3'] },
    ],
  ),
  [
    'what Hydra is told',
    { 'README.md': '`python t.py model=rf`', 't.py': 'import hydra' },
    't.py',
    { ...PLAIN, arguments: ['model=rf'] },
  ],
  [
    'a path that it adds itself',
    { 'x/t.py': 'import sys\nsys.path.append("..")\nimport a', 'a.py': '' },
    'x/t.py',
    PLAIN,
  ],
  [
    'data beside it',
    { 'src/t.py': 'open("../data/x.csv")', 'data/x.csv': '' },
    'src/t.py',
    { ...PLAIN, workingDirectory: 'src' },
  ],
  ['data from the top', { 'src/t.py': 'open("data/x.csv")', 'data/x.csv': '' }, 'src/t.py', PLAIN],
  [
    'data by parts',
    { 'src/t.py': 'open(os.path.join("..", "data", "x.csv"))', 'data/x.csv': '' },
    'src/t.py',
    { ...PLAIN, workingDirectory: 'src' },
  ],
  [
    'the folder that README enters',
    { 'README.md': 'cd app && python t.py', 'app/t.py': '' },
    'app/t.py',
    { ...PLAIN, workingDirectory: 'app' },
  ],
  [
    'arguments in README',
    { 'README.md': 'python t.py --data x.csv --epochs 3  # slow', 't.py': 'import argparse' },
    't.py',
    { ...PLAIN, arguments: ['--data', 'x.csv', '--epochs', '3'] },
  ],
  [
    'arguments in quotes, of a Makefile',
    { Makefile: 'train: t.py\n\tpython t.py \\\n\t\t--data="data/x.csv" \\\n\t\t\'3\'\n', 't.py': 'import click' },
    't.py',
    { ...PLAIN, arguments: ['--data=data/x.csv', '3'] },
  ],
  [
    'a script as the README of its own part of the repository says',
    {
      'README.md': 'The course.\n',
      'part/readme.md': '```\npython3 src/train.py configs/a.yaml\n```',
      'part/src/train.py': 'import sys\nimport utils\nprint(sys.argv[1])',
      'part/src/utils.py': '',
      'part/configs/a.yaml': '',
    },
    'part/src/train.py',
    { ...PLAIN, workingDirectory: 'part', arguments: ['configs/a.yaml'] },
  ],
  [
    'a module as README calls its target of the Makefile beside it',
    {
      'part/Makefile':
        'check:\n\t@mypy pkg\n\ntrain:\n\t@python -m pkg.train $(config)\n\npredict:\n\t@python -m pkg.predict $(config)\n',
      'part/README.md':
        '~~~\nmake predict config=configs/p.yaml\nmake train config=configs/a.yaml\nmake train config=configs/b.yaml\n~~~',
      'part/pkg/train.py': 'import click\n',
      'part/configs/a.yaml': '',
    },
    'part/pkg/train.py',
    { ...PLAIN, module: 'pkg.train', workingDirectory: 'part', arguments: ['configs/a.yaml'] },
  ],
  [
    'a script by the nearest of several READMEs, and a path in it from there',
    {
      'README.md': 'python train.py --old',
      'part/README.md': 'PYTHONPATH=lib python train.py --new',
      'part/train.py': 'import argparse',
    },
    'part/train.py',
    { ...PLAIN, workingDirectory: 'part', pythonPath: ['part/lib'], arguments: ['--new'] },
  ],
  [
    'a script whose name README escapes for Markdown',
    { 'README.md': 'python src/train\\_it.py --data\\_file a.csv', 'src/train_it.py': 'import argparse', 'a.csv': '' },
    'src/train_it.py',
    { ...PLAIN, arguments: ['--data_file', 'a.csv'] },
  ],
  [
    'no arguments that stand for others',
    { 'README.md': 'python t.py --data <path>', 't.py': 'import argparse' },
    't.py',
    PLAIN,
  ],
]
it.each(cases)('starts %s', async (_name, files, entry, start) => {
  const [first] = await find(files, entry)
  const { reasons: _, ...found } = first
  expect(found).toEqual(start)
})

it('gives other ways too, at most three', async () => {
  const files = { 'README.md': 'python t.py --data x.csv', 'src/t.py': 'import argparse' }
  const ways = await find(files, 'src/t.py')
  expect(ways.map(({ workingDirectory, arguments: words }) => [workingDirectory, words.length])).toEqual([
    ['src', 2],
    ['src', 0],
    ['.', 2],
  ])
})

it('reads hostile files in a moment', async () => {
  const flood = [
    'python '.repeat(100_000),
    `python ${'a/'.repeat(200_000)}`,
    `join(${'\t'.repeat(200_000)}`,
    `"${'a'.repeat(300_000)}`,
    'make t A=b '.repeat(50_000),
    `make t${' A=b'.repeat(100_000)}${'\t'.repeat(100_000)}`,
  ]
  const text = flood.join('\n')
  const files = { 'README.md': text, 't.py': text, Makefile: `t:\n\tpython t.py $(A)\n${text}` }
  expect(await spendCpu(() => find(files, 't.py'))).toBeLessThan(10)
})

it('finds what tells of a deep folder among many in a moment', async () => {
  const deep = 'a/'.repeat(50)
  const papers = Array.from({ length: 20_000 }, (_, index) => `${deep.slice(0, 2 * (index % 50))}README_${index}`)
  expect(await spendCpu(() => findStarts(tmpdir(), [`${deep}t.py`, ...papers], `${deep}t.py`))).toBeLessThan(10)
})

it('finds the folders above many deep files in a moment', async () => {
  const deep = 'a/'.repeat(500)
  const files = ['t.py', ...Array.from({ length: 10_000 }, (_, index) => `${deep}${index}.csv`)]
  expect(await spendCpu(async () => findStarts(await makeFolder({ 't.py': '' }), files, 't.py'))).toBeLessThan(5)
})

it('finds where many modules lie among many scripts by one look at each', async () => {
  const prepare = async (count: number) => {
    const all = Array.from({ length: count }, (_, index) => index)
    const folder = await makeFolder({ 'main.py': all.map((index) => `import a${index}.b\n`).join('') })
    const files = ['main.py', ...all.map((index) => `lib/a${index}/b.py`)]
    return () => findStarts(folder, files, 'main.py')
  }
  // Sixteen times as many of both: a look at each script for each module would take up to 256 times as long.
  expect(await growthOfCpu(await prepare(1000), await prepare(16_000))).toBeLessThan(40)
})
