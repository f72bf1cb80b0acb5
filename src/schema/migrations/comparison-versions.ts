import { type FailureKind, failureKind } from '../failure-classes.ts'
import { type Fields, isFields, mapFields } from '../versioned.ts'
import { failureClassFromVersion1 } from './record-versions.ts'

/**
 * A comparison of version 1 as one of 2. Its causes, findings and reasons were sentences, which nothing reads back: their
 * places are empty.
 */
export function comparisonFromVersion1({ a, b, groups, scripts, failOn, absoluteReason, ...rest }: Fields): Fields {
  return {
    ...rest,
    a: isFields(a) ? { ...a, sandboxes: [] } : a,
    b: isFields(b) ? { ...b, sandboxes: [] } : b,
    absoluteCause:
      absoluteReason === null ? null : String(absoluteReason).startsWith('same') ? 'other-state' : 'other-host',
    groups: mapFields(groups, ({ ratios, success, ...group }) => ({
      ...group,
      ratios: mapValues(ratios, (change) => migrateChange(change, 'too-few-projects')),
      success: isFields(success) ? migrateVerdict(success) : success,
    })),
    scripts: mapFields(scripts, migrateScript),
    findings: [],
    failOn: mapFields(failOn, ({ because: _, reason: __, ...result }) => ({
      ...result,
      ...readCondition(String(result.condition)),
      cause: null,
      evidence: [],
    })),
  }
}

/** A comparison of version 2 as one of 3: it does not say with which prompts models were asked. */
export function comparisonFromVersion2({ a, b, ...rest }: Fields): Fields {
  const addPrompt = (side: unknown) => (isFields(side) ? { ...side, prompt: null } : side)
  return { ...rest, a: addPrompt(a), b: addPrompt(b) }
}

function mapValues(record: unknown, change: (value: Fields) => Fields): unknown {
  if (!isFields(record)) return record
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, isFields(value) ? change(value) : value]),
  )
}

const VERDICTS: Readonly<Record<string, string>> = {
  'no detectable change': 'inconclusive',
  'within the noise': 'within-noise',
  'too few runs': 'too-few-runs',
  'not measured': 'not-measured',
}

const migrateVerdict = (judged: Fields): Fields => ({
  ...judged,
  verdict: VERDICTS[String(judged.verdict)] ?? judged.verdict,
})

function migrateChange({ reason: _, ...change }: Fields, tooFew: string): Fields {
  const migrated = migrateVerdict(change)
  return { ...migrated, verdict: migrated.verdict === 'too-few-runs' ? tooFew : migrated.verdict, causes: [] }
}

function migrateScript({ ratios, metric, outcomes, failure, ...script }: Fields): Fields {
  const [name = '', ...message] = String(failure).split(': ')
  const energy = isFields(ratios) && isFields(ratios.energy) ? ratios.energy.estimate : null
  return {
    ...script,
    outcomes: isFields(outcomes)
      ? Object.fromEntries(Object.entries(outcomes).map(([side, how]) => [side, how === 'not run' ? 'not-run' : how]))
      : outcomes,
    failure:
      typeof failure === 'string'
        ? { class: kindOf(name), errorType: null, message: message.join(': ') || null }
        : failure,
    ratios: mapValues(ratios, (change) => migrateChange(change, 'too-few-runs')),
    leading: energy === null ? 'cpu' : 'energy',
    metric: isFields(metric) ? migrateMetric(metric) : metric,
  }
}

/** Version 1 named a failure by its class or by a status, of the run or of the generation. */
function kindOf(name: string): string {
  const kind = STATUSES_OF_VERSION_1.get(name) ?? failureClassFromVersion1({ failureClass: name })
  return failureKind.safeParse(kind).data ?? 'failed'
}

const STATUSES_OF_VERSION_1: ReadonlyMap<string, FailureKind> = new Map([
  ['syntax-error', 'syntax'],
  ['provider-error', 'provider'],
  ['no-answer', 'provider'],
  ['out-of-memory', 'memory'],
])

const migrateMetric = ({ reason: _, ...metric }: Fields): Fields => ({ ...migrateVerdict(metric), cause: null })

/** `cpu:5%` */
function readCondition(condition: string): Fields {
  const [subject, percent = '0'] = condition.split(':')
  return { subject, atLeast: Number.parseFloat(percent) / 100 }
}
