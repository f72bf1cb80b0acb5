import { readFile } from 'node:fs/promises'
import { sha256Hex } from '../base/files.ts'
import type { GeneratedVariant } from '../campaign/variant-files.ts'
import { type Answer, judgeCode } from './answer.ts'
import { checkSyntax } from './check-syntax.ts'
import { listRecordedAnswers, recordedAnswerName } from './recorded-answers.ts'

export interface ReplayedAnswer {
  readonly variant: GeneratedVariant
  readonly answer: Answer
}

/** Takes each variant's script, byte for byte, from `folder`; all are parsed by one Python process. */
export async function replayAnswers(
  folder: string,
  origin: 'recorded' | 'given',
  variants: readonly GeneratedVariant[],
  python?: string,
): Promise<ReplayedAnswer[]> {
  // Found in the listing and not by path: a file system that ignores case must not hand out another project's answer.
  const listed = await listRecordedAnswers(folder)
  const read = await Promise.all(
    variants.map(async (variant) => {
      const { project, mode, model, sample } = variant
      const found = listed.find(
        (answer) =>
          answer.project === project && answer.mode === mode && answer.model === model && answer.sample === sample,
      )
      return { variant, source: found === undefined ? null : await readFile(found.path) }
    }),
  )
  const sources = read.flatMap(({ variant, source }) => (source === null ? [] : [[variant.id, source] as const]))
  const faults = await checkSyntax(new Map(sources), python)
  return read.map(({ variant, source }) => ({ variant, answer: { ...describe(variant, source, faults), origin } }))
}

function describe(
  variant: GeneratedVariant,
  source: Buffer | null,
  faults: ReadonlyMap<string, string | null>,
): Answer {
  const common = {
    origin: 'recorded',
    returnedModel: null,
    responseId: null,
    promptHash: null,
    tokens: null,
    cost: null,
    costReason: 'a recorded answer: no model was asked',
    energy: null,
    attempts: 0,
    wallSeconds: null,
    startedAt: new Date().toISOString(),
  } as const
  if (source === null) {
    const name = `${variant.project}/${recordedAnswerName(variant.mode, variant.model, variant.sample)}`
    return {
      ...common,
      status: 'no-answer',
      reason: `there is no ${name}`,
      answerHash: null,
      codeHash: null,
      code: null,
    }
  }
  return { ...common, ...judgeCode(source, faults.get(variant.id) ?? null), answerHash: sha256Hex(source) }
}
