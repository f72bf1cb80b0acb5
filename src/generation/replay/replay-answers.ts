import { readIfPresent, sha256Hex } from '../../base/files/files.ts'
import { inTurn } from '../../base/in-turn.ts'
import { checkSyntax } from '../answers/check-syntax.ts'
import type { GeneratedVariant } from '../answers/generated-variant.ts'
import { listRecordedAnswers, type RecordedAnswer, recordedAnswerName } from '../answers/recorded-answers.ts'
import { type Answer, judgeCode, NO_ANSWER } from '../answers/variant-answer.ts'
import type { WantedScript, Work } from '../asking/list-work.ts'

/** Takes each script, byte for byte, from its folder of answers; all of a folder are parsed by one Python process. */
export async function* replayAnswers(
  scripts: Work['toReplay'],
  origin: 'recorded' | 'given',
): AsyncGenerator<{ readonly script: WantedScript; readonly answer: Answer }, void, void> {
  for (const { root, found } of await findAnswers(scripts)) {
    for (const { script, answer } of await replayFolder(root, found)) {
      yield { script, answer: { ...answer, origin } }
    }
  }
}

/** How many of the scripts have an answer. */
export async function countAnswers(scripts: Work['toReplay']): Promise<number> {
  const folders = await findAnswers(scripts)
  return folders.flatMap(({ found }) => found).filter(({ path }) => path !== null).length
}

interface FoundAnswer {
  readonly script: WantedScript
  /** Null where there is none. */
  readonly path: RecordedAnswer['path'] | null
}

/** Looked for in the listing and not by path: a file system that ignores case must not hand out another project's answer. */
const findAnswers = (
  scripts: Work['toReplay'],
): Promise<{ readonly root: string; readonly found: readonly FoundAnswer[] }[]> =>
  inTurn([...Map.groupBy(scripts, ({ folder }) => folder)], async ([folder, own]) => {
    const root = own[0]?.root ?? folder
    const listed = await listRecordedAnswers(folder, root)
    return { root, found: own.map((script) => ({ script, path: findPath(listed, script.variant) })) }
  })

function findPath(listed: readonly RecordedAnswer[], { project, mode, model, sample }: GeneratedVariant) {
  const found = listed.find(
    (answer) =>
      answer.project === project && answer.mode === mode && answer.model === model && answer.sample === sample,
  )
  return found?.path ?? null
}

async function replayFolder(root: string, found: readonly FoundAnswer[]) {
  const read = await inTurn(found, async ({ script, path }) => ({
    script,
    source: path === null ? null : await readIfPresent(path, root),
  }))
  const sources = read.flatMap(({ script, source }) => (source === null ? [] : [[script.variant.id, source] as const]))
  const faults = await checkSyntax(new Map(sources))
  return read.map(({ script, source }) => ({ script, answer: describe(script.variant, source, faults) }))
}

function describe(
  variant: GeneratedVariant,
  source: Buffer | null,
  faults: ReadonlyMap<string, string | null>,
): Answer {
  const common = {
    ...NO_ANSWER,
    origin: 'recorded',
    promptHash: null,
    call: null,
    costReason: { kind: 'recorded' },
    attempts: 0,
    wallSeconds: null,
    startedAt: new Date().toISOString(),
  } as const
  if (source === null) {
    const file = `${variant.project}/${recordedAnswerName(variant.mode, variant.model, variant.sample)}`
    return { ...common, status: 'no-answer', reason: { kind: 'no-file', file } }
  }
  return { ...common, ...judgeCode(source, faults.get(variant.id) ?? null), answerHash: sha256Hex(source) }
}
