import { escapePattern } from '../../base/text/text.ts'
import { maskIdentifiers } from './redact.ts'

const HOMES = [
  /(?<=\/(?:home|Users)\/)[^\s/'"`:;,<>|)\]}]+/g,
  /(?<=[A-Za-z]:[\\/]{1,2}(?:Users|Documents and Settings)[\\/]{1,2})[^\\/'"`:;,<>|)\]}\n]+/g,
]

/** Words before the name of a person. */
const BEFORE_A_NAME =
  /(?<!\p{L})(?:__author__|__maintainer__|authors?|written by|created by|developed by|made by|maintained by|maintainers?|contributors?|contact|supervisors?|copyright|\(c\)|©)(?!\p{L})(?:[\s\d*_"'`:=,–©-]|\(c\)){0,30}/giu
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:van|von|de|da|del|der|la|bin|al) )?\p{Lu}[\p{L}\p{M}'’.-]*){0,3}/u
/** Begin with a capital and are no person. */
const NO_NAME =
  /^(?:The|This|All|See|For|And|License|Licence|Notice|Holders?|Owners?|Copyright|Authors?|Created|Date|Version|None|True|False)\b/

/** More are no project's authors. */
const MOST_NAMES = 200

/** Pattern of an address in code, where `A@B.mean()` is a product of matrices. */
const EMAIL_IN_CODE =
  /(?<![\w.+-])[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|edu|gov|info|example|invalid|test|[a-z]{2})\b(?![([\w])/g

type Text = string | null

/**
 * Texts of one project without who wrote them and where: e-mail addresses, names of homes' owners, and names of persons as they
 * are introduced (`Author: …`, `Copyright 2020 …`), wherever in the texts they come up again; in prose telephone numbers, too.
 */
export function redactTexts({ prose, code }: { readonly prose: readonly Text[]; readonly code: readonly Text[] }): {
  readonly prose: readonly Text[]
  readonly code: readonly Text[]
} {
  const hideNames = createNameHider([...prose, ...code].flatMap((text) => text ?? []))
  const hide = (text: Text, mask: (text: string) => string): Text =>
    text === null ? null : hideNames(HOMES.reduce((kept, home) => kept.replace(home, '<user>'), mask(text)))
  return {
    prose: prose.map((text) => hide(text, maskIdentifiers)),
    code: code.map((text) => hide(text, (whole) => whole.replace(EMAIL_IN_CODE, '<email>'))),
  }
}

function createNameHider(texts: readonly string[]): (text: string) => string {
  const names = [...new Set(texts.flatMap(listNames))]
    .slice(0, MOST_NAMES)
    .flatMap((name) => [name, ...(name.includes(' ') ? name.split(' ').filter((part) => part.length > 3) : [])])
    .sort((a, b) => b.length - a.length)
  if (names.length === 0) return (text) => text
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\d])`, 'gu')
  return (text) => text.replace(pattern, '<name>')
}

function listNames(text: string): string[] {
  return [...text.matchAll(BEFORE_A_NAME)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 120)
    const [name = ''] = NAME.exec(rest) ?? []
    const whole = name.replace(/(?<![.'’-])[.'’-]+$/u, '')
    return whole.length < 4 || NO_NAME.test(whole) ? [] : [whole]
  })
}
