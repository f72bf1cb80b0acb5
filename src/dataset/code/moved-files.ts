const LITERAL =
  /(['"])((?:(?!\1)[^\\\n]|\\.){1,500}\.(?:csv|tsv|json|jsonl|xlsx?|txt|data|parquet|npy|npz|zip|pkl|sqlite3?|db))\1/gi

/** Code that writes a file rather than reads one. */
export const WRITES =
  /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|FileHandler\(|\bbaseFilename\b|(?:,|\bmode\s*=)\s*['"][wa]b?\+?['"]/

/** Code right before a literal that is only told. */
const TELLS = /\b(?:print|display|info|debug|warning|error|write)\s*\(\s*[fFrRuU]{0,2}$/
const LONGEST_CALL = 40

/** A literal of a script that names a file. */
export interface NamedFile {
  /** As it stands in the code. */
  readonly literal: string
  readonly quote: string
  readonly path: string
}

/** Files that code names and does not itself write, which then lie where it says; none that it only tells of. */
export function listNamed(code: string): NamedFile[] {
  const writing = code.split('\n').filter((line) => WRITES.test(line))
  const written = new Set(writing.flatMap((line) => line.match(LITERAL) ?? []))
  return [...code.matchAll(LITERAL)]
    .filter(({ index }) => !TELLS.test(code.slice(Math.max(0, index - LONGEST_CALL), index)))
    .map(([literal, quote = '', path = '']) => ({ literal, quote, path }))
    .filter(({ literal, path }) => !path.includes('://') && !written.has(literal))
}

/** Code with others in the place of some of the literals that name a file. */
export const replaceLiterals = (code: string, others: ReadonlyMap<string, string>): string =>
  code.replaceAll(LITERAL, (literal) => others.get(literal) ?? literal)

/** Places of databases of SQLite, as SQLAlchemy is told them. */
export const listDatabases = (code: string): string[] =>
  [...code.matchAll(/\bsqlite:\/\/\/([^'"?\n]{1,500})/g)].map(([, place = '']) => place)
