import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { provenance } from '../../src/schema/generation/provenance.ts'
import { makeFolder } from './temporary.ts'

const FIXTURE = join(PACKAGE_ROOT, 'tests', 'fixtures', 'campaign-of-format-1')

export const unzipFixture = async (name: string) => gunzipSync(await readFile(join(FIXTURE, name))).toString('utf8')

/**
 * The committed campaign of format 1 with its dataset, in a folder of its own. `runs`: of how many the records are there.
 * `drawsOrWaits`: what is known of the scripts, as nobody looked then.
 */
export async function unpackCampaign(
  runs = Number.POSITIVE_INFINITY,
  drawsOrWaits: false | null = null,
): Promise<{ readonly campaign: string; readonly dataset: string }> {
  const folder = await makeFolder()
  const [campaign, dataset] = [join(folder, 'campaign'), join(folder, 'dataset')]
  for (const part of ['plan.json', 'variants']) await cp(join(FIXTURE, part), join(campaign, part), { recursive: true })
  for await (const path of glob(join(campaign, 'variants/**/*.json'))) {
    const told = provenance.parse(JSON.parse(await readFile(path, 'utf8')))
    if (drawsOrWaits !== null) await writeFile(path, JSON.stringify({ ...told, drawsOrWaits }))
  }
  await cp(join(PACKAGE_ROOT, 'dataset'), dataset, { recursive: true })
  await cp(join(FIXTURE, 'dataset'), dataset, { recursive: true })
  await mkdir(campaignFiles.records(campaign))
  const lines = (await unzipFixture('records.jsonl.gz')).trimEnd().split('\n').slice(0, runs)
  await writeFile(campaignFiles.shardRecords(campaign, { index: 1, count: 1 }, '0a1b2c3d'), `${lines.join('\n')}\n`)
  return { campaign, dataset }
}
