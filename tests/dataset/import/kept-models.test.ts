import { expect, it } from 'vitest'
import { findEvaluators, listModelWords } from '../../../src/dataset/import/kept-models.ts'
import { listCommands } from '../../../src/dataset/import/told-commands.ts'

const TRAIN = 'model.fit(X)\njoblib.dump(model, args.out)\n'
const TELL = 'model = joblib.load(args.model)\nprint("accuracy", accuracy_score(a, b))\n'
const commandsOf = (...lines: string[]) => listCommands([{ folder: '.', text: lines.join('\n') }])

/** Who evaluates what by these commands, of scripts with these texts. */
function find(
  lines: readonly string[],
  training: Record<string, string> = { 'src/train.py': TRAIN, 'src/demo.py': 'from lib import fit' },
  telling: Record<string, string> = { 'src/report.py': TELL },
) {
  const [trains, tells] = [training, telling].map((each) => new Map(Object.entries(each)))
  return [
    ...findEvaluators({ training: trains ?? new Map(), telling: tells ?? new Map(), commands: commandsOf(...lines) }),
  ]
}
const FOUND = [['src/report.py', ['src/train.py']]]

it.each([
  [
    'a file',
    'python src/train.py --data d.csv --out m/m.joblib',
    'python src/report.py --data d.csv --model m/m.joblib',
  ],
  ['a file behind a sign', 'python src/train.py --out=m.pt', 'python src/report.py --model=./m.pt'],
  ['a file by its place alone', 'python src/train.py d.csv m.pkl', 'python src/report.py d.csv m.pkl'],
  ['a file of a module', 'python -m src.train --save m.keras', 'python -m src.report --load m.keras'],
  ['a file in its folder', 'python src/train.py --output_dir models/', 'python src/report.py --model models/best.pth'],
  ['a file in quotes', 'python src/train.py --out "m.joblib"', "python src/report.py --model 'm.joblib'"],
])('finds what evaluates what a command hands it: %s', (_name, ...lines) => {
  expect(find(lines)).toEqual(FOUND)
})

it.each([
  ['another file', 'python src/train.py --out m.joblib', 'python src/report.py --model n.joblib'],
  ['a table', 'python src/train.py --data d.csv', 'python src/report.py --data d.csv'],
  ['the name of an architecture', 'python src/train.py --model resnet18', 'python src/report.py --model resnet18'],
  ['a file that it is given alone', 'python src/report.py --model m.joblib'],
  ['a file that it is given first', 'python src/report.py --model m.joblib', 'python src/train.py --init m.joblib'],
  ['a file that nobody says who makes', 'python src/train.py', 'python src/report.py --model m.joblib'],
  ['a file in a folder of the same name', 'python src/train.py --out mod', 'python src/report.py --model models/m.pt'],
  ['words that only a shell understands', 'python src/train.py --out $M', 'python src/report.py --model $M'],
  ['the folder that both run in', 'python src/train.py --out .', 'python src/report.py --model ./m.pt'],
  ['a file that each demonstration asks', 'python src/demo.py --model m.pt', 'python src/report.py --model m.pt'],
  ['a file of a script that is not there', 'python fit.py --out m.pt', 'python show.py --model m.pt'],
])('finds nothing that evaluates by %s', (_name, ...lines) => {
  expect(find(lines)).toEqual([])
})

it('finds nothing that loads nothing, and no script that evaluates its own', () => {
  const lines = ['python src/train.py --out m.pt', 'python src/report.py --model m.pt']
  expect(find(lines, undefined, { 'src/report.py': 'print("accuracy", accuracy_score(a, b))' })).toEqual([])
  const twice = ['python main.py --mode train --model m.pt', 'python main.py --mode eval --model m.pt']
  expect(find(twice, { 'main.py': TRAIN + TELL }, { 'main.py': TRAIN + TELL })).toEqual([])
})

const SAVE = (name: string) => `model.fit(X)\njoblib.dump(model, ${name})\n`
const LOAD = (name: string) => `model = joblib.load(${name})\n`

it.each<[string, string, string, string, boolean]>([
  ['a name', 'evaluate.py', SAVE('"models/m.pkl"'), LOAD('"models/m.pkl"'), true],
  ['a constant', 'evaluate.py', SAVE('MODEL_PATH'), LOAD('MODEL_PATH'), true],
  ['a constant of a module', 'test_model.py', SAVE('config.BEST_MODEL_FILE'), LOAD('config.BEST_MODEL_FILE'), true],
  ['a checkpoint', 'evaluate.py', SAVE('CHECKPOINT'), LOAD('CHECKPOINT'), true],
  ['a name, called after nothing', 'show.py', SAVE('"m.pkl"'), LOAD('"m.pkl"'), false],
  ['a constant, called after nothing', 'show.py', SAVE('MODEL_PATH'), LOAD('MODEL_PATH'), false],
  ['the constant of another', 'evaluate.py', SAVE('MODEL_PATH'), LOAD('SCALER_PATH'), false],
  ['the constant of data', 'evaluate.py', SAVE('DATA_PATH'), LOAD('DATA_PATH'), false],
  ['the name of an architecture', 'evaluate.py', SAVE('MODEL_NAME'), LOAD('MODEL_NAME'), false],
  ['a constant that nobody saves by', 'evaluate.py', 'model.fit(X)\nMODEL_PATH', LOAD('MODEL_PATH'), false],
])('knows what evaluates by %s', (_name, path, keeps, loads, isFound) => {
  const found = find([], { 'train.py': keeps }, { [path]: loads })
  expect(found).toEqual(isFound ? [[path, ['train.py']]] : [])
})

it('knows who of several that save by one name does so for a script: the nearest', () => {
  const keeps = SAVE('"m.pkl"')
  const training = { 'app.py': keeps, 'a/train.py': keeps, 'b/train.py': keeps, 'b/tune.py': keeps }
  expect(find([], training, { 'b/evaluate.py': LOAD('"m.pkl"') })).toEqual([
    ['b/evaluate.py', ['b/train.py', 'b/tune.py']],
  ])
  expect(find([], { 'train/fit.py': keeps }, { 'test/evaluate.py': LOAD('"m.pkl"') })).toEqual([
    ['test/evaluate.py', ['train/fit.py']],
  ])
})

it('knows which words of a command are files of models', () => {
  const words = ['--model', './a/m.pt', '--out=b.joblib', 'd.csv', '-m', '.pt', '--lr=0.1']
  expect(listModelWords({ words })).toEqual(['a/m.pt', 'b.joblib', '.pt'])
})
