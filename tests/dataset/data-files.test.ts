import { expect, it } from 'vitest'
import { isDataFile, mayHoldData } from '../../src/dataset/data-files.ts'

it.each(['faces/s1/1.pgm', 'a.ppm', 'a.csv.gz', 'labels.txt'])('takes %s for data', (path) => {
  expect(isDataFile(path)).toBe(true)
})

it.each(['requirements.txt', 'main.py', 'a.pdm', 'package.json'])('takes %s for none', (path) => {
  expect(isDataFile(path)).toBe(false)
})

it.each(['data/SMSSpamCollection', 'adult.test', 'u.item', 'train-images-idx3-ubyte', 'a.csv', 'headlines'])(
  'takes %s for data where a run read it',
  (path) => {
    expect(mayHoldData(path)).toBe(true)
  },
)

it.each([
  'main.py',
  'LICENSE',
  'Makefile',
  '.gitignore',
  'config.yaml',
  'README',
  'requirements.txt',
  'a/__pycache__/b.pyc',
  'model.onnx',
  'best.ckpt',
  'model.safetensors',
  'kernel.cu',
  'query.sql',
  'fonts/a.otf',
])('takes %s for none, also where a run read it', (path) => {
  expect(mayHoldData(path)).toBe(false)
})
