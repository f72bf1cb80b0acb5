import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findBestWindow, indexSentences } from '../../src/mlbench/contexts/bm25.ts'
import { logOfHalfAbove } from '../../src/mlbench/contexts/exact-logarithm.ts'
import { gatherText } from '../../src/mlbench/contexts/gather-text.ts'
import { loadEnglishPunkt } from '../../src/mlbench/contexts/punkt-model.ts'
import { cutToCharacters, lengthWithoutSpaceAtEnd, splitWords } from '../../src/mlbench/contexts/python-text.ts'
import { splitSentences } from '../../src/mlbench/contexts/split-sentences.ts'
import fixture from '../fixtures/mlbench/nltk-and-rank-bm25.json' with { type: 'json' }
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { hasRows, readShared, whereRows } from './shared.ts'

const model = await loadEnglishPunkt()
const split = (text: string) => [...splitSentences(text, model)]

describe('sentences', () => {
  it.each(fixture.punkt)('are cut as NLTK cuts them: $text', ({ text, sentences }) => {
    expect(split(text)).toEqual(sentences)
  })

  it.runIf(hasRows)(`equal the given vectors${whereRows}`, () => {
    const vectors = z.object({
      sentence_vectors: z.array(z.object({ text: z.string(), sentences: z.array(z.string()) })),
    })
    for (const { text, sentences } of vectors.parse(readShared('bm25-vectors.json')).sentence_vectors) {
      expect(split(text)).toEqual(sentences)
    }
  })

  it('come one after another: what stands behind the last one wanted is not read', () => {
    const text = 'One is here. Two is there. '.repeat(200_000)
    const sentences = splitSentences(text, model)
    expect(sentences.next().value).toBe('One is here.')
    expect(sentences.next().value).toBe('Two is there.')
  })

  it.each(['.', '. ', '? ', 'a.', ')', '."', 'é. ', '\n'])('take linear time of a text of %j', (piece) => {
    const time = (length: number) => {
      const started = process.cpuUsage()
      split(piece.repeat(length))
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    time(5_000)
    const [short, long] = [Math.min(time(10_000), time(10_000)), Math.min(time(80_000), time(80_000))]
    expect(long).toBeLessThan(40 * Math.max(short, 2_000)) // 8 times as long; 64 times where it were quadratic
  })
})

describe('the best window', () => {
  it.each(fixture.bm25)('is what rank_bm25 ranks highest for "$query"', ({ sentences, query, window, score, text }) => {
    const best = findBestWindow(indexSentences(sentences), query)
    expect(best).toEqual({ window, score, text })
  })

  it.each([
    [23, 3.1570004211501135],
    [41, 3.7256934272366524],
    [770, 6.64703965476017],
    [0, -Math.LN2],
  ])('weighs words by the logarithm that Python has of %d.5', (count, logarithm) => {
    expect(logOfHalfAbove(count)).toBe(logarithm)
  })

  it('is the last one where no word of the question is there', () => {
    expect(findBestWindow(indexSentences(['a b', 'c', 'd']), 'nothing')).toEqual({ window: 2, score: 0, text: 'd' })
  })
})

describe("a repository's text", () => {
  it('holds READMEs first, files before folders in the order of their bytes, and no .git', async () => {
    const root = await makeFolder()
    await writeFiles(join(root, 'tool'), {
      'b.py': 'b\r\nB\rB',
      'a/README_EN.md': 'en',
      'a/z.py': 'z',
      'README.md': 'top',
      'Z.py': 'Z',
      '.git/config': 'secret',
      'a/.git': 'gitdir: elsewhere',
    })
    await writeFile(join(root, 'tool', 'picture.png'), Buffer.from([0x89, 0x50, 0xff]))
    expect(await gatherText(root, 'tool')).toEqual({
      readme: '\n=== repos/tool/README.md ===\ntop\n\n=== repos/tool/a/README_EN.md ===\nen\n',
      others: '\n=== repos/tool/Z.py ===\nZ\n\n=== repos/tool/b.py ===\nb\nB\nB\n\n=== repos/tool/a/z.py ===\nz\n',
      unreadable: 1,
    })
  })

  it('follows a link inside the repository, and none that leads out of it', async () => {
    const root = await makeFolder({ 'secret.txt': 'secret' })
    await mkdir(join(root, 'tool'))
    await writeFiles(join(root, 'tool'), { 'README.md': 'top' })
    await symlink('README.md', join(root, 'tool', 'INSTALL'))
    await symlink('../secret.txt', join(root, 'tool', 'out'))
    await symlink('/etc', join(root, 'tool', 'etc'))
    const { others, unreadable } = await gatherText(root, 'tool')
    expect(others).toBe('\n=== repos/tool/INSTALL ===\ntop\n')
    expect(unreadable).toBe(2)
  })
})

describe("Python's view of a text", () => {
  it('splits at its own white space', () => {
    expect(splitWords('\x1ca\x85b\u3000c\ufeffd ')).toEqual(['a', 'b', 'c\ufeffd'])
    expect(splitWords(' ')).toEqual([])
    expect(lengthWithoutSpaceAtEnd('ab \x1f\n')).toBe(2)
  })

  it('counts code points', () => {
    expect(cutToCharacters('a😀b', 2)).toBe('a😀')
    expect(cutToCharacters('ab', 5)).toBe('ab')
  })
})
