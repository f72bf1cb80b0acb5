import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, parseDocument } from 'yaml'
import { QUIET } from '../base/text/parse-with.ts'
import { type Edit, findEdit, type YamlPatch } from './edit-yaml.ts'

/**
 * A YAML file with changes made, its comments, order and style as its writer has them: the smallest edits of its text, where
 * these say what the changes ask for, else the whole written anew with its comments and order.
 */
export function patchManifestText(text: string, patches: readonly YamlPatch[]): string {
  const document = parseDocument(text, QUIET)
  const edits = patches.map((patch) => findEdit(document, text, patch))
  for (const patch of patches) change(document, patch)
  const edited = edits.every((edit) => edit !== null) ? applyEdits(text, edits) : null
  return edited !== null && isSaid(edited, document) ? edited : document.toString({ lineWidth: 0 })
}

function change(document: Document, patch: YamlPatch): void {
  if (patch.op === 'set') document.setIn(patch.path, patch.value)
  else if (patch.op === 'delete') document.deleteIn(patch.path)
  else {
    const parent = document.getIn(patch.path.slice(0, -1), true) ?? document.contents
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === patch.path.at(-1)) : null
    const isTaken = isMap(parent) && parent.has(patch.to) // as by another key that is nearly called so
    if (pair && isScalar(pair.key) && !isTaken) pair.key.value = patch.to
  }
}

/** Null: two of them change the same place. */
function applyEdits(text: string, edits: readonly Edit[]): string | null {
  const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const isApart = sorted.every(({ from }, index) => from >= (sorted[index - 1]?.to ?? 0))
  if (!isApart) return null
  const parts = sorted.map(({ from, text: put }, index) => text.slice(sorted[index - 1]?.to ?? 0, from) + put)
  return [...parts, text.slice(sorted.at(-1)?.to ?? 0)].join('')
}

function isSaid(text: string, wanted: Document): boolean {
  const read = parseDocument(text, QUIET)
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted.toJS())
}
