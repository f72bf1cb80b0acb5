// Time to build the site of many published campaigns, its size, and the compressed size of each kind of page as it is first
// seen. Campaigns have 50 projects, 4 models in 2 modes on one of 3 hosts; a report's folder has 1 MB.
//   node bench/report/site.ts [campaigns, 200]
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { composePublished } from '../../src/analysis/published-facts.ts'
import { listFiles, statIfPresent, writeJson } from '../../src/base/files/files.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import type { PublishedAnswer, PublishedProject, PublishedReport } from '../../src/schema/campaign/published-report.ts'
import { makeSources } from '../../tests/report/fixtures.ts'
import { silentLogger } from '../../tests/support/silent-logger.ts'

const CAMPAIGNS = Number(process.argv[2] ?? 200)
const [PROJECTS, MODELS, HOSTS] = [50, 4, 3]
const PAGE_BYTES = 1_000_000

const print = (line: string) => process.stdout.write(`${line}\n`)

const { plan, analysis } = makeSources({ energy: 'measured' })
const small = composePublished(plan, analysis, {
  id: 'small',
  authors: ['Doe, Jane'],
  licence: null,
  publishedAt: '2026-12-01T10:00:00Z',
  files: [],
})

const folder = await mkdtemp(join(tmpdir(), 'greenml-site-'))
try {
  const reports = join(folder, 'reports')
  const page = `<html><body><main>${'<p>a line of a report that is as long as most</p>\n'.repeat(PAGE_BYTES / 50)}</main></body></html>`
  for (let index = 0; index < CAMPAIGNS; index++) {
    const report = grow(index)
    await mkdir(join(reports, report.id), { recursive: true })
    await writeFile(join(reports, report.id, 'index.html'), page)
    await writeJson(join(reports, report.id, 'published.json'), report)
  }
  const started = performance.now()
  const out = join(folder, 'site')
  await buildSiteFolder({ reports, out, url: 'https://example.org/' }, { logger: silentLogger, env: {} })
  const seconds = (performance.now() - started) / 1000
  const memory = process.resourceUsage().maxRSS / 1024
  print(
    `${CAMPAIGNS} campaigns of ${PROJECTS * MODELS * 2} answers: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MiB at most`,
  )
  await printSizes(out)
} finally {
  await rm(folder, { recursive: true })
}

/** The small report with as many projects and models as a large one. */
function grow(index: number): PublishedReport {
  const id = `2026-${String(index).padStart(4, '0')}`
  const models = Array.from({ length: MODELS }, (_, model) => `model-${model}`)
  const [project] = small.projects
  const [group] = small.groups
  const [answer] = small.answers
  const [host] = small.hosts
  if (project === undefined || group === undefined || answer === undefined || host === undefined)
    throw new Error('the small report is empty')
  const slugs = Array.from({ length: PROJECTS }, (_, place) => `project-${place}`)
  const modes = ['assisted', 'autonomous'] as const
  return {
    ...small,
    id,
    startedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    hosts: [{ ...host, stratum: `stratum${index % HOSTS}` }],
    models: models.map((model) => ({ id: model, provider: 'openai', apiModel: model, recorded: false })),
    projects: slugs.map((slug): PublishedProject => ({ ...project, slug })),
    groups: models.flatMap((model) => modes.map((mode) => ({ ...group, model, mode }))),
    answers: slugs.flatMap((slug) =>
      models.flatMap((model) =>
        modes.map(
          (mode): PublishedAnswer => ({ ...answer, id: `${slug}/${mode}/${model}/s1/i0`, project: slug, model, mode }),
        ),
      ),
    ),
  }
}

/** Of each kind of page the largest, compressed, with style and script. */
async function printSizes(out: string): Promise<void> {
  const files = await listFiles(out)
  let bytes = 0
  for (const path of files) bytes += (await statIfPresent(join(out, path)))?.size ?? 0
  print(`${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`)
  const compressed = async (path: string) => gzipSync(await readFile(join(out, path))).byteLength
  const shared = (await compressed('assets/report.css')) + (await compressed('assets/report.js'))
  for (const kind of ['', 'compare/', 'boards/', 'models/', 'projects/']) {
    const pages = files.filter(
      (path) => path.endsWith('index.html') && (kind === '' ? path === 'index.html' : path.startsWith(kind)),
    )
    const sizes = await Promise.all(pages.map(compressed))
    print(`${kind || 'front page'}: ${((Math.max(...sizes) + shared) / 1000).toFixed(0)} kB compressed`)
  }
}
