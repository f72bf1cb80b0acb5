import { memoise } from '../../base/memoise.ts'

/** A metric by its name, and a value. */
const METRIC = /\b(?:acc|accuracy|precision|recall|f1|auc|r2|rmse|mae|mse|mape|score|error)\b|r²/i
const VALUE = /\d\.\d|\d[*_ ]{0,3}%/
const BEST = /\b(?:best|highest|final|winner)\b/i
/** Words in names of scripts that are of the work, and of no model. */
const OF_WORK: ReadonlySet<string> = new Set(
  'a analysis and baseline best classifier code demo do evaluate evaluation evaluator exp experiment experiments final for main model models my notebook of on original predict prediction predictor run runner script src test testing the train trainer training using v1 v2 with'.split(
    ' ',
  ),
)
const SHORTEST = 3
const MOST_LINES = 1000

/**
 * How many lines of a README that state a result, or call a model the best, name what a script is called after: of
 * `train_svm.py` and `train_random_forest.py`, the one of `Random Forest: 75.8% accuracy`.
 */
export function openStatedModels(readme: string): (stem: string) => number {
  const lines = readme
    .split('\n')
    .filter((line) => BEST.test(line) || (VALUE.test(line) && (METRIC.test(line) || line.includes('|'))))
    .slice(0, MOST_LINES)
    .map((line) => ` ${wordsOf(line).join(' ')} `)
  return memoise((stem: string) => {
    const name = wordsOf(stem)
      .filter((word) => !OF_WORK.has(word))
      .join(' ')
    return name.length < SHORTEST ? 0 : lines.filter((line) => line.includes(` ${name} `)).length
  })
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Characters of a line in which a model is named. */
const MOST_CHARACTERS = 1000
