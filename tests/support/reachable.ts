import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { listFiles } from '../../src/base/files/files.ts'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

/** A declaration of a module: the names it takes, the modules it loads when it runs, and the texts that stand in it. */
export interface Declared {
  readonly file: string
  readonly names: ReadonlySet<string>
  readonly loaded: readonly string[]
  readonly texts: readonly string[]
}

/** What the modules below `root` declare, by file and name, and the imports of each file: `file#name` by local name. */
export interface Sources {
  readonly declared: ReadonlyMap<string, Declared>
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export async function readSources(root: string): Promise<Sources> {
  const declared = new Map<string, Declared>()
  const imports = new Map<string, ReadonlyMap<string, string>>()
  for (const file of (await listFiles(root)).filter((path) => path.endsWith('.ts'))) {
    const { program } = parseSync(file, await readFile(join(root, file), 'utf8'))
    imports.set(file, new Map(program.body.flatMap((each) => importsOf(file, each))))
    for (const statement of program.body) {
      const found = lookInto(file, [statement])
      for (const name of namesOf(statement)) declared.set(`${file}#${name}`, found)
    }
  }
  return { declared, imports }
}

/** Local name of each import from another file of ours, and `file#name`. */
function importsOf(file: string, statement: Statement): [string, string][] {
  if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) return []
  const from = join(dirname(file), statement.source.value)
  return statement.specifiers.flatMap((each): [string, string][] =>
    each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
      ? [[each.local.name, `${from}#${each.imported.name}`]]
      : [],
  )
}

function namesOf(statement: Statement): string[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
  if (inner.type === 'VariableDeclaration')
    return inner.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return 'id' in inner && inner.id?.type === 'Identifier' ? [inner.id.name] : []
}

/** What statements name and say. */
export function lookInto(file: string, body: Program['body']): Declared {
  const names = new Set<string>()
  const loaded: string[] = []
  const texts: string[] = []
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') loaded.push(join(dirname(file), source.value))
    },
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked).join('…')),
  }).visit({ type: 'Program', body, sourceType: 'module', hashbang: null, start: 0, end: 0 })
  return { file, names, loaded, texts }
}

/** All declarations that one can come to, itself the first. */
export function reach(first: Declared, { declared, imports }: Sources): Set<Declared> {
  const found = new Set<Declared>()
  const open = [first]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue
    found.add(at)
    const { file, names, loaded } = at
    for (const name of names) {
      const keys = [`${file}#${name}`, imports.get(file)?.get(name) ?? '', ...loaded.map((each) => `${each}#${name}`)]
      open.push(...keys.flatMap((key) => declared.get(key) ?? []))
    }
  }
  return found
}
