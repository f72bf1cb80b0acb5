import { listModels, plainName } from './model-names.ts'
import type { PrintedValue } from './printed-value.ts'

const MODEL = '(?:model|classifier|regressor|algorithm|estimator|performer|method)'
const NAMED = String.raw`[*_\`"'\[(\s]{0,6}([A-Za-z][\w+ -]{1,40})`
const makeCalled = (words: string) =>
  new RegExp(
    String.raw`\b(?:${words})(?:[ _-](?:performing|overall|single)){0,2}[ _-]?${MODEL}\b[*_\`]{0,3}\s*(?:is|was|:|=|->|→|-|–)+${NAMED}`,
    'i',
  )
const BEST: readonly RegExp[] = [
  makeCalled('best|final|selected|chosen'),
  /([A-Z][\w+-]{1,30}(?: [A-Z][\w+-]{1,30}){0,3})[*_`]{0,3} (?:clearly |overall )?(?:performed|performs|was|is|achieved|achieves|gave|had|has|showed) (?:the )?(?:best|highest)\b/,
]
/** Such a sentence, however its model is written: what stands before, which ends in its name. */
const BEST_OF_ANY =
  /^(.{2,200}?)[ ](?:clearly |overall )?(?:perform(?:s|ed)|achieve[sd]|demonstrate[sd]|exhibit(?:s|ed)|yield(?:s|ed)|show(?:s|ed)|obtain(?:s|ed)|deliver(?:s|ed))[ ](?:the[ ])?(?:best|highest)\b(?![ ](?:train|val|cross|cv|recall|precision|speed|errors?|loss))(?=$|[,:)*_]|[ ](?:among|with|at|on|for|in|by|of|and|out|here)\b|[ ](?:[\w²-]{1,20}[ ]){0,2}(?:performances?|results?|accurac(?:y|ies)|scores?|metrics?|outcomes?|f1(?:-score)?|auc|r2|r²|r-squared)(?![\p{L}\d]))/iu
const LONGEST_SENTENCE = 300
/** Of several at the top one is called the best. */
const TOP: readonly RegExp[] = [makeCalled('top')]
const ALL = [...BEST, ...TOP]

const SAYS_BEST = /best|top|highest|final|selected|chosen/i

/** Names of models that a text calls the best, else that it calls the one at the top, as they are compared. */
export function listBest(lines: readonly string[]): readonly string[] {
  const telling = lines.filter((line) => SAYS_BEST.test(line)).map((line) => line.slice(0, 500))
  const named = listNamed(telling, BEST)
  if (named.length > 0) return named
  const ofAny = telling.flatMap((line) => line.split(SENTENCE_END)).flatMap(listBefore)
  return ofAny.length > 0 ? ofAny : listNamed(telling, TOP)
}

/** The one model that is named right before words that call it the best. */
function listBefore(sentence: string): string[] {
  const text = sentence.slice(0, LONGEST_SENTENCE)
  const [all = '', before = ''] = BEST_OF_ANY.exec(text) ?? []
  const plain = before.replaceAll(/[*_`]/g, '').trimEnd()
  return SAYS_NO_RESULT.test(sentence) || BY_FOLDS.test(text.slice(all.length))
    ? []
    : listModels(plain).flatMap(({ name, at, end }) =>
        IS_BEHIND.test(plain.slice(end)) && !IS_JOINED.test(plain.slice(0, at)) ? [name] : [],
      )
}

/** On rows to choose by, or to learn from. */
const BY_FOLDS = /\b(?:cv|cross[ -]?valid\w*|folds?|train(?:ing)?)\b/i
const IS_BEHIND = /^s?(?: (?:models?|classifiers?|regressors?|algorithms?))?$/i
const IS_JOINED = /(?:\b(?:and|or|unlike)|[&/]) (?:the |an? )?$/i

/** One that does better than another, which only a value that is the best bears out. */
const BETTER: readonly RegExp[] = [
  /([A-Z][\w+-]{1,30}(?: [A-Z][\w+-]{1,30}){0,3})[*_`]{0,3}(?: (?:model|classifier|regressor))? (?:(?:clearly|slightly|consistently|significantly) )?(?:outperform(?:s|ed)|surpass(?:es|ed)) (?!by\b)/,
]
const SAYS_BETTER = /outperform|surpass/
/** Words of a sentence that leaves open whether it does, says that it does not, or tells of others' work or of how fast it is. */
const SAYS_NO_RESULT =
  /\b(?:no|not|never|whether|if|may|might|et al|papers?|authors?|literature|speed|latency|(?:train|infer|comput|execut|run)\w{0,7}[ -]?times?)\b|n['’]t\b|\[\d/i
const SENTENCE_END = /[.!?;](?=\s)/

/** Names of models of which a text says that they do better than others. */
export const listBetter = (lines: readonly string[]): readonly string[] =>
  listNamed(
    lines
      .filter((line) => SAYS_BETTER.test(line))
      .flatMap((line) => line.slice(0, 500).split(SENTENCE_END))
      .filter((sentence) => !SAYS_NO_RESULT.test(sentence)),
    BETTER,
  )

const listNamed = (lines: readonly string[], patterns: readonly RegExp[]) =>
  lines.flatMap((line) =>
    patterns.flatMap((pattern) => {
      const [, found = ''] = pattern.exec(line) ?? []
      const [name = ''] = found.replace(ARTICLE, '').split(BEHIND_NAME, 1)
      const plain = plainName(name)
      return plain.length < 2 ? [] : [plain]
    }),
  )

/** An article of a name; in `our model` it is all that names it. */
const ARTICLE = /^(?:the|an?|our) (?!(?:model|classifier|regressor)\b)/i
const BEHIND_NAME = /\s(?:with|and|for|by|at|in|on|which|that|because|achiev\w*|using)\b/i

/** Whether a line names such a model. */
export const namesBest = (line: string): boolean => ALL.some((pattern) => pattern.test(line))

const CALLED_BEST = /\b(?:best|final|tuned|optimi[sz]ed)\b/i

/** Whether its own line calls a value the best. */
export const isCalledBest = ({ line, at }: Pick<PrintedValue, 'line' | 'at'>): boolean =>
  CALLED_BEST.test(line.slice(0, at))
