import { plainName } from './model-names.ts'
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
/** Of several at the top one is called the best. */
const TOP: readonly RegExp[] = [makeCalled('top')]
const ALL = [...BEST, ...TOP]

const SAYS_BEST = /best|top|highest|final|selected|chosen/i

/** Names of models that a text calls the best, else that it calls the one at the top, as they are compared. */
export function listBest(lines: readonly string[]): readonly string[] {
  const telling = lines.filter((line) => SAYS_BEST.test(line)).map((line) => line.slice(0, 500))
  const named = listNamed(telling, BEST)
  return named.length > 0 ? named : listNamed(telling, TOP)
}

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
