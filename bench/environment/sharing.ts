// What ten environments of different packages and dates take on disk, against each distinct file once and against pip.
// node bench/environment/sharing.ts   (asks the package index for every wheel once: about 1 GiB)

import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { readCache } from '../../src/environment/cache-content.ts'
import { ensureEnvironment, environmentsFolder } from '../../src/environment/environment.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { writeLock } from '../../src/environment/write-lock.ts'

/** What projects of machine learning ask for, and the date of their commit. */
const WANTED = [
  ['2024-03-01', 'pandas scikit-learn'],
  ['2024-09-01', 'pandas scikit-learn'],
  ['2025-06-01', 'pandas scikit-learn'],
  ['2024-03-01', 'pandas scikit-learn matplotlib seaborn'],
  ['2025-06-01', 'pandas scikit-learn matplotlib seaborn'],
  ['2024-09-01', 'pandas scikit-learn lightgbm'],
  ['2025-06-01', 'pandas statsmodels matplotlib'],
  ['2024-03-01', 'pandas scikit-learn nltk'],
  ['2024-09-01', 'pandas scikit-learn plotly'],
  ['2025-06-01', 'pandas scikit-learn imbalanced-learn matplotlib'],
] as const

const MIB = 1024 ** 2
const folder = await mkdtemp(join(tmpdir(), 'greenml-bench-sharing-'))
const cache = join(folder, 'cache')
try {
  const uv = await locateUv(cacheFolder(process.env), process.env, () => {})
  const request = { uv, cache, env: process.env, note: () => {} }
  for (const [index, [asOf, names]] of WANTED.entries()) {
    const [requirementsFile, lockFile] = [join(folder, `${index}.txt`), join(folder, `${index}.lock`)]
    await writeFile(requirementsFile, names.replaceAll(' ', '\n'))
    await mkdir(cache, { recursive: true })
    await writeLock({ ...request, requirementsFile, lockFile, asOf })
    const started = performance.now()
    await ensureEnvironment({ ...request, lockFile, pythonRequest: '>=3.10' })
    print(`${asOf} ${names}`, `${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const { bytes, environments } = await readCache(cache)
  const distinct = await sumDistinct(environmentsFolder(cache))
  const separate = environments.reduce((sum, each) => sum + each.bytes, 0)
  print(`cache, ${environments.length} environments`, mebibytes(bytes))
  print('each distinct file of them once', mebibytes(distinct), `cache ${(bytes / distinct).toFixed(2)} times`)
  print('as pip makes them, a copy for each', mebibytes(separate), `${(separate / bytes).toFixed(1)} times the cache`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Bytes on disk of files below a folder, those of one content once. */
async function sumDistinct(root: string): Promise<number> {
  const seen = new Map<string, number>()
  const numbers = new Set<number>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { ino, blocks } = await lstat(path)
    if (!entry.isFile() || numbers.has(ino)) continue
    numbers.add(ino)
    seen.set(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
      blocks * 512,
    )
  }
  return [...seen.values()].reduce((sum, each) => sum + each, 0)
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`
}

function print(name: string, ...cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(66)}${cells.join('  ')}\n`)
}
