import { lookBelow } from '../base/files/untrusted-files.ts'
import { inTurn } from '../base/in-turn.ts'
import { sum } from '../base/numbers.ts'
import { formatSize } from '../base/size.ts'
import { readPlan } from '../campaign/documents.ts'
import { fetchedDataFolder, isStored, storeData } from '../dataset/sources/outside-data.ts'
import { stemOf } from '../github/artifact-copies.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import { daysOfRuns } from '../github/exchange-parts.ts'
import { LARGEST_PART_BYTES, refuseArtifact, unpackArtifact } from '../github/take-artifact.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { ActionContext } from './run-action.ts'

const nameOf = (campaign: string, slug: string) => `${stemOf(campaign)}-data-${slug}`

/** Hashes of what scripts of a planned project make. */
const listMade = ({ data }: Plan['projects'][number]) =>
  data.flatMap(({ access, sha256 }) => (access === 'made' && sha256 !== undefined ? [sha256] : []))

async function partStored(hashes: readonly string[], env: NodeJS.ProcessEnv) {
  const [stored, lacked]: [string[], string[]] = [[], []]
  for (const hash of hashes) ((await isStored(hash, env)) ? stored : lacked).push(hash)
  return { stored, lacked }
}

async function sizeOf(folder: string, name: string): Promise<number> {
  const found = await lookBelow(folder, name)
  return found.kind === 'file' ? found.stats.size : 0
}

/** Leaves what projects' scripts made for later jobs: one that holds keys runs no such script, and other machines need not. */
export async function sendMadeData(
  store: ArtifactStore,
  campaign: string,
  { env, logger }: ActionContext,
): Promise<void> {
  const plan = await readPlan(campaign)
  for (const project of plan.projects) {
    const { stored } = await partStored(listMade(project), env)
    if (stored.length === 0) continue
    const bytes = sum(await inTurn(stored, (hash) => sizeOf(fetchedDataFolder(env), hash)))
    if (bytes > LARGEST_PART_BYTES) {
      const [has, most] = [formatSize(bytes), formatSize(LARGEST_PART_BYTES)]
      logger.warn(
        `The data that scripts of ${project.slug} made has ${has}, more than the ${most} that is handed on: jobs without keys make it anew, and generate can not describe it.`,
      )
      continue
    }
    await store.upload(nameOf(campaign, project.slug), fetchedDataFolder(env), stored, daysOfRuns(plan))
    logger.info(`uploaded the data that scripts of ${project.slug} made`)
  }
}

/**
 * Takes what an earlier job left of it and this machine lacks, each file held to the hash that the plan names. Without `slugs`
 * of all projects.
 */
export async function takeMadeData(
  store: ArtifactStore,
  campaign: string,
  { env }: ActionContext,
  slugs?: ReadonlySet<string>,
): Promise<void> {
  for (const project of (await readPlan(campaign)).projects) {
    if (slugs?.has(project.slug) === false) continue
    const { lacked } = await partStored(listMade(project), env)
    const name = nameOf(campaign, project.slug)
    const artifact = lacked.length === 0 ? undefined : (await store.list()).find((each) => each.name === name)
    if (artifact === undefined) continue
    await using scratch = await unpackArtifact(store, artifact, LARGEST_PART_BYTES)
    for (const hash of lacked) {
      const taken = await storeData(scratch.folder, hash, env)
      if (taken !== null && taken.sha256 !== hash) throw refuseArtifact(name, `a file of it is not ${hash}`)
    }
  }
}
