import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { readHeadBelow } from '../src/base/files/untrusted-files.ts'
import { inTurn } from '../src/base/in-turn.ts'
import { parseFirstRows } from '../src/base/text/delimited.ts'
import { type KnownProject, SOURCE } from '../src/dataset/known-project.ts'
import { listProject } from '../src/dataset/list-projects.ts'
import { listProjects } from '../src/dataset/load-projects.ts'
import { hereOnly } from '../src/dataset/sources/sources.ts'
import { markdownTable } from '../src/report/text/markdown-text.ts'
import type { ListedProject } from '../src/schema/dataset/project-list.ts'
import { STUDIES, type Study } from './studies.ts'

const CARD = /(<!-- card -->\n)[\s\S]*?(<!-- \/card -->)/
const NAME = 'GreenML Bench'
const MOST_LIBRARIES = 12
const HEADER_BYTES = 64 * 1024

/** What tells of the dataset as a whole, by path: the card in its README, its Croissant description, how it is cited. */
export async function renderDatasetDocs(root: string): Promise<Map<string, string>> {
  const dataset = join(root, 'dataset')
  const known = await listProjects(dataset, {})
  const listed = await inTurn(known, (each) => listProject(each, hereOnly({})))
  const about = packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const readme = join(dataset, 'README.md')
  const text = await readFile(readme, 'utf8')
  if (!CARD.test(text)) throw new Error(`${readme} lacks the lines '<!-- card -->' and '<!-- /card -->'`)
  const card = renderCard(known, listed)
  return new Map([
    [readme, text.replace(CARD, (_, before: string, after: string) => `${before}\n${card}\n${after}`)],
    [join(dataset, 'croissant.json'), `${JSON.stringify(await describeDataset(known, listed, about), null, 2)}\n`],
    [join(root, 'CITATION.cff'), renderCitation(about)],
  ])
}

const packageFile = z.object({ version: z.string(), description: z.string(), license: z.string() })
type Package = z.infer<typeof packageFile>

type Count = readonly [name: string, projects: number]

function countBy(names: readonly string[]): Count[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

const SIZES: readonly (readonly [most: number, name: string])[] = [
  [1e5, 'below 100 kB'],
  [1e6, '100 kB to 1 MB'],
  [1e7, '1 to 10 MB'],
  [1e8, '10 to 100 MB'],
  [Number.POSITIVE_INFINITY, 'above 100 MB'],
]

const sizeOf = ({ bytes }: ListedProject) =>
  bytes === null ? 'not recorded' : (SIZES.find(([most]) => bytes < most)?.[1] ?? '')

function renderCard(known: readonly KnownProject[], listed: readonly ListedProject[]): string {
  const libraries = countBy(listed.flatMap((each) => each.libraries))
  const years = known.map(({ manifest: { environment } }) =>
    environment.lock === null ? 'no lock' : (environment.excludeNewer?.slice(0, 4) ?? 'not recorded'),
  )
  const facts: [string, readonly Count[]][] = [
    ['collection', countBy(listed.map(({ collection }) => collection ?? 'written for this dataset'))],
    ['task', countBy(listed.map(({ task }) => task))],
    ['metric', countBy(listed.map(({ metric }) => metric))],
    ['library', libraries.slice(0, MOST_LIBRARIES)],
    ['licence of the code', countBy(listed.map(({ licence }) => licence ?? 'none'))],
    ['licence of the data', countBy(known.flatMap(listDataLicences))],
    ['size of its files', countBy(listed.map(sizeOf))],
    ['packages as of', countBy(years)],
  ]
  const rows = facts.map(([name, counts]) => [name, counts.map(([each, count]) => `${each} ${count}`).join(', ')])
  return markdownTable([`${listed.length} projects by`, 'how many'], rows).join('\n')
}

/** Each that a project's data is under, once. */
const listDataLicences = ({ manifest: { data } }: KnownProject) => [
  ...new Set(data.map(({ licence }) => licence?.replace(/ \(.*$/, '') ?? 'not known')),
]

/** As http://mlcommons.org/croissant/1.0 asks; files are those that lie in the dataset, and rows of the projects what manifests say. */
async function describeDataset(known: readonly KnownProject[], listed: readonly ListedProject[], about: Package) {
  const held = known.filter(({ manifest }) => manifest.origin === 'embedded')
  const tables = await Promise.all(
    held.flatMap((project) => project.manifest.data.map((file) => readTable(project, file))),
  )
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: NAME,
    description: `${listed.length} machine learning projects, pinned, with what to run and how its metric is read. ${about.description}`,
    version: about.version,
    license: `https://spdx.org/licenses/${about.license}`,
    citeAs: STUDIES.map(citationOf).join(' '),
    isBasedOn: STUDIES.map(({ url }) => url),
    creator: { '@type': 'sc:Organization', name: `The ${NAME} authors` },
    distribution: tables.map(({ file }) => file),
    recordSet: [describeProjects(listed), ...tables.map(({ records }) => records)],
  }
}

const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  equivalentProperty: 'cr:equivalentProperty',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  samplingRate: 'cr:samplingRate',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const

const FACTS = ['slug', 'collection', 'task', 'metric', 'licence', 'repository', 'path', 'commit', 'sourceHash'] as const

function describeProjects(listed: readonly ListedProject[]) {
  const row = (project: ListedProject) => FACTS.map((name) => [`projects/${name}`, project[name] ?? ''] as const)
  return {
    '@type': 'cr:RecordSet',
    '@id': 'projects',
    name: 'projects',
    description: 'Every project by its manifest; an empty text is not known, or there is none.',
    key: { '@id': 'projects/slug' },
    field: FACTS.map((name) => ({
      '@type': 'cr:Field',
      '@id': `projects/${name}`,
      name,
      dataType: 'sc:Text',
    })),
    data: listed.map((project) => Object.fromEntries(row(project))),
  }
}

type DataFile = KnownProject['manifest']['data'][number]

async function readTable({ slug, folder }: KnownProject, { path, sha256 = '', licence, source, target }: DataFile) {
  const head = await readHeadBelow(folder, join(SOURCE, path), HEADER_BYTES)
  const [columns = []] = parseFirstRows(head?.bytes.toString() ?? '', ',', 1).rows
  const id = `${slug}/${basename(path)}`
  const about = [
    `The data of ${slug}`,
    licence && `licence ${licence}`,
    source && `from ${source}`,
    target && `target ${target}`,
  ]
  return {
    file: {
      '@type': 'cr:FileObject',
      '@id': id,
      name: id,
      encodingFormat: 'text/csv',
      sha256,
      description: about.filter(Boolean).join(', '),
      contentUrl: `projects/${slug}/${SOURCE}/${path}`,
    },
    records: {
      '@type': 'cr:RecordSet',
      '@id': slug,
      name: slug,
      field: columns.map((column) => ({
        '@type': 'cr:Field',
        '@id': `${slug}/${idOf(column)}`,
        name: `${slug}/${idOf(column)}`,
        dataType: 'sc:Text',
        source: { fileObject: { '@id': id }, extract: { column } },
      })),
    },
  }
}

/** Readers of the format take no blank in an id. */
const idOf = (column: string) => column.replaceAll(/[^\w.-]+/g, '_').replace(/_$/, '')

const citationOf = ({ authors, title, year, url, institution }: Study) => {
  const [first] = authors
  const others = authors.length > 1 ? ' and others' : ''
  return `${first?.[0]}${others} (${year}). ${title}.${institution === undefined ? '' : ` ${institution}.`} ${url}`
}

function renderCitation({ version, description, license }: Package): string {
  const people = (authors: Study['authors']) =>
    authors.map(([family, given]) => ({ 'family-names': family, 'given-names': given }))
  const text = stringify({
    'cff-version': '1.2.0',
    message: 'Please cite this software, and the studies that its dataset rests on.',
    type: 'software',
    title: NAME,
    abstract: description,
    authors: [{ name: `The ${NAME} authors` }],
    version,
    license,
    references: STUDIES.map(({ title, authors, year, url, arxiv, institution }) => ({
      type: arxiv === undefined ? 'data' : 'article',
      title,
      authors: people(authors),
      year,
      url,
      ...(institution === undefined ? {} : { institution: { name: institution } }),
      ...(arxiv === undefined ? {} : { identifiers: [{ type: 'other', value: `arXiv:${arxiv}` }] }),
    })),
  })
  return `# Made by npm run docs of package.json and scripts/studies.ts.\n${text}`
}
