import { sha256Hex } from '../../base/files/files.ts'
import { removeUnprintable } from '../../base/text/clean-text.ts'

/** The longest that a project's source may be in a prompt. What is longer does not fit the models' attention either. */
export const SOURCE_LIMIT_CHARACTERS = 60_000
/** Characters of its markup and text that are read: enough for many badges before the first sentence. */
const README_READ_CHARACTERS = 24_000

/**
 * Fences what strangers wrote. The marker carries a hash of the text, so that no text can hold its own end marker.
 * What nobody can see is dropped: it says nothing to a model and can hide text from the person who reviews a prompt.
 */
export function fenceUntrusted(label: string, text: string, limitCharacters = SOURCE_LIMIT_CHARACTERS): string {
  const kept = cutAt(removeUnprintable(text), limitCharacters)
  const marker = `UNTRUSTED ${label} ${sha256Hex(kept).slice(0, 12)}`
  return `----- BEGIN ${marker} -----\n${kept.trimEnd()}\n----- END ${marker} -----`
}

/** A README without what says nothing about the task: markup, pictures, badges, link targets. */
export function stripReadme(text: string): string {
  return text
    .slice(0, README_READ_CHARACTERS)
    .toWellFormed()
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/<[^<>]{1,300}>/g, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const cutAt = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit).toWellFormed()}\n[cut here: ${text.length} characters in all]`
