import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { renderDatasetDocs } from '../../scripts/dataset-card.ts'
import { STUDIES } from '../../scripts/studies.ts'
import { hashBelow } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { listSlugs } from '../../src/dataset/load-projects.ts'

const DATASET = join(PACKAGE_ROOT, 'dataset')
const docs = await renderDatasetDocs(PACKAGE_ROOT)

it('the card, its Croissant description and the citation are what npm run docs writes', async () => {
  for (const [path, text] of docs) expect(await readFile(path, 'utf8')).toBe(text)
})

const node = z.looseObject({ '@id': z.string() })
const croissant = z.looseObject({
  distribution: z.array(node.extend({ contentUrl: z.string(), sha256: z.string() })),
  recordSet: z.array(
    node.extend({
      field: z.array(node.extend({ source: z.looseObject({ fileObject: node }).optional() })).min(1),
      data: z.array(z.record(z.string(), z.string())).optional(),
    }),
  ),
})

it('the description names every project, and each file that lies here by its own hash', async () => {
  const { distribution, recordSet } = croissant.parse(JSON.parse(docs.get(join(DATASET, 'croissant.json')) ?? ''))
  const rows = recordSet.find((each) => each['@id'] === 'projects')?.data ?? []
  expect(rows.map((row) => row['projects/slug'])).toEqual(await listSlugs(DATASET))
  for (const { contentUrl, sha256 } of distribution) expect(await hashBelow(DATASET, contentUrl)).toBe(sha256)
  const ids = [...distribution, ...recordSet, ...recordSet.flatMap(({ field }) => field)].map((each) => each['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  const files = new Set(distribution.map((each) => each['@id']))
  for (const { source } of recordSet.flatMap(({ field }) => field)) {
    if (source !== undefined) expect(files.has(source.fileObject['@id'])).toBe(true)
  }
})

it('the citation names the studies that the dataset rests on, each with its authors', async () => {
  const cited = parse(docs.get(join(PACKAGE_ROOT, 'CITATION.cff')) ?? '')
  expect(cited['cff-version']).toBe('1.2.0')
  expect(cited.references.map(({ authors }: { authors: unknown[] }) => authors.length)).toEqual(
    STUDIES.map(({ authors }) => authors.length),
  )
})
