import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

function findPackageRoot(from: string): string {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'assets'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error(`no package.json with assets/ above ${fileURLToPath(import.meta.url)}`)
  return findPackageRoot(parent)
}

/** Folder of this tool: found alike from `src/` and from `dist/`. */
export const PACKAGE_ROOT = findPackageRoot(dirname(fileURLToPath(import.meta.url)))

/** A file that runs or is read beside the bundle. */
export const assetPath = (...parts: string[]): string => join(PACKAGE_ROOT, 'assets', ...parts)

/** Code of the bundle that is made for browsers, and not for this program. */
export const CHART_CODE = 'interactive.js'

/** The text of that code; null in a checkout that was not built. */
export const readChartCode = async (): Promise<string | null> => {
  const path = join(PACKAGE_ROOT, 'dist', CHART_CODE)
  return existsSync(path) ? readFile(path, 'utf8') : null
}

/** The text of such a file. */
export const readAsset = (...parts: string[]): Promise<string> => readFile(assetPath(...parts), 'utf8')

/** The bytes of one that is needed at once. */
export const readAssetBytes = (...parts: string[]): Buffer => readFileSync(assetPath(...parts))

export const TOOL_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))).version

/** What starts the command line: the sources where this runs from them, else the bundle. */
export const CLI_FILE = import.meta.url.endsWith('.ts')
  ? join(PACKAGE_ROOT, 'src', 'cli', 'main.ts')
  : join(PACKAGE_ROOT, 'dist', 'cli.js')
