import type { OutputChunk, RolldownBuild } from 'rolldown'

interface Programs {
  /** Names of the programs of actions, each of which loads what works on its inputs once those are read. */
  readonly actions: readonly string[]
  /** Modules that the command line always loads. */
  readonly commandLine: RegExp
  /** Modules that it loads to tell all its commands. */
  readonly commands: RegExp
}

/**
 * Files for what most actions load to work: each file more costs 0.3 ms, and each module that is not needed its own. What the
 * command line always loads is in one without what that alone needs. What tells inputs and options stays where it is.
 */
export async function listSharedGroups(bundle: RolldownBuild, { actions, commandLine, commands }: Programs) {
  const { output } = await bundle.generate({ format: 'esm' })
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
  const find = (file: string) => requireChunk(chunks, file)
  const programs = actions.map((name) => find(`${name}.js`))
  const toWork = programs.map((program) => listModules(chunks, [program, ...program.dynamicImports.map(find)]))
  const holding = (what: RegExp) =>
    [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => what.test(id)))
  const always = listModules(chunks, holding(commandLine))
  const toRead = listModules(chunks, programs)
  const toTell = listModules(chunks, holding(commands))
  const stays = (id: string) => toRead.has(id) || (toTell.has(id) && !always.has(id))
  const countUses = (id: string) => toWork.filter((modules) => modules.has(id)).length
  const group = (name: string, isAlways: boolean, atLeast: number) => ({
    name,
    priority: 2,
    includeDependenciesRecursively: false,
    test: (id: string) => always.has(id) === isAlways && !stays(id) && countUses(id) >= atLeast * actions.length,
  })
  return [group('base', true, 1 / 2), group('read', false, 9 / 10), group('work', false, 2 / 3)]
}

type Chunks = ReadonlyMap<string, OutputChunk>

function requireChunk(chunks: Chunks, file: string): OutputChunk {
  const chunk = chunks.get(file)
  if (chunk !== undefined) return chunk
  throw new Error(`the bundle has no ${file}`)
}

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
