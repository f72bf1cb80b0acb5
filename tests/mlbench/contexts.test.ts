import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findBestWindow, indexSentences } from '../../src/mlbench/contexts/bm25.ts'
import { logOfHalfAbove } from '../../src/mlbench/contexts/exact-logarithm.ts'
import { gatherText } from '../../src/mlbench/contexts/gather-text.ts'
import { placeWords, type WordPlaces } from '../../src/mlbench/contexts/number-words.ts'
import { loadEnglishPunkt } from '../../src/mlbench/contexts/punkt-model.ts'
import {
  cutToCharacters,
  isUnicodeSpace,
  lengthWithoutSpaceAtEnd,
  splitWords,
  UNICODE_SPACE,
} from '../../src/mlbench/contexts/python-text.ts'
import { splitFirst } from '../../src/mlbench/contexts/split-growing.ts'
import { splitSentences } from '../../src/mlbench/contexts/split-sentences.ts'
import fixture from '../fixtures/mlbench/nltk-and-rank-bm25.json' with { type: 'json' }
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { hasRows, readShared, whereRows } from './shared.ts'

const model = await loadEnglishPunkt()
const split = (text: string) => [...splitSentences(text, model)].map(({ start, end }) => text.slice(start, end))

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
    expect(sentences.next().value).toEqual({ start: 0, end: 'One is here.'.length })
    expect(sentences.next().value).toEqual({ start: 13, end: 13 + 'Two is there.'.length })
  })

  it('are the first of a text that comes in blocks, of which no more is read than they need', async () => {
    const word = fc.constantFrom(
      '. ',
      '.',
      '? ',
      '!',
      '"',
      ')',
      '\n',
      'e.g. ',
      'U.S. ',
      '1. ',
      'A. ',
      'The ',
      'cat ',
      'é',
    )
    const block = fc.array(word, { maxLength: 12 }).map((words) => `${words.join('')}\n`)
    await fc.assert(
      fc.asyncProperty(fc.array(block), fc.integer({ min: 1, max: 6 }), fc.nat(40), async (blocks, most, first) => {
        expect(
          await splitFirst(
            blocks.map((each) => Buffer.from(each)),
            model,
            most,
            first,
          ),
        ).toEqual(split(blocks.join('')).slice(0, most))
      }),
    )
    const read: number[] = []
    const endless = (function* () {
      for (;;) yield Buffer.from(`${'One is here. '.repeat(read.push(1))}\n`)
    })()
    expect(await splitFirst(endless, model, 40, 1)).toHaveLength(40)
    expect(read.length).toBeLessThan(15) // 14 blocks hold 105
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

describe('words of sentences', () => {
  /** How often a word stands in each sentence, by where it is said to stand. */
  const countBySentence = ({ lengths, sentences, counts, before, last }: WordPlaces, number: number) => {
    const found = lengths.map(() => 0)
    for (let place = last[number] ?? -1; place >= 0; place = before[place] ?? -1)
      found[sentences[place] ?? -1] = counts[place] ?? 0
    return found
  }

  it('are numbered as they first appear, whatever was seen before them', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        'the',
        'x'.repeat(31),
        'x'.repeat(32),
        'x'.repeat(33),
        `${'x'.repeat(32)}y`,
        '\u00e9',
        '\ufeff',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    )
    const space = fc.constantFrom(' ', '\n', '\x1c', '\x85', '\u3000', ' \t ')
    const text = fc.array(fc.tuple(word, space)).map((pairs) => pairs.flat().join(''))
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const each = texts.map(splitWords)
        const known = [...new Set(each.flat())]
        const places = placeWords(texts)
        expect(places.numbers.size).toBe(known.length)
        expect(known.map((one) => places.numbers.find(one))).toEqual(known.map((_, number) => number))
        expect(places.numbers.find('never')).toBe(-1)
        expect(known.map((_, number) => countBySentence(places, number))).toEqual(
          known.map((one) => each.map((words) => words.filter((other) => other === one).length)),
        )
        expect(places.lengths).toEqual(each.map(({ length }) => length))
      }),
    )
  })

  it('are told apart where there are more than are kept', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `word${index}`)
    const { numbers, last, before, sentences } = placeWords([words.join(' '), words.toReversed().join(' ')])
    expect(words.every((word, number) => numbers.find(word) === number)).toBe(true)
    expect(last.every((place) => sentences[place] === 1 && sentences[before[place] ?? -1] === 0)).toBe(true)
  })
})

describe("a repository's text", () => {
  it('has files in the order of their bytes, which is not that of UTF-16, and passes over a long one that is no text', async () => {
    const root = await makeFolder()
    await writeFiles(join(root, 'tool'), {
      '\u{1f600}.py': 'smile',
      '\uff5e.py': 'wave',
      'long.txt': '\u65e5'.repeat(30_000),
    })
    await writeFile(join(root, 'tool', 'b.bin'), Buffer.concat([Buffer.alloc(70_000, 'text '), Buffer.from([0xff])]))
    await writeFile(join(root, 'tool', 'c.bin'), Buffer.alloc(70_000, 0xff))
    const text = await gatherText(root, 'tool', 'repository')
    expect([...text.matchAll(/=== repos\/tool\/(.+) ===/g)].map(([, path]) => path)).toEqual([
      'long.txt',
      '\uff5e.py',
      '\u{1f600}.py',
    ])
    expect(text).toContain('\u65e5'.repeat(30_000))
  })

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
    const readmes = '\n=== repos/tool/README.md ===\ntop\n\n=== repos/tool/a/README_EN.md ===\nen\n'
    const others = '\n=== repos/tool/Z.py ===\nZ\n\n=== repos/tool/b.py ===\nb\nB\nB\n\n=== repos/tool/a/z.py ===\nz\n'
    expect(await gatherText(root, 'tool', 'readme')).toBe(readmes)
    expect(await gatherText(root, 'tool', 'repository')).toBe(readmes + others)
  })

  it('follows a link inside the repository, and none that leads out of it', async () => {
    const root = await makeFolder({ 'secret.txt': 'secret' })
    await mkdir(join(root, 'tool'))
    await writeFiles(join(root, 'tool'), { 'README.md': 'top' })
    await symlink('README.md', join(root, 'tool', 'INSTALL'))
    await symlink('../secret.txt', join(root, 'tool', 'out'))
    await symlink('/etc', join(root, 'tool', 'etc'))
    const text = await gatherText(root, 'tool', 'repository')
    expect(text).toBe('\n=== repos/tool/README.md ===\ntop\n\n=== repos/tool/INSTALL ===\ntop\n')
  })
})

describe("Python's view of a text", () => {
  it('has white space of its own', () => {
    const space = new RegExp(`[${UNICODE_SPACE}]`)
    const units = Array.from({ length: 0x10000 }, (_, unit) => unit)
    expect(units.filter(isUnicodeSpace)).toEqual(units.filter((unit) => space.test(String.fromCharCode(unit))))
  })

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
