import { expect, it } from 'vitest'
import { callsWork } from '../../../src/dataset/import/calls-work.ts'

it.each([
  ['from work import fit\nfit(1)', true],
  ['from trainer import main\nmain()', true],
  ['import trainer\ntrainer.train_model()', true],
  ['from lib import Trainer\nTrainer(1).train()', true],
  ['from lib import run\nrun()', true],
  ['run_pipeline()', true],
  ['from train import Net\nnet = Net()\nnet.predict(1)', false],
  ['def main():\n    Net().predict(1)\nmain()', false],
  ['app.run()', false],
  ['create_app().run()', false],
  ['create_app().run_server()', false],
  ['train_test_split(X, y)\nscaler.fit_transform(X)', false],
  ['tk.Tk().mainloop()', false],
  ['fitz.open(path)', false],
])('knows whether code calls the work of others: %j', (code, calls) => {
  expect(callsWork(code)).toBe(calls)
})
