const inAnyCase = (words: string) => words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/**
 * Words for rows that a model learned from, whatever but letters stands around them: `Train set`, `train_acc`, `X_train`, `trainLoss`;
 * no `trained`, and no `after_training`.
 */
export const SAYS_TRAINING = new RegExp(
  [
    '(?<![A-Za-z]|(?:after|before|post|pre)_)(?:[Tt]rain(?:ing)?(?![a-z])|TRAIN(?:ING)?(?![A-Za-z]))',
    String.raw`\b(?:${['treino', 'in[- ]sample', 'fitted[_ ]?values'].map(inAnyCase).join('|')})\b`,
    '训练[集时]?|訓練',
  ].join('|'),
)

/** Words for rows held out: `test_acc`; no `values`, and no `evaluation`. */
export const SAYS_HELD_OUT = /(?<![A-Za-z])(?:test|val(?!ues?\b))/i
