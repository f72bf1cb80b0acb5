// Time and disk of Python environments: from nothing, with the packages there, and again; shared against separate copies.
// node bench/environment/set-up.ts [DATASET…]   (default: the embedded one; asks the package index for every wheel once)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { chooseProjects } from '../../src/dataset/load-projects.ts'
import { readCache } from '../../src/environment/cache-content.ts'
import { openEnvironmentMaker } from '../../src/environment/environment-maker.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { findIsolation } from '../../src/measurement/run-isolated.ts'
import { silentLogger } from '../../tests/support/silent-logger.ts'

const MIB = 1024 ** 2
const datasets = process.argv.length > 2 ? process.argv.slice(2) : [join(PACKAGE_ROOT, 'dataset')]
const projects = (await Promise.all(datasets.map((each) => chooseProjects(each)))).flatMap(({ projects }) => projects)
const cache = await mkdtemp(join(tmpdir(), 'greenml-bench-environments-'))
const uv = await locateUv(cacheFolder(process.env), process.env, () => {})
const env = { ...process.env, GREENML_CACHE: cache, PATH: `${join(uv, '..')}:${process.env.PATH}` }

try {
  for (const round of ['from nothing', 'again', 'anew, packages and byte code there']) {
    if (round.startsWith('anew')) await rm(join(cache, 'environments'), { recursive: true })
    await printRound(round)
  }
  const { environments, bytes } = await readCache(cache)
  const separate = environments.reduce((sum, each) => sum + each.bytes, 0)
  const different = environments.length
  print(`disk, ${different} different locks`, mebibytes(bytes), 'with packages kept to make others from')
  print('as a copy for each lock', mebibytes(separate), `${(separate / bytes).toFixed(1)} times`)
  const byLock = new Map(environments.map(({ lockHash, bytes: own }) => [lockHash, own]))
  const each = projects.length * (separate / byLock.size)
  print('as a copy for each project', mebibytes(each), `${(each / bytes).toFixed(1)} times (mean size)`)
} finally {
  await rm(cache, { recursive: true, force: true })
}

async function printRound(round: string): Promise<void> {
  const started = performance.now()
  const maker = openEnvironmentMaker({ logger: silentLogger, env }, [], findIsolation)
  for (const project of projects) {
    const start = performance.now()
    await maker.make(project)
    print(`  ${round}: ${project.slug}`, `${((performance.now() - start) / 1000).toFixed(2)} s`)
  }
  print(`${round}, ${projects.length} projects`, `${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`
}

function print(name: string, ...cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(66)}${cells.join('  ')}\n`)
}
