import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles, readTextIfPresent, writeFileAtomic } from '../src/base/files/files.ts'
import { renderGlossary } from '../src/report/text/glossary.ts'
import { renderActionDocs } from './action-docs.ts'
import { listBreaches } from './breaches.ts'
import { ROOT } from './build-dist.ts'
import { renderDatasetDocs } from './dataset-card.ts'
import { renderJsonSchemas } from './json-schemas.ts'
import { renderRooms } from './room-table.ts'
import { renderWorkflowDocs } from './workflow-docs.ts'

// Holds the house: who may import whom, and what is generated: CONTRIBUTING's table of rooms, the glossary, the JSON Schemas,
// the actions' files, the dataset's card, the workflows' graphs and inputs. `--write` renews these.

const SRC = join(ROOT, 'src')
const GUIDE = join(ROOT, 'CONTRIBUTING.md')
const PLACE = /(<!-- rooms -->\n)[\s\S]*?(\n<!-- \/rooms -->)/
const SCHEMAS = join(ROOT, 'schemas')

const table = await renderRooms(SRC)
const guide = await readFile(GUIDE, 'utf8')
const generated = new Map([
  [GUIDE, guide.replace(PLACE, (_, before: string, after: string) => `${before}${table}${after}`)],
  [join(ROOT, 'docs', 'glossary.md'), renderGlossary()],
  ...(await renderActionDocs(ROOT)),
  ...(await renderDatasetDocs(ROOT)),
  ...(await renderWorkflowDocs(ROOT)),
  ...[...renderJsonSchemas()].map(([name, text]) => [join(SCHEMAS, name), text] as const),
])
const present = (await listFiles(SCHEMAS).catch(() => [])).map((name) => join(SCHEMAS, name))
const leftOver = present.filter((path) => !generated.has(path))
const faults = await listBreaches(ROOT)

if (process.argv.includes('--write')) {
  for (const [path, text] of generated) await writeFileAtomic(path, text)
  for (const path of leftOver) await rm(path)
} else {
  for (const [path, text] of generated) {
    if ((await readTextIfPresent(path)) !== text) faults.push(`${path} is not what the sources say: npm run docs`)
  }
  faults.push(...leftOver.map((path) => `${path} is of no format: npm run docs`))
}

process.stdout.write(`${table}\n`)
for (const fault of faults) process.stderr.write(`✘ ${fault}\n`)
if (faults.length > 0) process.exitCode = 1
