/** Where a number of an analysis.json of version 1 stands today; null: it says nothing of the campaign. */
export function renamedSince1(path: string): string | null {
  if (path === 'schemaVersion') return null
  return path.replaceAll('redrawn-labels', 'label-randomisation').replaceAll('renamed-data', 'hidden-data')
}
