import { groupsBy } from '../../base/groups.ts'
import {
  type AuthorCode,
  SIZE_MEASURES,
  type SizeMeasure,
  type SizeSummary,
  type VariantCode,
} from '../../schema/analysis/code-analysis.ts'
import { type GeneratedMode, generatedMode } from '../../schema/common.ts'
import { quantile } from '../statistics/bootstrap.ts'
import { meanOf, varianceOf } from '../statistics/moments.ts'

type Place = Pick<SizeSummary, 'mode' | 'model' | 'project'>

/** A script's size and the author's, in one measure; null where part of the author's program is in another file. */
interface Sized {
  readonly mode: GeneratedMode
  readonly model: string
  readonly project: string
  readonly size: number
  readonly author: number | null
}

const ANY: Place = { mode: null, model: null, project: null }

/** The groupings: all, by mode, by model, by both, by project. */
const GROUPINGS: readonly ((of: Sized) => Place)[] = [
  () => ANY,
  ({ mode }) => ({ ...ANY, mode }),
  ({ model }) => ({ ...ANY, model }),
  ({ mode, model }) => ({ ...ANY, mode, model }),
  ({ project }) => ({ ...ANY, project }),
]

/** A script that can't be parsed has bytes, but no logical lines and tokens. */
export function summariseSizes(authors: readonly AuthorCode[], variants: readonly VariantCode[]): SizeSummary[] {
  const byProject = new Map(authors.map(({ project, script }) => [project, script]))
  return SIZE_MEASURES.flatMap((measure) => {
    const sized = variants.flatMap(({ mode, model, project, script, gaps }): Sized[] => {
      const size = SIZES[measure](script)
      const isElsewhere = gaps.some(({ kind }) => kind === 'other-modules')
      const own = isElsewhere ? null : byProject.get(project)
      const author = (own && SIZES[measure](own)) ?? null
      const generated = generatedMode.safeParse(mode)
      return size === undefined || !generated.success ? [] : [{ mode: generated.data, model, project, size, author }]
    })
    return GROUPINGS.flatMap((placeOf) => summariseBy(placeOf, sized, measure))
  })
}

const SIZES: Readonly<Record<SizeMeasure, (script: VariantCode['script']) => number | undefined>> = {
  bytes: ({ bytes }) => bytes,
  logicalLines: ({ counts }) => counts?.logical,
  tokens: ({ counts }) => counts?.tokens,
}

function summariseBy(placeOf: (of: Sized) => Place, sized: readonly Sized[], measure: SizeMeasure): SizeSummary[] {
  return groupsBy(sized, placeOf).map((members) => ({ ...placeOf(members[0]), measure, ...describeSizes(members) }))
}

function describeSizes(members: readonly Sized[]): Omit<SizeSummary, keyof Place | 'measure'> {
  const sizes = members.map(({ size }) => size)
  const sorted = Float64Array.from(sizes).sort()
  const deltas = members.flatMap(({ size, author }) => (author === null ? [] : [size - author]))
  return {
    count: sizes.length,
    mean: meanOf(sizes),
    median: quantile(sorted, 0.5),
    standardDeviation: sizes.length < 2 ? null : Math.sqrt(varianceOf(sizes)),
    minimum: quantile(sorted, 0),
    p10: quantile(sorted, 0.1),
    p25: quantile(sorted, 0.25),
    p75: quantile(sorted, 0.75),
    p90: quantile(sorted, 0.9),
    maximum: quantile(sorted, 1),
    delta:
      deltas.length === 0
        ? null
        : { count: deltas.length, mean: meanOf(deltas), median: quantile(Float64Array.from(deltas).sort(), 0.5) },
  }
}
