import { type KeptOutput, readLog } from '../campaign/logs.ts'
import { streamRecords } from '../campaign/records.ts'
import { classifyFailure } from '../measurement/failure.ts'
import { readPrintedMetric } from '../measurement/printed/read-metric.ts'
import type { Plan, PlannedProject } from '../schema/campaign/plan.ts'
import type { OtherReading, ReplayReport } from '../schema/campaign/replay-report.ts'
import type { RunRecord } from '../schema/measurement/record.ts'

/** Reads the stored output of every run again, for its metric or for why it failed, and compares with the run's record. */
export async function rereadOutputs(campaign: string, { projects }: Plan): Promise<ReplayReport['outputs']> {
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  const found: Found[] = []
  for await (const record of streamRecords(campaign)) {
    const project = bySlug.get(record.project ?? '')
    if (project !== undefined) found.push(await reread(campaign, record, project))
  }
  const countOf = (kind: Found['kind']) => found.filter((each) => each.kind === kind).length
  return {
    metrics: countOf('metric'),
    failures: countOf('failure'),
    absent: countOf('absent'),
    changed: found.flatMap((each) => (each.kind === 'changed' ? each.record : [])),
    differing: found.flatMap((each) => ('other' in each && each.other !== null ? each.other : [])),
  }
}

type Found =
  | { readonly kind: 'metric' | 'failure'; readonly other: OtherReading | null }
  | { readonly kind: 'absent' | 'nothing-to-read' }
  | { readonly kind: 'changed'; readonly record: string }

async function reread(campaign: string, record: RunRecord, project: PlannedProject): Promise<Found> {
  const kind = readableOf(record, project)
  if (kind === null) return { kind: 'nothing-to-read' }
  const output = await readLog(campaign, record)
  if (output === null) return { kind: 'absent' }
  if (output === 'changed') return { kind: 'changed', record: record.id }
  if (!output.isWhole) return { kind: 'nothing-to-read' }
  if (kind === 'failure') return { kind, other: rereadFailure(record, output) }
  return { kind, other: await rereadMetric(record, project, output) }
}

const PRINTED: readonly RunRecord['status'][] = ['ok', 'no-metric', 'invalid-metric']
const RAISED: readonly RunRecord['status'][] = ['failed', 'out-of-memory']

/** What a record has from the run's output alone; null: all that it has comes from elsewhere (predictions, a hook, a limit). */
function readableOf(record: RunRecord, { scoring, metric }: PlannedProject): 'metric' | 'failure' | null {
  const isAuthors = record.model === null
  const isHooked = isAuthors && metric.expression !== undefined
  if (PRINTED.includes(record.status)) return scoring === 'printed' && !isHooked ? 'metric' : null
  return RAISED.includes(record.status) && record.errorType !== null ? 'failure' : null
}

async function rereadMetric(
  record: RunRecord,
  { metric: rule }: PlannedProject,
  output: KeptOutput,
): Promise<OtherReading | null> {
  const { status, metric } = await readPrintedMetric(output, rule, record.model === null)
  const [recorded, read] = [record.metric?.normalised ?? null, metric?.normalised ?? null]
  return status === record.status && read === recorded
    ? null
    : { record: record.id, kind: 'metric', recorded, read, status }
}

function rereadFailure(record: RunRecord, { stderr }: KeptOutput): OtherReading | null {
  const { errorType, failureClass } = classifyFailure(stderr, record.exitCode, record.signal)
  const [recorded, read] = [nameFailure(record), nameFailure({ errorType, failureClass })]
  return recorded === read ? null : { record: record.id, kind: 'failure', recorded, read }
}

const nameFailure = ({ errorType, failureClass }: Pick<RunRecord, 'errorType' | 'failureClass'>): string =>
  `${failureClass ?? 'none'}: ${errorType ?? 'none'}`
