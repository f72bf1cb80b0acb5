import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'

const SOURCES = join(import.meta.dirname, '..', '..', 'src')

/** What reads, writes or moves a file by its path. */
const OPENING = new Set([
  'readFile',
  'writeFile',
  'appendFile',
  'copyFile',
  'cp',
  'rename',
  'open',
  'openAsBlob',
  'truncate',
  'link',
  'symlink',
  'createReadStream',
  'createWriteStream',
])

/** Files beside src/base that do so themselves, by whose the files are that they open: never a stranger's. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "the system's": [
    'energy/flops.ts',
    'energy/gpu-hwmon.ts',
    'energy/perf.ts',
    'energy/powercap.ts',
    'measurement/host.ts',
    'measurement/rounds/epochs.ts',
    'measurement/sensors.ts',
    'sandbox/check-isolation.ts',
  ],
  "this tool's cache, and the user's settings of pip": [
    'dataset/sources/source-cache.ts',
    'environment/cache-content.ts',
    'environment/downloads.ts',
    'environment/package-index.ts',
    'environment/prune-cache.ts',
    'environment/uv.ts',
    'sandbox/engine-image.ts',
  ],
  'a folder that is put in its place when it is whole': [
    'dataset/sources/fetch-task-repository.ts',
    'environment/declared/uv-lock.ts',
    'mlbench/data/read-hub.ts',
  ],
  'the copy of a run, before anything of it runs': [
    'measurement/instruments/access-times.ts',
    'measurement/probe/perturb-data.ts',
    'measurement/scoring/split-data.ts',
    'measurement/command/command-folders.ts',
    'measurement/moved-places.ts',
    'measurement/workspace.ts',
  ],
  'pipes of a run': ['measurement/command/relay.ts', 'measurement/rounds/output-pipe.ts'],
}

const IMPORT = /import (?!type)(?:(\w+|\* as \w+)|\{([^}]*)\}) from '(?:node:)?(fs(?:\/promises)?|zlib)'/g
const UNPACKING = /^(?:gunzip|inflate|brotliDecompress|zstdDecompress|unzip)/

async function listOpeners(): Promise<string[]> {
  const found: string[] = []
  for (const path of await listFiles(SOURCES)) {
    if (path.startsWith('base/') || !path.endsWith('.ts')) continue
    const text = await readFile(join(SOURCES, path), 'utf8')
    const opens = [...text.matchAll(IMPORT)].some(([, whole, names = '', module]) => {
      const each = names.split(',').map((name) => name.trim().replace(/Sync$| as .*/g, ''))
      return module !== 'zlib' && (whole !== undefined || each.some((name) => OPENING.has(name)))
    })
    if (opens) found.push(path)
  }
  return found
}

it('opens files in one way: who else opens one says whose it is', async () => {
  expect(await listOpeners()).toEqual(Object.values(OWN).flat().sort())
})

it('unpacks nothing at once that a stranger packed', async () => {
  const found: string[] = []
  for (const path of await listFiles(SOURCES)) {
    const text = await readFile(join(SOURCES, path), 'utf8')
    const names = [...text.matchAll(IMPORT)].flatMap(([, , all = '', module]) =>
      module === 'zlib' ? all.split(',') : [],
    )
    if (names.some((name) => UNPACKING.test(name.trim()))) found.push(path)
  }
  // A table of this tool's own, and members of archives that are held to what their head says.
  expect(found).toEqual(['generation/prompts/tokenizer.ts', 'measurement/probe/zip.ts'])
})
