/** Names of models, as they are compared: letters and digits alone, without what says that it is a model. */
export const plainName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .replace(OF_MODEL, '')

const OF_MODEL = /(?:classifier|regressor|model)$/

/** Words and initials that models are called by, where something is known to have a result. */
export const MODEL_WORDS =
  /regress|forest|\btrees?\b|decision|extra|s\.?v\.?[mcr]\b|neighbo|nearest|bayes|boost|xgb|lgbm|lightgbm|network|\bnn\b|\b[ckd]?nn\b|mlp|lstm|gru|bert|ensemble|voting|stack|bagging|perceptron|classifier|ridge|lasso|elastic|discriminant|\b(?:lr|dt|rf|knn|nb|gb|gbm|gbc|rfc|dtc|lda|qda|cart|ab|et|sgd|lin|log)\b/i

/** The head of a column with models. */
export const MODEL_COLUMN =
  /^\s*(?:ml[ _-]?)?(?:model|classifier|algorithm|estimator|regressor)s?(?:[ _-]?(?:names?|types?))?\s*$/i
/** Words of a label that is one of rows of the data. */
const OF_ROWS = /(?<![a-z])(?:train|test|val(?:id)?|dev|hold|external|folds?|all)(?:ing|ation)?(?![a-z])/i
const lettersOf = (label: string) => label.toLowerCase().replaceAll(/[^\p{L}]+/gu, '')

/** Whether labels are those of models, by their words or the head of their column, and no two the same but for numbers. */
export function areModels(labels: readonly string[], isBelowModels: boolean): boolean {
  const letters = labels.map((label) =>
    OF_ROWS.test(label) || !(isBelowModels || MODEL_WORDS.test(label)) ? '' : lettersOf(label),
  )
  return !letters.includes('') && new Set(letters).size === letters.length
}

/** The first heading of a README, in Markdown or HTML. */
const TITLE = /^(?:#[ \t]+|<h1\b[^>]{0,100}>)([^\n<]{1,300})/
const MOST_BEFORE_TITLE = 20
/** Models by two words of a title, and by one. */
const TWO_WORDS =
  /\b[a-z]{2,20}[ -](?:regress(?:ion|or)|forest|tree|bayes|boost(?:ing)?|network|neighbou?r|machine)(?=s?\b)/gi
const ONE_WORD = /\b(?:svm|knn|k-nn|xgboost|lightgbm|catboost|adaboost|mlp|lstm|gru|bert|cnn)\b/gi
/** What stands before a model that a text speaks of and does not mean. */
const NOT_MEANT = /\b(?:without|not?|non|than|instead of|beyond)[ \t-]{1,3}(?:(?:an?|any|the|using)[ \t]{1,3})?$/i
const LONGEST_BEFORE = 40

/** Names of models in the title of a README, as they are compared. */
export function listTitled(readme: readonly string[]): string[] {
  const [title = ''] = readme.slice(0, MOST_BEFORE_TITLE).flatMap((line) => TITLE.exec(line.trim())?.[1] ?? [])
  return listModels(title).map(({ name }) => name)
}

/** Names of models in a text that speaks of them and means them, as they are compared, and from where to where each stands. */
export const listModels = (text: string): { readonly name: string; readonly at: number; readonly end: number }[] =>
  [TWO_WORDS, ONE_WORD].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index }) =>
      NOT_MEANT.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index))
        ? []
        : [{ name: plainName(name), at: index, end: index + name.length }],
    ),
  )

/** Where a word of `RandomForest` ends, or one of `KNNAccuracy`. */
const INSIDE = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/
/** An acronym before words in small letters, as in `SVMrbf`. */
const ACRONYM = /^[A-Z]{2,20}(?=[a-z])/
/** A short name may be the end of another's, as BERT is of DistilBERT: it has to begin a word. */
const LONGEST_ACRONYM = 4
/** A name is of no more, as `Gradient Boosting`, or `KNeighbors`. */
const MOST_WORDS = 6
/** What stands farther before a value is of another one. */
const MOST_CHARACTERS = 2000

/**
 * Whether a text that leads to a value names one of these models, as whole words: `Random Forests`, `RandomForestClassifier` and
 * `accRandomForest`, but no BERT in `RoBERTa`.
 */
export function namesModel(whole: string, names: readonly string[]): boolean {
  const text = whole.slice(-MOST_CHARACTERS)
  const plain = plainName(text)
  const near = names.filter((name) => plain.includes(name))
  if (near.length === 0) return false
  const words = [...text.matchAll(/[A-Za-z0-9]+/g)]
  return words.some(({ index, 0: word }, from) => {
    const [first = [], ...others] = words.slice(from, from + MOST_WORDS).map(([word]) => splitWord(word))
    const isNamed = first.some((_, inner) => {
      const acronym = inner === 0 ? (ACRONYM.exec(word) ?? []) : []
      const starts = [
        ...acronym.map((each) => each.toLowerCase()),
        ...listStarts([...first.slice(inner), ...others.flat()]),
      ]
      const possible = inner === 0 ? near : near.filter((name) => name.length > LONGEST_ACRONYM)
      return possible.some((name) =>
        starts.some((each) => each === name || each === `${name}s` || each.replace(OF_MODEL, '') === name),
      )
    })
    return isNamed && !NOT_MEANT.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index))
  })
}

const splitWord = (word: string): string[] => word.split(INSIDE).slice(0, MOST_WORDS)

/** All that a text begins with, from one of its parts to all of them. */
function listStarts(parts: readonly string[]): string[] {
  let start = ''
  return parts.map((part) => (start += part.toLowerCase()))
}
