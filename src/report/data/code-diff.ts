import { cleanCodeLine } from '../../base/text/clean-text.ts'
import type { CodeAnalysis } from '../../schema/analysis/code-analysis.ts'
import type { Plan, PlannedProject, PlannedVariant } from '../../schema/campaign/plan.ts'
import type { CodeDiff } from '../document/chapter.ts'
import { linkUpstream, type UpstreamLink } from '../text/dataset/upstream-link.ts'

const LINES_SHOWN = 400
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1_000_000

/** Changes from the author's entry file to each model's script, by variant id, from `patches/`. */
export function showDiffs(
  plan: Plan,
  code: CodeAnalysis | null,
  patches: ReadonlyMap<string, string>,
): Map<string, CodeDiff> {
  const projects = new Map(plan.projects.map((project) => [project.slug, project]))
  const diffs = new Map<string, CodeDiff>()
  for (const variant of plan.variants) {
    const project = projects.get(variant.project)
    if (variant.model === null || project === undefined) continue
    const patch = patches.get(variant.id) ?? null
    const isMissing = "its patch is not in the campaign's folder: greenml analyse writes it"
    const shown = patch === null ? withhold(isMissing) : showPatch(patch)
    diffs.set(variant.id, withholdCode(code, variant, project) ?? shown)
  }
  return diffs
}

/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function withholdCode(code: CodeAnalysis | null, { id }: PlannedVariant, project: PlannedProject): CodeDiff | null {
  if (code === null) return withhold('the dataset was not at hand')
  const author = code.authors.find((each) => each.project === project.slug)
  const variant = code.variants.find((each) => each.id === id)
  if (author === undefined || author.licence === null) {
    const script = variant === undefined ? '' : `; it is in the campaign's folder, variants/${id}.py`
    return withhold(`code not shown here: the project carries no licence${script}`, linkUpstream(project.origin))
  }
  if (author.gap !== null) return withhold("the author's entry file as planned is not in this dataset")
  if (variant === undefined) return withhold('there is no script: the model gave none that could be used')
  return variant.difference === null
    ? withhold('the two scripts are too long and too different to compare line by line')
    : null
}

function showPatch(patch: string): CodeDiff {
  const start = patch.search(/^@@ /m)
  const lines =
    start < 0
      ? []
      : patch
          .slice(start)
          .trimEnd()
          .split('\n')
          .map((line) => cleanCodeLine(line))
  return {
    kind: 'shown',
    lines: lines.slice(0, LINES_SHOWN),
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    leftOut: Math.max(0, lines.length - LINES_SHOWN),
  }
}

/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
export function limitDiffs(
  diffs: ReadonlyMap<string, CodeDiff>,
  characters = PAGE_CHARACTERS,
): ReadonlyMap<string, CodeDiff> {
  let left = characters
  const limited = new Map<string, CodeDiff>()
  for (const [variant, diff] of diffs) {
    const size = diff.kind === 'shown' ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0
    limited.set(
      variant,
      size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"),
    )
    if (size <= left) left -= size
  }
  return limited
}

function withhold(reason: string, upstream: UpstreamLink | null = null): CodeDiff {
  return { kind: 'withheld', reason, upstream }
}
