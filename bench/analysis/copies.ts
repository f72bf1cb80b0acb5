// Byte-identical copies of the embedded projects' scripts as answers of three models: none of them differs from the author's
// code, so every verdict of a difference is a false one.
//   node bench/analysis/copies.ts [folder] [repetitions] [seed…]
// Needs the package index. A folder that holds the campaigns already is only analysed again.
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../../src/base/files/files.ts'
import { terminalLogger } from '../../src/base/log.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { run } from '../../src/commands/run.ts'
import { chooseProjects } from '../../src/dataset/load-projects.ts'
import { type Analysis, analysis } from '../../src/schema/analysis/analysis.ts'
import { excludesOne, QUANTITIES, type Ratio } from '../../src/schema/analysis/ratio.ts'

const [given, repetitions = '10', ...seeds] = process.argv.slice(2)
const folder = given ?? (await mkdtemp(join(tmpdir(), 'greenml-copies-')))
const DATASET = 'dataset'
const MODELS = ['copya', 'copyb', 'copyc']

const answers = join(folder, 'answers')
// A project that is only named would have to be fetched first.
const embedded = (await chooseProjects(DATASET)).projects.filter(({ folder, sourceFolder }) => {
  return sourceFolder.startsWith(folder)
})
for (const { slug, sourceFolder, manifest } of embedded) {
  await mkdir(join(answers, slug), { recursive: true })
  for (const model of MODELS) {
    await copyFile(join(sourceFolder, manifest.entry), join(answers, slug, `GENAIGREENML_assisted_${model}.py`))
  }
}
for (const seed of seeds.length === 0 ? [1, 2, 3] : seeds.map(Number)) {
  const campaign = join(folder, `seed-${seed}`)
  const context = { logger: terminalLogger(), env: process.env }
  await run(
    {
      campaign,
      dataset: DATASET,
      projects: embedded.map(({ slug }) => `^${slug}$`).join('|'),
      answers,
      models: MODELS,
      modes: ['assisted'],
      seed,
      fanOut: 'project',
      repetitions: Number(repetitions),
      profiles: 0,
      probes: false,
    },
    context,
  )
  report(seed, await readJson(campaignFiles.analysis(campaign), analysis))
}
print(`campaigns: ${folder}`)

function report(seed: number, { groups, variants }: Analysis): void {
  print(`\nseed ${seed}: mode and model, over projects`)
  for (const { model, ratios } of groups) {
    for (const quantity of QUANTITIES) for (const ratio of ratios[quantity]) tell(`${model} ${quantity}`, ratio)
  }
  const copies = variants.filter(({ model, counts }) => model !== null && counts)
  for (const quantity of QUANTITIES) {
    const told = copies.flatMap(({ ratios }) => ratios[quantity]).filter(({ estimate }) => estimate !== null)
    const leaving = told.filter(({ interval }) => interval !== null && excludesOne(interval))
    const differ = told.filter(isDifferent)
    print(
      `single copies, ${quantity}: ${leaving.length} of ${told.length} intervals leave out 1, ${differ.length} told different`,
    )
    for (const { id, ratios } of copies)
      for (const ratio of ratios[quantity].filter(isDifferent)) tell(`  ${id}`, ratio)
  }
}

function isDifferent({ verdict }: Ratio): boolean {
  return verdict === 'less' || verdict === 'more'
}

function tell(name: string, { baseline, estimate, interval, pairs, verdict }: Ratio): void {
  const ends = interval === null ? '' : ` (${interval.map((end) => end.toFixed(3)).join('–')})`
  print(
    `${name} against ${baseline}: ${estimate === null ? '–' : `×${estimate.toFixed(3)}`}${ends}, ${pairs} pairs, ${verdict}`,
  )
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
