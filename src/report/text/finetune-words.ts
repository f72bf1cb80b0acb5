import { groupsBy } from '../../base/groups.ts'
import type { FinetuneData, LeftOut } from '../../schema/finetune-data.ts'
import { countWord, formatCount } from './format.ts'

const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  'no-answer': 'without an answer',
  'same-instruction': 'with the instruction of a test row',
  'near-instruction': 'with nearly the instruction of a test row',
  'same-answer': 'with the answer of a test row',
  'other-distribution': 'of repositories that this distribution leaves out',
}

/** What was written for fine-tuning and what was left out, in a few lines. */
export function renderFinetuneData(data: FinetuneData, out: string): string {
  const { train, validation, test, repositories, leftOut } = data
  const left = groupsBy(leftOut, ({ reason }) => reason).map((own) => `${own.length} ${LEFT_OUT_WORDS[own[0].reason]}`)
  const where = data.distribution === 'in' ? 'the same' : 'other'
  return [
    `training: ${describe(train)}; validation: ${describe(validation)}; of ${countWord(repositories.length, 'repository', 'repositories')}`,
    `test: ${countWord(test.tasks, 'task')} of ${where} repositories (${countWord(test.repositories.length, 'repository', 'repositories')})`,
    `left out: ${left.length === 0 ? 'none' : left.join(', ')}`,
    out,
  ].join('\n')
}

const describe = ({ examples, tokens }: FinetuneData['train']): string =>
  `${countWord(examples, 'example')}${tokens === null ? '' : ` (${formatCount(tokens)} tokens)`}`
