import { isIP } from 'node:net'
import { join, posix } from 'node:path'
import { hashBelow, listFiles } from '../base/files/files.ts'
import { isAlike } from '../base/files/letter-case.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { inTurn } from '../base/in-turn.ts'
import { isInside, isPublicAddress } from '../base/network/https.ts'
import { findClosest } from '../base/text/closest.ts'
import { comparableAddress } from '../base/text/text.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import type { ManifestPatch, ProjectCheckName, ProjectFault } from '../schema/dataset/validation.ts'
import { isDataFile } from './data-files.ts'
import { detectDataLicence } from './import/data-licence.ts'
import { detectLicence, isPermissive } from './import/licence.ts'
import { type KnownProject, SOURCE } from './known-project.ts'
import { FILE_LIMIT_BYTES, TOTAL_LIMIT_BYTES } from './sources/choose-files.ts'
import { readPointer } from './sources/git-lfs.ts'

/** Faults by check; a check that found none is there with an empty list. */
export type FoundFaults = Partial<Record<ProjectCheckName, ProjectFault[]>>

type Path = (string | number)[]

/** A fault without its line, which the manifest's text tells. */
export const fault = (kind: ProjectFault['kind'], path: Path, more: Partial<ProjectFault> = {}): ProjectFault => ({
  kind,
  weight: 'fault',
  path,
  line: null,
  found: null,
  wanted: null,
  patch: null,
  ...more,
})

const set = (path: Path, value: Extract<ManifestPatch, { op: 'set' }>['value']): ManifestPatch => ({
  op: 'set',
  path,
  value,
})

const PRIVATE_NAME = /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|corp|intranet)|[^.:]+)$/i

/** The host of an address, as it is written and as whoever connects takes it. */
function hostsOf(address: string): string[] {
  const [, host = ''] =
    /^[a-z+]+:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(address) ?? /^[\w.-]+@([\w.-]+):/.exec(address) ?? []
  // To whoever connects 0x7f.1 is 127.0.0.1, and the host of https:///10.0.0.1 is 10.0.0.1.
  const usual = [`http://${host}`, /^\s*https?:/i.test(address) ? address : ''].map(
    (each) => URL.parse(each)?.hostname ?? '',
  )
  return [host, ...usual].map((each) => each.replace(/\.$/, ''))
}

/** Whether an address leads into a network that not everybody is in; one by a bare IPv6 number counts too. */
export const isPrivateAddress = (address: string): boolean => hostsOf(address).some(isPrivateHost)

/** Whether an address leads into a network that not everybody is in, by itself or by what its name resolves to here. */
export async function leadsInside(address: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (isPrivateAddress(address)) return true
  const names = new Set(hostsOf(address).filter((host) => host !== ''))
  return (await inTurn(names, (host) => isInside(host, env))).includes(true)
}

const isPrivateHost = (host: string) =>
  PRIVATE_NAME.test(host) || host.startsWith('[') || (isIP(host) !== 0 && !isPublicAddress(host))

/** What a manifest of a stranger's may not say: an interpreter of this machine, an address inside of a network. */
export function checkForeign({ origin, environment, data }: Manifest): ProjectFault[] {
  const places: [Path, string | undefined][] = [
    ...(origin === 'embedded' ? [] : [[['origin', 'repository'], origin.repository] as [Path, string]]),
    ...environment.downloads.map(({ url }, index): [Path, string] => [['environment', 'downloads', index, 'url'], url]),
    ...data.map(({ url }, index): [Path, string | undefined] => [['data', index, 'url'], url]),
  ]
  const hosts = places.flatMap(([path, url]) =>
    url !== undefined && isPrivateAddress(url) ? [fault('private-host', path, { found: url.slice(0, 200) })] : [],
  )
  const { manager, interpreter } = environment
  const others: [Path, string | undefined][] = [
    [['environment', 'manager'], manager === 'existing' ? manager : undefined],
    [['environment', 'interpreter'], interpreter],
  ]
  return [
    ...hosts,
    ...others.flatMap(([path, found]) =>
      found === undefined ? [] : [fault('other-interpreter', path, { found, patch: { op: 'delete', path } })],
    ),
  ]
}

/** What the licence of a project says of its files, and what the files say of it. */
export async function checkLicence(known: KnownProject, sourceFolder: string | null): Promise<ProjectFault[]> {
  const { folder, manifest } = known
  const { licence, origin } = manifest
  const isVendored = origin !== 'embedded' && (await lookBelow(folder, SOURCE)).kind !== 'none'
  const faults: ProjectFault[] = []
  if (isVendored && !isPermissive(licence)) {
    faults.push(fault('vendored-without-licence', ['licence'], { found: licence?.spdx ?? null }))
  } else if (licence === null) faults.push(fault('no-licence', ['licence'], { weight: 'note' }))
  if (sourceFolder === null) return faults
  if (licence?.file !== undefined && (await lookBelow(sourceFolder, licence.file)).kind !== 'file') {
    faults.push(fault('licence-file-missing', ['licence', 'file'], { found: licence.file }))
  }
  const { licence: detected } = await detectLicence(sourceFolder, await listFiles(sourceFolder))
  if (detected?.spdx === licence?.spdx) return faults
  if (detected === null) return [...faults, ...refuseClaim(known.manifest)]
  const path = ['licence', 'spdx']
  if (licence !== null) {
    const patch = set(path, detected.spdx)
    return [...faults, fault('other-licence', path, { found: licence.spdx, wanted: detected.spdx, patch })]
  }
  const patch = set(['licence'], { spdx: detected.spdx, file: detected.file ?? '' })
  return [...faults, fault('other-licence', ['licence'], { wanted: detected.spdx, patch })]
}

/** By a licence code is published: one that no file of the author's gives is somebody's word. */
function refuseClaim({ licence, origin }: Manifest): ProjectFault[] {
  if (licence === null || licence.file !== undefined || origin === 'embedded') return []
  const patch = set(['licence'], null)
  return [fault('licence-file-missing', ['licence'], { wanted: licence.spdx, patch })]
}

/** What the licences of the data say, and what the files say of them. */
export async function checkDataLicences(manifest: Manifest, sourceFolder: string | null): Promise<ProjectFault[]> {
  const faults: ProjectFault[] = []
  const files = sourceFolder === null ? [] : await listFiles(sourceFolder)
  for (const [index, { path: file, licence }] of manifest.data.entries()) {
    const path: Path = ['data', index, 'licence']
    const spdx = sourceFolder === null ? null : (await detectDataLicence(sourceFolder, files, file)).spdx
    if (spdx !== null && spdx !== licence) {
      // Words of its publisher may say the same: who wrote them is asked, not corrected.
      const weight = licence === null ? 'fault' : 'warning'
      faults.push(fault('other-data-licence', path, { weight, found: licence, wanted: spdx, patch: set(path, spdx) }))
    } else if (licence === null) faults.push(fault('no-data-licence', path, { weight: 'note', found: file }))
  }
  return faults
}

/** Sizes of a project's files; one too large is named. */
export async function checkSize(sourceFolder: string): Promise<ProjectFault[]> {
  let total = 0
  const faults: ProjectFault[] = []
  for (const path of await listFiles(sourceFolder)) {
    const found = await lookBelow(sourceFolder, path)
    const bytes = found.kind === 'none' ? 0 : found.stats.size
    total += bytes
    if (bytes > FILE_LIMIT_BYTES) {
      faults.push(fault('too-large', [], { found: `${path}: ${bytes}`, wanted: String(FILE_LIMIT_BYTES) }))
    }
  }
  if (total > TOTAL_LIMIT_BYTES) {
    faults.push(fault('too-large', [], { found: String(total), wanted: String(TOTAL_LIMIT_BYTES) }))
  }
  return faults
}

/** Whether the entry and the folders that it starts in are there; a name near by is a suggestion. */
export async function checkEntry({ manifest }: KnownProject, sourceFolder: string): Promise<ProjectFault[]> {
  const { entry, workingDirectory, pythonPath } = manifest
  const faults: ProjectFault[] = []
  if ((await lookBelow(sourceFolder, entry)).kind !== 'file') {
    const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith('.py'))
    const wanted = findClosest(entry, scripts) ?? (scripts.length === 1 ? (scripts[0] ?? null) : null)
    const patch = wanted === null ? null : set(['entry'], wanted)
    faults.push(fault('entry-missing', ['entry'], { found: entry, wanted, patch }))
  }
  const folders: [Path, string][] = [
    [['workingDirectory'], workingDirectory],
    ...pythonPath.map((each, index): [Path, string] => [['pythonPath', index], each]),
  ]
  for (const [path, folder] of folders) {
    if ((await lookBelow(sourceFolder, folder)).kind !== 'folder')
      faults.push(fault('folder-missing', path, { found: folder }))
  }
  return faults
}

/** Whether the data files are there, are those that the manifest names, and have the column that is to be predicted. */
export async function checkData({ manifest }: KnownProject, sourceFolder: string): Promise<ProjectFault[]> {
  const all = await listFiles(sourceFolder)
  const faults = await inTurn(manifest.data.entries(), async ([index, file]) => {
    const at: Path = ['data', index]
    const found = await lookBelow(sourceFolder, file.path)
    if (found.kind === 'none') {
      if (file.access !== undefined) return []
      const wanted = findClosest(file.path, all)
      const patch = wanted === null ? null : set([...at, 'path'], wanted)
      return [fault('data-missing', [...at, 'path'], { found: file.path, wanted, patch })]
    }
    if (found.kind !== 'file') return []
    return [...(await checkContent(sourceFolder, file, at)), ...checkTarget(file, at)]
  })
  return faults.flat()
}

async function checkContent(sourceFolder: string, file: Manifest['data'][number], at: Path): Promise<ProjectFault[]> {
  if ((await readPointer(sourceFolder, file.path)) !== null) {
    if (file.access !== undefined) return []
    return [fault('pointer-as-data', [...at, 'path'], { found: file.path })]
  }
  if (file.sha256 === undefined) return []
  const hash = await hashBelow(sourceFolder, file.path)
  if (hash === file.sha256 || hash === null) return []
  const path = [...at, 'sha256']
  const patch = set(path, hash)
  return [fault('data-differs', path, { found: file.sha256, wanted: hash, patch })]
}

function checkTarget({ target, headers }: Manifest['data'][number], at: Path): ProjectFault[] {
  if (target === undefined || !headers || headers.includes(target)) return []
  const wanted = findClosest(target, headers)
  const path = [...at, 'target']
  const patch = wanted === null ? null : set(path, wanted)
  return [fault('target-missing', path, { found: target, wanted, patch })]
}

/** SHA-256 of each file of a source that may hold data, by its path: also of one that a manifest does not name. */
export async function hashDataFiles(sourceFolder: string): Promise<Map<string, string>> {
  const paths = (await listFiles(sourceFolder)).filter(isDataFile)
  const hashes = new Map<string, string>()
  for (const path of paths) hashes.set(path, (await hashBelow(sourceFolder, path)) ?? '')
  return hashes
}

/**
 * Another project that this one is a second copy of, or whose data it reads, told by hash. `files`: hashes of its own files of
 * data, as far as they are here.
 */
export function checkDuplicates(
  known: KnownProject,
  all: readonly KnownProject[],
  files: ReadonlyMap<string, string>,
): ProjectFault[] {
  const own = identityOf(known)
  const places = known.manifest.data.map(({ path, sha256 }, index) => [sha256 ?? files.get(path), index] as const)
  const named = new Map(places.flatMap(([sha256, index]) => (sha256 === undefined ? [] : [[sha256, index] as const])))
  const unnamed = new Map([...files].map(([path, sha256]) => [sha256, path]))
  return all.flatMap((other) => {
    if (other.slug === known.slug) return []
    if (isAlike(other.slug, known.slug)) return [fault('same-name', [], { found: other.slug })]
    if (own !== null && own === identityOf(other)) return [fault('same-source', ['origin'], { found: other.slug })]
    const cluster = known.manifest.cluster
    if (cluster !== undefined && cluster === other.manifest.cluster) return []
    const hashes = other.manifest.data.flatMap(({ sha256 }) => sha256 ?? [])
    const shared = hashes.find((each) => named.has(each)) ?? hashes.find((each) => unnamed.has(each))
    if (shared === undefined) return []
    const index = named.get(shared)
    const path: Path = index === undefined ? ['data'] : ['data', index]
    return [fault('same-data', path, { weight: 'warning', found: other.slug })]
  })
}

/** One place at one commit, whatever its address looks like, and one entry. */
function identityOf({ manifest: { origin, entry } }: KnownProject): string | null {
  if (origin === 'embedded') return null
  const { repository, path, commit } = origin
  if (commit === null) return null
  return [comparableAddress(repository), ...[path, entry].map((each) => posix.resolve('/', each)), commit].join('\0')
}

/** A lock that is named has to be there; without one nothing of the project runs. */
export async function checkLock({ folder, manifest }: KnownProject): Promise<ProjectFault[]> {
  const { lock } = manifest.environment
  const path = ['environment', 'lock']
  if (lock === null) {
    const found = manifest.missing.lock?.detail?.slice(0, 500) ?? null
    return [fault('no-lock', path, { weight: 'warning', found })]
  }
  if ((await lookBelow(folder, lock)).kind === 'file') return []
  return [fault('lock-missing', path, { found: join(folder, lock) })]
}
