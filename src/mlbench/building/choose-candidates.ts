import { z } from 'zod'
import { comparableAddress, compareTexts } from '../../base/text/text.ts'
import { ownerAndName } from '../../schema/common.ts'
import type { ChosenRepository } from '../../schema/mlbench/chosen-repository.ts'

/** Topics of GitHub by the field of machine learning that they speak of, as the paper's table 2 names fields. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  GNN: ['gnn', 'graph-neural-networks', 'graph-neural-network', 'graph-convolutional-networks', 'graph-learning'],
  Text: ['nlp', 'natural-language-processing', 'language-model', 'text-generation', 'bert', 'llm'],
  Molecular: ['drug-discovery', 'molecule', 'protein', 'protein-structure', 'cheminformatics', 'computational-biology'],
  'Image-GAN': ['gan', 'gans', 'generative-adversarial-network', 'image-generation', 'image-to-image-translation'],
  'Text and image': [
    'multimodal',
    'multimodal-learning',
    'vision-and-language',
    'vision-language',
    'text-to-image',
    'clip',
  ],
  Video: ['video', 'video-generation', 'video-understanding', 'video-to-video', 'action-recognition'],
  'Time-series': ['time-series', 'timeseries', 'time-series-forecasting', 'forecasting'],
  'Attention Usage': ['attention', 'attention-mechanism', 'self-attention', 'visual-attention'],
  '3D': ['point-cloud', '3d', '3d-vision', 'nerf', 'point-clouds'],
  Audio: ['audio', 'speech-recognition', 'music-generation', 'text-to-speech', 'music'],
}
export const FIELDS = Object.keys(TOPICS)

export const topicsOf = (field: string): readonly string[] => TOPICS[field] ?? []

/** A repository as GitHub's search tells of it, what is needed here. */
const candidate = z.object({
  full_name: ownerAndName,
  html_url: z.url({ protocol: /^https?$/ }),
  stargazers_count: z.int().min(0),
  topics: z.array(z.string().max(100)).default([]),
  archived: z.boolean().default(false),
  fork: z.boolean().default(false),
  license: z.object({ spdx_id: z.string().max(100).nullable() }).nullish(),
})
const candidates = z.array(candidate).max(10_000)
export type Candidate = z.output<typeof candidate>

/** What a search found, each once; what it tells of in another form is left out. */
export const readCandidates = (items: readonly unknown[]): Candidate[] => {
  const found = items.flatMap((item) => candidate.safeParse(item).data ?? [])
  return [...new Map(found.map((each) => [each.full_name, each])).values()]
}

export const candidateList = z.union([candidates, z.object({ items: candidates }).transform(({ items }) => items)])

interface Wanted {
  readonly fields: readonly string[]
  readonly fewestStars: number
  /** Of each field. */
  readonly most: number
  /** Addresses of repositories that have tasks already. */
  readonly known: readonly string[]
}

/** Of each field the repositories with most stars, in the order of the fields; neither forks nor archived nor known ones, each once. */
export function rankCandidates(
  list: readonly Candidate[],
  { fields, fewestStars, most, known }: Wanted,
): ChosenRepository[] {
  const taken = new Set(known.map(comparableAddress))
  const ranked = list
    .filter(({ archived, fork, stargazers_count: stars }) => !archived && !fork && stars >= fewestStars)
    .sort((a, b) => b.stargazers_count - a.stargazers_count || compareTexts(a.full_name, b.full_name))
  return fields.flatMap((field) => {
    const topics = topicsOf(field)
    const own = ranked.filter(
      (each) =>
        !taken.has(comparableAddress(each.html_url)) &&
        each.topics.some((topic) => topics.includes(topic.toLowerCase())),
    )
    return own.slice(0, most).map((each) => {
      taken.add(comparableAddress(each.html_url))
      const spdx = each.license?.spdx_id ?? null
      return {
        field,
        name: each.full_name,
        url: each.html_url,
        stars: each.stargazers_count,
        licence: spdx === 'NOASSERTION' ? null : spdx,
      }
    })
  })
}
