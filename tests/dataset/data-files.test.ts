import { expect, it } from 'vitest'
import { isDataFile } from '../../src/dataset/data-files.ts'

it.each(['faces/s1/1.pgm', 'a.ppm', 'a.csv.gz', 'labels.txt'])('takes %s for data', (path) => {
  expect(isDataFile(path)).toBe(true)
})

it.each(['requirements.txt', 'main.py', 'a.pdm', 'package.json'])('takes %s for none', (path) => {
  expect(isDataFile(path)).toBe(false)
})
