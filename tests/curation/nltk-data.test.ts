import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { findWanted } from '../../src/curation/nltk-data.ts'

const TOLD = `**********
  Resource \u001b[93mstopwords\u001b[0m not found.
  Please use the NLTK Downloader to obtain the resource:

  Attempted to load \u001b[93mcorpora/stopwords\u001b[0m

  Searched in:
    - '/home/nltk_data'
**********
`

const find = (errorType: string | null, said: { stdout?: string; stderr?: string }) =>
  findWanted({ record: { errorType } as AuthorsRun['record'], stdout: '', stderr: '', ...said })

it.each([
  ['that fails for it', 'LookupError', { stderr: `Traceback\nLookupError:\n${TOLD}` }],
  ['that catches the error and prints it', null, { stdout: `Failed to train due to :\n${TOLD}` }],
  ['that catches the error and logs it', null, { stderr: `WARNING:root:\n${TOLD}` }],
  ['that catches the error and fails for it later', 'NameError', { stdout: TOLD, stderr: 'NameError: words' }],
  ['that raises another error for it', 'ValueError', { stderr: `LookupError:\n${TOLD}\nValueError: no words` }],
  ['that prints the error and leaves', 'SystemExit', { stdout: TOLD }],
])('finds what a script lacks of the data of NLTK %s', (_name, errorType, said) => {
  expect(find(errorType, said)).toEqual(['corpora', 'stopwords'])
})

it.each([
  ['fails for something else', 'KeyError', { stderr: 'Attempted to load corpora/stopwords' }],
  ['looks a key up', 'LookupError', { stderr: 'LookupError: unknown encoding: x' }],
  ['says so in its own words', null, { stdout: 'Resource not found.\nAttempted to load corpora/stopwords\n' }],
  ['has it', null, { stdout: 'Accuracy: 0.97\n' }],
])('takes no data for lacking where a script %s', (_name, errorType, said) => {
  expect(find(errorType, said)).toBeNull()
})
