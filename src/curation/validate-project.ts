import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { isMistake, UserError } from '../base/errors.ts'
import { spellName } from '../base/files/entry-kinds.ts'
import { hashTree, listFiles } from '../base/files/files.ts'
import { nameFromHere } from '../base/files/folders.ts'
import { type AuthorsRun, runAuthors, tellEnd } from '../benchmark/run-authors.ts'
import {
  checkData,
  checkDataLicences,
  checkDuplicates,
  checkEntry,
  checkForeign,
  checkLicence,
  checkLock,
  checkSize,
  type FoundFaults,
  fault,
  hashDataFiles,
  leadsInside,
} from '../dataset/check-facts.ts'
import { checkMetricRule } from '../dataset/check-metric.ts'
import { mayHoldData } from '../dataset/data-files.ts'
import { type KnownProject, SOURCE } from '../dataset/known-project.ts'
import { loadProject, manifestFile, projectsFolder } from '../dataset/load-projects.ts'
import type { ReadManifest } from '../dataset/read-manifest-text.ts'
import { readProject } from '../dataset/read-project.ts'
import type { SourcePlace } from '../dataset/sources/source-cache.ts'
import { type Sources, tellOneMachine } from '../dataset/sources/sources.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import { LONGEST_TEXT } from '../schema/common.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { MOST_FAULTS, PROJECT_CHECKS, type ProjectFault, type ProjectValidation } from '../schema/dataset/validation.ts'
import type { validateOptions } from '../schema/options/validate-options.ts'

export interface Bench {
  readonly options: z.output<typeof validateOptions>
  /** Manifests of the whole dataset, by slug. */
  readonly all: Map<string, ReadManifest>
  /** Files that are not here are fetched. */
  readonly mayFetch: boolean
  readonly sources: Sources
  /** The same, which fetch nothing. */
  readonly here: Sources
  readonly maker: EnvironmentMaker
}

type Ran = Pick<ProjectValidation, 'metric' | 'logEnd'>
const NOT_RUN: Ran = { metric: null, logEnd: '' }
const RUNS = 2
const LOG_CHARACTERS = 4000

/** All that is wrong with one project, check by check; one that could not be made is skipped. */
export async function validateProject(slug: string, bench: Bench, context: CommandContext): Promise<ProjectValidation> {
  const folder = join(projectsFolder(bench.options.dataset), slug)
  const read = bench.all.get(slug) ?? (await readProject(bench.options.dataset, slug))
  const name = spellName(slug)
  const of = { slug: name, file: manifestFile(join(projectsFolder(nameFromHere(bench.options.dataset)), name)) }
  if (read.manifest === null) return { ...of, ...NOT_RUN, checks: toChecks({ manifest: [...read.faults] }, read) }
  const known: KnownProject = { slug, folder, manifest: read.manifest }
  const found: FoundFaults = {
    manifest: [...checkForeign(known.manifest), ...checkMetricRule(known.manifest.metric)],
    lock: await checkLock(known),
  }
  const place = await findSource(known, found, await withinReach(known, found, bench, context), context)
  const sourceFolder = place === null ? null : join(place.root, place.name)
  found.licence = [
    ...(await checkLicence(known, sourceFolder)),
    ...(await checkDataLicences(known.manifest, sourceFolder)),
  ]
  const hashes = sourceFolder === null ? new Map<string, string>() : await hashDataFiles(sourceFolder)
  found.duplicates = checkDuplicates(known, listKnown(bench), hashes)
  let isWhole = false
  if (place !== null && sourceFolder !== null) {
    found.size = await checkSize(sourceFolder)
    found.entry = await checkEntry(known, sourceFolder)
    const [whole, misses] = await addData(known, place, bench, context)
    found.data = [...misses, ...(await checkData(known, whole === null ? sourceFolder : join(whole.root, whole.name)))]
    isWhole = whole !== null
  }
  const isRunnable = isWhole && Object.values(found).every((faults) => !faults.some(isHeavy))
  const { tombstone, environment } = known.manifest
  const isMeant = bench.options.run && tombstone === undefined && environment.lock !== null
  const ran = isRunnable && isMeant ? await runTwice(known, found, bench, context) : NOT_RUN
  return { ...of, ...ran, checks: toChecks(found, read) }
}

const isHeavy = ({ weight }: ProjectFault) => weight === 'fault'

function toChecks(found: FoundFaults, read: ReadManifest): ProjectValidation['checks'] {
  return PROJECT_CHECKS.map((check) => {
    const all = found[check]
    if (all === undefined) return { check, state: 'skipped', faults: [] }
    const faults = all.slice(0, MOST_FAULTS).map((each) => ({ ...each, line: each.line ?? read.lineOf(each.path) }))
    if (check === 'source' && all.some(isUnseen)) return { check, state: 'skipped', faults }
    return { check, state: all.some(isHeavy) ? 'failed' : 'passed', faults }
  })
}

/** Of files that nobody could look at nothing is known, neither good nor bad. */
const isUnseen = ({ kind, weight }: ProjectFault) => kind === 'hash-unknown' && weight === 'warning'

function listKnown({ all, options }: Bench): KnownProject[] {
  return [...all].flatMap(([slug, read]) =>
    read.manifest ? [{ slug, folder: join(projectsFolder(options.dataset), slug), manifest: read.manifest }] : [],
  )
}

/** The same bench, which fetches nothing from a network of one's own: what is said there would be told to whoever wrote the manifest. */
async function withinReach(
  { manifest: { origin } }: KnownProject,
  found: FoundFaults,
  bench: Bench,
  { env }: CommandContext,
): Promise<Bench> {
  const isAsked = bench.mayFetch && bench.options.mirror === undefined
  if (!isAsked || origin === 'embedded' || !(await leadsInside(origin.repository, env))) return bench
  const path = ['origin', 'repository']
  const told = found.manifest?.some((each) => each.kind === 'private-host' && each.path[0] === 'origin')
  if (!told) found.manifest?.push(fault('private-host', path, { found: origin.repository.slice(0, 200) }))
  return { ...bench, mayFetch: false }
}

/** The project's files, fetched where that is asked for; their hash is the manifest's, or the manifest gets it. */
async function findSource(
  known: KnownProject,
  found: FoundFaults,
  { sources, mayFetch }: Bench,
  { signal }: CommandContext,
): Promise<SourcePlace | null> {
  const { origin, tombstone } = known.manifest
  const here = await sources.find(known)
  if (here === null && (!mayFetch || tombstone !== undefined)) return null
  try {
    const place = here ?? (await sources.see(known))
    found.source = origin === 'embedded' ? [] : await checkHash(origin.sourceHash, join(place.root, place.name))
    const isHeldToPin = origin !== 'embedded' && origin.commit !== null && place.name === SOURCE && mayFetch
    // Files of this machine's cache are not those of others, and a pin that it alone reaches holds none.
    const alone = place.name === SOURCE && !isHeldToPin ? null : tellOneMachine(known.manifest)
    if (alone !== null) found.source.push(fault('not-fetched', ['origin'], { found: alone }))
    if (isHeldToPin && found.source.length === 0) found.source = await checkVendored(known, sources, signal)
    return place
  } catch (error) {
    if (!(error instanceof UserError) || signal?.aborted) throw error
    found.source = [describeMiss(known, error)]
    return null
  }
}

/** Whether files that lie in the dataset are those of its pin: else where they are from would be somebody's word. */
async function checkVendored(
  known: KnownProject,
  sources: Sources,
  signal: AbortSignal | undefined,
): Promise<ProjectFault[]> {
  try {
    await sources.get({ ...known, folder: join(known.folder, 'none') }) // as if none lay there
    return []
  } catch (error) {
    if (!(error instanceof UserError) || signal?.aborted) throw error
    return [describeMiss(known, error)]
  }
}

/** The project's files with the data beside them that its repository does not hold; else why those are not to be had. */
async function addData(
  known: KnownProject,
  place: SourcePlace,
  { sources, mayFetch, here, options }: Bench,
  { signal }: CommandContext,
): Promise<[SourcePlace | null, ProjectFault[]]> {
  try {
    return [await (mayFetch ? sources : here).addData(known, place), []]
  } catch (error) {
    if (!isMistake(error) || signal?.aborted) throw error
    const isBrought = ({ access }: Manifest['data'][number]) =>
      access === 'open' || (access === 'made' && options.run === true)
    const { data } = known.manifest
    const brought = data.findIndex(isBrought)
    const index = brought < 0 ? data.findIndex(({ access }) => access !== undefined) : brought
    const weight = mayFetch && brought >= 0 ? 'fault' : 'warning'
    const found = error.message.slice(0, LONGEST_TEXT)
    return [null, [fault('data-not-had', ['data', index], { weight, found })]]
  }
}

function describeMiss({ manifest: { origin } }: KnownProject, { message, exitCode }: UserError): ProjectFault {
  const found = message.slice(0, LONGEST_TEXT)
  if (origin !== 'embedded' && origin.sourceHash === null) {
    return fault('hash-unknown', ['origin', 'sourceHash'], { weight: 'warning', found })
  }
  return fault(exitCode === 3 ? 'hash-differs' : 'not-fetched', ['origin'], { found })
}

async function checkHash(named: string | null, folder: string): Promise<ProjectFault[]> {
  const hash = await hashTree(folder)
  if (hash === named) return []
  const path = ['origin', 'sourceHash']
  const patch = { op: 'set', path, value: hash } as const
  return [fault(named === null ? 'hash-unknown' : 'hash-differs', path, { found: named, wanted: hash, patch })]
}

/** Runs the author's script twice, since code without a seed is no fault and what it spreads is worth knowing. */
async function runTwice(known: KnownProject, found: FoundFaults, bench: Bench, context: CommandContext): Promise<Ran> {
  const { options, maker, sources } = bench
  const values: number[] = []
  let last: AuthorsRun | null = null
  try {
    const project = await loadProject(options.dataset, known.slug, sources)
    const watched = (await listFiles(project.sourceFolder)).filter(mayHoldData)
    for (let run = 0; run < RUNS; run++) {
      last = await runAuthors(project, { ...options, watched }, maker, context)
      if (last.record.metric !== null) values.push(last.record.metric.normalised)
      if (last.record.status !== 'ok') break
    }
  } catch (error) {
    if (!isMistake(error) || context.signal?.aborted) throw error
    found.run = [fault('not-isolated', [], { found: error.message.slice(0, LONGEST_TEXT) })]
    return NOT_RUN
  }
  if (last === null) return NOT_RUN
  Object.assign(found, judgeRun(last, values, known.manifest.metric))
  return {
    metric: values.length === 0 ? null : { name: known.manifest.metric.name, values },
    logEnd: `${last.stdout.slice(-LOG_CHARACTERS)}\n${last.stderr.slice(-LOG_CHARACTERS)}`.trim(),
  }
}

function judgeRun({ record }: AuthorsRun, values: readonly number[], { scale }: Manifest['metric']): FoundFaults {
  const { status } = record
  const why = { found: tellEnd(record).slice(0, LONGEST_TEXT) }
  if (status === 'environment-failed') return { lock: [fault('not-installed', ['environment', 'lock'], why)] }
  if (status === 'no-metric' || status === 'invalid-metric') {
    return { run: [], metric: [fault('no-metric', ['metric'], { found: status })] }
  }
  if (status !== 'ok') return { run: [fault('run-failed', ['entry'], why)] }
  const [first, second] = values
  const spread = first !== undefined && second !== undefined && first !== second
  const found = `${first}, ${second}`
  const { metric } = record
  const divided = scale === 'percent' && metric !== null && metric.value !== metric.normalised ? metric.value : null
  const share = values.every((value) => value > 0 && value <= 0.01) ? divided : null
  return {
    run: [],
    metric: [
      ...(spread ? [fault('differs-between-runs', ['metric'], { weight: 'note', found })] : []),
      ...(share === null
        ? []
        : [fault('share-as-percent', ['metric', 'scale'], { weight: 'warning', found: `${share}` })]),
    ],
  }
}
