import type { OutputChunk, RolldownBuild } from 'rolldown'

interface Programs {
  /** Names of the programs of actions, each of which loads what works on its inputs once those are read. */
  readonly actions: readonly string[]
  /** Modules that the command line always loads, by the end of their path. */
  readonly commandLine: readonly string[]
}

/**
 * Files for what most actions load to work: each file more costs 0.3 ms, and each module that is not needed its own. What the
 * command line always loads is in one without what that alone needs. What an action needs to read its inputs stays where it is.
 */
export async function listSharedGroups(bundle: RolldownBuild, { actions, commandLine }: Programs) {
  const { output } = await bundle.generate({ format: 'esm' })
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
  const find = (file: string) => requireChunk(chunks, file)
  const programs = actions.map((name) => find(`${name}.js`))
  const toWork = programs.map((program) => listModules(chunks, [program, ...program.dynamicImports.map(find)]))
  const toRead = listModules(chunks, programs)
  const always = listModules(chunks, [...chunks.values()].filter(holdsOneOf(commandLine)))
  const countUses = (id: string) => toWork.filter((modules) => modules.has(id)).length
  const group = (name: string, isAlways: boolean, atLeast: number) => ({
    ...{ name, priority: 2, includeDependenciesRecursively: false },
    test: (id: string) => always.has(id) === isAlways && !toRead.has(id) && countUses(id) >= atLeast * actions.length,
  })
  return [group('base', true, 1 / 2), group('read', false, 9 / 10), group('work', false, 2 / 3)]
}

type Chunks = ReadonlyMap<string, OutputChunk>

function requireChunk(chunks: Chunks, file: string): OutputChunk {
  const chunk = chunks.get(file)
  if (chunk !== undefined) return chunk
  throw new Error(`the bundle has no ${file}`)
}

const holdsOneOf =
  (ends: readonly string[]) =>
  ({ moduleIds }: OutputChunk) =>
    moduleIds.some((id) => ends.some((end) => id.endsWith(end)))

/** Modules of chunks and of what these import. */
function listModules(chunks: Chunks, from: readonly OutputChunk[]): Set<string> {
  const seen = new Set<OutputChunk>()
  const todo = [...from]
  for (let chunk = todo.pop(); chunk !== undefined; chunk = todo.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    todo.push(...chunk.imports.flatMap((file) => chunks.get(file) ?? [])) // the others are Node's own
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}
