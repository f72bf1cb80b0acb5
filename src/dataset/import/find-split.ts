import { escapePattern } from '../../base/text/text.ts'
import type { HeldOut } from '../../schema/dataset/project-origin.ts'
import type { Script } from './find-makers.ts'

/** scikit-learn's share where neither `test_size` nor `train_size` is given. */
const DEFAULT_SHARE = 0.25

/** How the scripts hold rows out, by the first call that does; null: none is found. What is known only when it runs is null. */
export function findSplit(scripts: readonly Script[]): HeldOut | null {
  for (const { path, text } of scripts) {
    const code = blankComments(text)
    const found =
      findCall(code, /\btrain_test_split\s*\(/g, kindOfSplit) ??
      findCall(code, /\.sample\s*\((?=[^()]*\bfrac\s*=)/g, (before) => kindOfSample(before, code))
    if (found === null) continue
    const source = `${path}:${text.slice(0, found.start).split('\n').length}`
    const words = readKeywords(found.inside)
    const value = (name: string) => readNumber(words.get(name), code)
    const isOwn = scripts.some((script) => OWN.test(script.text))
    const testShare = readShare(found.kind, value) ?? (isUsual(found.kind, words) && !isOwn ? DEFAULT_SHARE : null)
    const seed = value(SEEDS.find((name) => words.has(name)) ?? '')
    return {
      testShare,
      seed: seed !== null && Number.isSafeInteger(seed) && seed >= 0 ? seed : null,
      stratified: words.has('stratify') && words.get('stratify') !== 'None',
      shuffled: words.get('shuffle') !== 'False',
      source,
    }
  }
  return null
}

/** As scikit-learn calls it, and as functions of an author's own do. */
const SEEDS = ['random_state', 'random_seed', 'seed']
const OWN = /^[ \t]*def[ \t]+train_test_split\b/m

/** Whether a call leaves the share to the function. */
const isUsual = (kind: Call['kind'], words: ReadonlyMap<string, string>) =>
  kind === 'split' && !words.has('test_size') && !words.has('train_size')

/** A share below 1; a count of rows, or what is unknown, is null. */
function readShare(kind: Call['kind'], value: (name: string) => number | null): number | null {
  const test = value(kind === 'test-rows' ? 'frac' : 'test_size')
  const train = value(kind === 'training-rows' ? 'frac' : 'train_size')
  const share = test ?? (train === null ? null : Number((1 - train).toPrecision(12)))
  return share !== null && share > 0 && share < 1 ? share : null
}

interface Call {
  readonly kind: 'split' | 'training-rows' | 'test-rows'
  readonly start: number
  readonly inside: string
}

const LONGEST_CALL = 4000
/** Most calls of one script. */
const MOST_CALLS = 20

/** The first call that is one by what stands before it, with its arguments. */
function findCall(code: string, pattern: RegExp, kindOf: (before: string) => Call['kind'] | null): Call | null {
  let looked = 0
  for (const match of code.matchAll(pattern)) {
    if (++looked > MOST_CALLS) break
    const kind = kindOf(code.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index))
    if (kind === null) continue
    const from = match.index + match[0].length
    const length = lengthToClose(code.slice(from, from + LONGEST_CALL))
    if (length === null) continue
    return { kind, start: match.index, inside: code.slice(from, from + length) }
  }
  return null
}

const LONGEST_BEFORE = 200

/** A definition of that name is no call. */
const kindOfSplit = (before: string) => (/\bdef\s+$/.test(before) ? null : 'split')

/** The last name that is given what stands behind it up to a place on its line: with what it is a part of, alone, and what it is given. */
const GIVEN = /(?<![\w.])((?:[A-Za-z_]\w{0,60}\.){0,3}([A-Za-z_]\w{0,60}))[ \t]{0,9}=(?!=)((?:[^=\n]|[=!<>]=){0,100})$/
const OF_TRAINING = /train/i
/** No `latest`, and no `value`. */
const HELD_OUT = /(?<!la)test|valid|(?<![a-z])(?:val|dev)(?![a-z])|eval|hold_?out/i

/**
 * Rows that are drawn are a part of a split where they are called so, or the others are those without them; else, and where they
 * take the place of those that they are drawn from, there are only fewer, or they stand in another order.
 */
function kindOfSample(before: string, code: string): Call['kind'] | null {
  const [, whole = '', name = '', drawnFrom = ''] = GIVEN.exec(before) ?? []
  if (name === '' || new RegExp(String.raw`^\s*${escapePattern(whole)}\b`).test(drawnFrom)) return null
  if (OF_TRAINING.test(name)) return 'training-rows'
  if (HELD_OUT.test(name)) return 'test-rows'
  const others = nameOthers(whole, code)
  if (others === null) return null
  return OF_TRAINING.test(others) ? 'test-rows' : 'training-rows'
}

/** What the rows are called that are left without those of a name; null: these are not left out anywhere. */
function nameOthers(name: string, code: string): string | null {
  const left = String.raw`\.drop\([ \t]{0,9}(?:index[ \t]{0,9}=[ \t]{0,9})?${escapePattern(name)}\.index\b`
  const dropped = new RegExp(left).exec(code)
  if (dropped === null) return null
  const before = code.slice(Math.max(0, dropped.index - LONGEST_BEFORE), dropped.index)
  return GIVEN.exec(before)?.[2] ?? /\w{0,60}$/.exec(before)?.[0] ?? ''
}

function lengthToClose(text: string): number | null {
  let depth = 1
  for (const [index, character] of text.split('').entries()) {
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character) && --depth === 0) return index
  }
  return null
}

/** `name=value` of a call's arguments, at its own level. */
function readKeywords(inside: string): ReadonlyMap<string, string> {
  const parts: string[] = ['']
  let depth = 0
  for (const character of inside) {
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  const named = parts.map((part) => /^\s*([A-Za-z_]\w*)\s*=(?!=)\s*([\s\S]*?)\s*$/.exec(part))
  return new Map(named.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : [])))
}

/** A number that stands there, or that one name of the script stands for. */
function readNumber(word: string | undefined, code: string): number | null {
  if (word === undefined) return null
  const plain = /^(\d{0,9}(?:\.\d{0,9})?|\d{1,3}\s*\/\s*\d{1,3})$/.exec(word)?.[1]
  if (plain !== undefined && plain !== '' && plain !== '.') {
    const [over = 0, under = 1] = plain.split('/').map(Number)
    return over / under
  }
  if (!/^[A-Za-z_]\w{0,60}$/.test(word)) return null
  const values = [...code.matchAll(new RegExp(`^[ \\t]*${word}[ \\t]*=[ \\t]*([\\d.]{1,12})[ \\t]*$`, 'gm'))]
  const only = new Set(values.map(([, value]) => value))
  return only.size === 1 ? Number([...only][0]) : null
}

/** Comments and what stands between quotes as blanks of the same length, so that places stay. */
function blankComments(text: string): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfBlank(text, at)
    parts.push(end === at ? (text[at] ?? '') : text.slice(at, end).replaceAll(/[^\n]/g, ' '))
    at = Math.max(end, at + 1)
  }
  return parts.join('')
}

/** Where the comment or string that begins at a place ends; the place itself where none does. */
function endOfBlank(text: string, at: number): number {
  const character = text[at]
  if (character === '#') return endOr(text.indexOf('\n', at), text)
  if (character !== '"' && character !== "'") return at
  const triple = character.repeat(3)
  if (text.startsWith(triple, at)) {
    const end = text.indexOf(triple, at + 3)
    return end < 0 ? text.length : end + 3
  }
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === character) return end + 1
    else if (text[end] === '\n') return end
  }
  return text.length
}

const endOr = (index: number, text: string) => (index < 0 ? text.length : index)
