import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { findBestWindow, indexSentences } from '../../src/mlbench/contexts/bm25.ts'
import { logOfHalfAbove } from '../../src/mlbench/contexts/exact-logarithm.ts'
import { gatherText } from '../../src/mlbench/contexts/gather-text.ts'
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
import { joinSentences, scanText } from '../support/scanned-text.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { hasRows, readShared, whereRows } from './shared.ts'

const model = await loadEnglishPunkt()
function split(given: string) {
  const { text, whole } = scanText(given)
  return [...splitSentences(text, whole, model)].map((span) => text.slice(span))
}

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
    const { text, whole } = scanText('One is here. Two is there. '.repeat(200_000))
    const slice = vi.spyOn(text, 'slice')
    const sentences = splitSentences(text, whole, model)
    expect(sentences.next().value).toEqual({ start: 0, end: 'One is here.'.length })
    expect(sentences.next().value).toEqual({ start: 13, end: 13 + 'Two is there.'.length })
    expect(slice.mock.calls.length).toBeLessThan(10)
  })

  it('are cut at places of bytes, whatever stands before them', () => {
    expect(
      split('\u65e5\u672c \u{1f600} is. \u201cTwo\u201d is.\u2003\u201d Three\u3000is?\u00bb Four\x85is! \u00e9nd'),
    ).toEqual([
      '\u65e5\u672c \u{1f600} is.',
      '\u201cTwo\u201d is.\u2003\u201d',
      'Three\u3000is?\u00bb',
      'Four\x85is!',
      '\u00e9nd',
    ])
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
    const used = scanText('What was. There before. ').text
    const block = fc.array(word, { maxLength: 12 }).map((words) => `${words.join('')}\n`)
    await fc.assert(
      fc.asyncProperty(fc.array(block), fc.integer({ min: 1, max: 6 }), fc.nat(40), async (blocks, most, first) => {
        const bytes = blocks.map((each) => Buffer.from(each))
        const { text, spans } = await splitFirst(bytes, model, most, { leastBytes: first, text: used })
        expect(spans.map((span) => text.slice(span))).toEqual(split(blocks.join('')).slice(0, most))
      }),
    )
    const read: number[] = []
    const endless = (function* () {
      for (;;) yield Buffer.from(`${'One is here. '.repeat(read.push(1))}\n`)
    })()
    expect((await splitFirst(endless, model, 40, { leastBytes: 1 })).spans).toHaveLength(40)
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
    const best = findBestWindow(indexSentences(joinSentences(sentences)), query)
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
    expect(findBestWindow(indexSentences(joinSentences(['a b', 'c', 'd'])), 'nothing')).toEqual({
      window: 2,
      score: 0,
      text: 'd',
    })
  })
})

describe('words of sentences', () => {
  const place = (sentences: readonly string[], window: number) => {
    const { text, spans } = joinSentences(sentences)
    return text.placeWords(spans, window)
  }

  it('are numbered as they first appear, and counted in each window', () => {
    const word = fc.oneof(
      fc.constantFrom('a', 'b', 'the', '\u00e9', '\ufeff', '\u65e5\u672c'),
      fc.constantFrom(...[7, 8, 9, 15, 16, 17, 33].map((length) => 'x'.repeat(length)), `${'x'.repeat(16)}y`),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    )
    const space = fc.constantFrom(' ', '\n', '\x1c', '\x85', '\u1680', '\u2003', '\u2028', '\u205f', '\u3000', ' \t ')
    const text = fc.array(fc.tuple(word, space)).map((pairs) => pairs.flat().join(''))
    fc.assert(
      fc.property(fc.array(text), fc.integer({ min: 1, max: 4 }), (texts, window) => {
        const each = texts.map(splitWords)
        const windows = each.map((_, first) => each.slice(first, first + window).flat())
        const known = [...new Set(each.flat())]
        const words = place(texts, window)
        expect(known.map((one) => words.find(one))).toEqual(known.map((_, number) => number))
        expect(words.find('never')).toBe(-1)
        expect([...words.lengths]).toEqual(each.map(({ length }) => length))
        expect([...words.windows]).toEqual(known.map((one) => windows.filter((own) => own.includes(one)).length))
        words.setNorms(Float64Array.from(windows, () => 0.5))
        const weights = Float64Array.from(known, (_, number) => number + 1)
        const countOf = (one: string, own: readonly string[]) => own.filter((other) => other === one).length
        const asked = [...known.keys(), ...known.keys()]
        expect([...words.score(asked, weights, 2)]).toEqual(
          windows.map((own) =>
            asked.reduce((score, number) => {
              const count = countOf(known[number] ?? '', own)
              return score + (number + 1) * ((count * 2) / (count + 0.5))
            }, 0),
          ),
        )
        expect(words.join(0, window)).toBe(windows[0]?.join(' ') ?? '')
      }),
    )
  })

  it('are told apart where there are many, in a memory that was used before', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `word${index}`)
    const { text, spans } = joinSentences([words.join(' '), words.toReversed().join(' ')])
    text.placeWords(spans, 1)
    for (let time = 0; time < 2000; time++) {
      text.clear()
      text.placeWords([{ start: 0, end: 0 }], 1) // 1 GB, were each one's memory left
    }
    text.clear()
    text.append(Buffer.from(`${words.toReversed().join(' ')} `))
    const placed = text.placeWords([{ start: 0, end: text.size }], 2)
    expect(words.every((word, index) => placed.find(word) === 99_999 - index)).toBe(true)
    expect(placed.windows.every((count) => count === 1)).toBe(true)
  })

  it('are refused where they need more memory than they are given', () => {
    const { text } = scanText('')
    text.append(Buffer.alloc(250_000_000, 'x'))
    expect(() => text.placeWords([{ start: 0, end: text.size }], 1)).toThrow(
      'more memory than there is, or than the 2 GiB',
    )
  })

  it('are never halves of a character', () => {
    const words = place(['a \ufffd b'], 1)
    expect(words.find('\ufffd')).toBe(1)
    expect(words.find('\ud83d')).toBe(-1)
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
