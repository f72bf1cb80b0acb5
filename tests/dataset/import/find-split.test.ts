import { expect, it } from 'vitest'
import { findSplit } from '../../../src/dataset/import/find-split.ts'

const told = { testShare: 0.2, seed: 42, stratified: false, shuffled: true, source: 'main.py:2' }

it.each([
  ['train_test_split(X, y, test_size=0.2, random_state=42)', told],
  ['train_test_split(X, f(y, 3), random_state = 42, test_size = .2, stratify=y)', { ...told, stratified: true }],
  ['train_test_split(X, y, train_size=0.8, random_state=42, stratify=None)', told],
  ['train_test_split(X, y, test_size=1/5, random_state=42)', told],
  ['train_test_split(X, y)', { ...told, testShare: 0.25, seed: null }],
  ['train_test_split(X, y, test_size=100, random_state=SEED)', { ...told, testShare: null, seed: 7 }],
  ['train_test_split(X, y, test_size=share, shuffle=False)', { ...told, testShare: null, seed: null, shuffled: false }],
  ['train_test_split(\n  X, y,  # test_size=0.5\n  test_size=0.2,\n  random_state=42,\n)', told],
  ['train_test_split(X, y, test_size=0.2, random_seed=42)', told],
  ['train_test_split(X, y)\ndef train_test_split(X, y, share=0.1): pass', { ...told, testShare: null, seed: null }],
  ['train = df.sample(frac=0.8, random_state=42)', told],
  ['test = df.sample(frac=0.2, random_state=42)\nb = df.drop(test.index)', told],
  ['val_df = df.sample(frac=0.2, random_state=42)\ntrain_df = df.drop(val_df.index)', told],
  ['dev = df.sample(frac=0.2, random_state=42)', told],
  ['rows = df.sample(frac=0.2, random_state=42)\ntrain = df.drop(rows.index)', told],
  ['rows = train.sample(frac=0.2, random_state=42)\ntrain.drop(index=rows.index, inplace=True)', told],
  ['rows = df.sample(frac=0.8, random_state=42)\ntest = train_all.drop(rows.index)', told],
  ['0\nself.train = df.sample(frac=0.8, random_state=42)', { ...told, source: 'main.py:3' }],
  [
    '0\nself.rows = df.sample(frac=0.8, random_state=42)\ntest = df.drop(self.rows.index)',
    { ...told, source: 'main.py:3' },
  ],
  ['train = df[df.a == 1].sample(frac=0.8, random_state=42)', told],
  ['train = train_all[train_all.a <= 1].sample(frac=0.8, random_state=42)', told],
  ['0\ntrain = train.sample(frac=1)\ntrain = df.sample(frac=0.8, random_state=42)', { ...told, source: 'main.py:4' }],
  ['0\nrows = df.sample(frac=0.8, random_state=42)\nothers = df.drop(rows.index)', { ...told, source: 'main.py:3' }],
])('%s', (call, expected) => {
  expect(findSplit([{ path: 'main.py', text: `SEED = 7\na = ${call}\n` }])).toEqual(expected)
})

it.each([
  '# train_test_split(X, y, test_size=0.2)',
  '"train_test_split(X, y)"',
  'def train_test_split(X, y): pass',
  'KFold(5)',
  'df = df.sample(frac=0.1, random_state=1)\ncross_val_score(model, df, y)',
  'sns.pairplot(df.sample(frac=0.1))',
  'train = train.sample(frac=0.1)',
  'train_df = train_df.sample(frac=1)',
  'self.train = self.train.sample(frac=1)',
  'test = test[test.a == 1].sample(frac=0.1)',
  'value = df.sample(frac=0.1)\ndevice = df.sample(frac=0.1)\ninterval = df.sample(frac=0.1)',
])('is not told by %s', (text) => {
  expect(findSplit([{ path: 'main.py', text }])).toBeNull()
})

it('comes to an end with texts that are made to keep it busy', () => {
  for (const part of ['\\"', "'", '"""', 'train_test_split(', 'train_test_split(a=(', '.sample(']) {
    expect(findSplit([{ path: 'main.py', text: part.repeat(200_000) }])).toBeNull()
  }
})
