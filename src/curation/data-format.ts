import type { Manifest } from '../schema/dataset/manifest.ts'

type Format = NonNullable<Manifest['data'][number]['format']>

const FORMATS: readonly (readonly [RegExp, Format])[] = [
  [/\.jsonl$/, 'jsonl'],
  [/\.json$/, 'json'],
  [/\.xlsx?$/, 'excel'],
  [/\.parquet$/, 'parquet'],
  [/\.feather$/, 'feather'],
  [/\.arff$/, 'arff'],
  [/\.np[yz]$/, 'numpy'],
  [/\.mat$/, 'matlab'],
  [/\.(?:pkl|pickle)$/, 'pickle'],
  [/\.(?:h5|hdf5)$/, 'hdf5'],
  [/\.(?:jpe?g|png|bmp|gif)$/, 'image'],
  [/\.wav$/, 'audio'],
  [/\.tsv$/, 'tsv'],
  [/\.csv$/, 'csv'],
]
const TABLE = /\.(?:csv|tsv|txt|data|dat|tab)$/i

/** Whether a file is called as tables are. */
export const isCalledTable = (path: string): boolean => TABLE.test(path)

/** By a file's content where that is a table, else by its ending. */
export function formatOf(path: string, table: { readonly delimiter: string } | null): Format {
  if (table !== null) return table.delimiter === '\t' ? 'tsv' : 'csv'
  const name = path.toLowerCase().replace(/\.(?:gz|zip|bz2)$/, '')
  return FORMATS.find(([ending]) => ending.test(name))?.[1] ?? (isCalledTable(name) ? 'text' : 'other')
}
