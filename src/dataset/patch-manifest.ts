import { isMap, isScalar, parseDocument } from 'yaml'
import { QUIET } from '../base/files.ts'
import type { ManifestPatch } from '../schema/validation.ts'

/** A manifest's text with changes made; its comments and the order of its lines stay. */
export function patchManifestText(text: string, patches: readonly ManifestPatch[]): string {
  const document = parseDocument(text, { ...QUIET, keepSourceTokens: true })
  for (const patch of patches) {
    if (patch.op === 'set') document.setIn(patch.path, patch.value)
    else if (patch.op === 'delete') document.deleteIn(patch.path)
    else renameKey(document.getIn(patch.path.slice(0, -1), true) ?? document.contents, patch)
  }
  return document.toString({ lineWidth: 0 })
}

function renameKey(parent: unknown, { path, to }: Extract<ManifestPatch, { op: 'rename' }>): void {
  if (!isMap(parent)) return
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
  if (pair !== undefined && isScalar(pair.key)) pair.key.value = to
}
