const NOUN =
  '(?:models?|classifiers?|regressors?|algorithms?|performers?|choice|results?|configurations?|architectures?|versions?|experiments?|modelo|modèle|modell)'
const SIGN = '🏆|🥇|⭐|🌟|👑'
/** Words by which an author marks the best of several, in a heading or beside a name. */
const WORDS = new RegExp(
  [
    String.raw`\b(?:best|winning|selected|chosen|final|mejor|melhor)(?:[ -](?:performing|overall))?[ -]${NOUN}\b`,
    String.raw`\(\s*(?:the[ ]|our[ ])?(?:best|winner|winning|selected|chosen|final|modelo ganador|ganador|mejor|melhor|vencedor|terbaik|meilleur)\b[^()\n]{0,30}\)`,
    String.raw`\b(?:modelo|modèle|model) (?:ganador|vencedor|final|terbaik|elegido|escolhido)\b`,
  ].join('|'),
  'iu',
)
/** The same, and signs. */
const MARK = new RegExp(`${WORDS.source}|${SIGN}`, 'iu')
/** A cell that says nothing else. */
const IS_MARK = new RegExp(
  String.raw`^(?:(?:${SIGN}|✅|✔|\ufe0f|\s)*(?:(?:the|our|overall) )?(?:best|winner|selected|chosen|champion)(?: (?:overall|model|performer|performance|result|one|choice))?|(?:${SIGN}|\ufe0f)+)(?:[.!\s]|${SIGN})*$`,
  'iu',
)
/** What is best of something else than results, on rows that the result is not of, of others' work, or not the best. */
const OF_OTHER =
  /\b(?:not|never|epochs?|param\w*|hyper\w*|features?|folds?|cv|cross|train(?:ing)?|val(?:id(?:ation)?)?|practices?|previous|prior|baselines?|second|speed|fastest|why|comparison|confusion|literature|papers?|so far|state[- ]of[- ]the[- ]art|sota|others|limitations?|per|each|every)\b|n['’]t\b|\[\d/i
/** Stars that count, as five of them. */
const MANY_STARS = /[⭐🌟]\ufe0f?[ \t]{0,2}[⭐🌟]/u

/** Whether words are of something else than the results of models on rows held out. */
export const isOfOther = (text: string): boolean => OF_OTHER.test(text)

export const isMarkedByWord = (text: string): boolean => WORDS.test(text)

/** Whether words of a heading, or beside a name, mark the best of several. */
export const isMark = (text: string): boolean => MARK.test(text) && !isOfOther(text) && !MANY_STARS.test(text)

/** Whether a cell says that its row is of the best, and nothing else. */
export const isMarkAlone = (cell: string): boolean => IS_MARK.test(cell)

const SIGNS = new RegExp(SIGN, 'gu')

/** What a heading or a cell names beside its mark, each part by itself. */
export const listMarked = (text: string): string[] =>
  text
    .replace(/\([^()]{0,60}\)/g, ' ')
    .split(/[:–—]| - /)
    .filter((part) => /\p{L}{2}/u.test(part) && !MARK.test(part.replaceAll(SIGNS, '')))
