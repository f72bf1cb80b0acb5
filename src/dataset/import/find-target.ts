import { readCall } from '../code/read-call.ts'
import { listNamedAll, openRenamed } from './find-renamed.ts'
import { findToldTargets } from './find-told-target.ts'

/** What code says of the column that it predicts. */
export type TargetHint =
  | {
      readonly kind: 'named'
      readonly name: string
      /** Whether a model is asked on which side of a value it lies: two classes, whatever it holds. */
      readonly isCompared?: true
      /** Whether one-hot coding, which the code does, may have made it. */
      readonly mayBeCoded?: true
    }
  | { readonly kind: 'last-column' }
  /** From 0. */
  | {
      readonly kind: 'numbered'
      readonly place: number
      /** Where it counts the columns of a frame, as it does in a table with a header too: those that the code takes out of frames. */
      readonly lost?: readonly string[]
      /** How many columns the table has then; absent: nobody knows. */
      readonly columns?: number
    }

const NAME = String.raw`['"]([^'"\n]{1,200})['"]`
const QUOTED = new RegExp(NAME, 'g')
/** `y`, `y_train`, `yTest`, `ytrain`, `y2`; no `years` and no `yr_counts`. */
const Y = String.raw`[yY](?:s|tr|te|_\w{0,20}|\d\w{0,19}|[A-Z]\w{0,19}|(?:train|test|val|all|data|full|raw|true|label|target)\w{0,9})?`
/** With a comma behind it, it is an argument of a call: of a drawing, mostly; what is compared is told apart below, as it may be a filter of rows. */
const givenTo = (variable: string) =>
  new RegExp(
    String.raw`(?:^|;)[ \t]*(?:self\.)?(?:${variable})[ \t]*=[ \t]*[\w.]{1,60}(?:\.loc\[:,[ \t]*|\[)\[?${NAME}\]?\](?![\] \t]*(?:,|[<>]|[=!]=))`,
    'gm',
  )
const GIVEN = givenTo(String.raw`${Y}|(?:target|labels?|output)\w{0,20}`)
/** Of rows that stand first in its name; it may be of less than what another is called after alone. */
const GIVEN_PART = givenTo(
  '(?:train(?:ing)?|test|val(?:id)?|all|full|raw)_(?:targets?|labels?)|(?:train|test|val(?:id)?)_[yY]',
)
const NAMED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:target|label|TARGET|LABEL)(?:_?(?:col(?:umn)?|name|variable|COL(?:UMN)?|NAME))?\w{0,10}[ \t]*(?::[ \t]*str[ \t]*)?=[ \t]*${NAME}`,
    'g',
  ),
  new RegExp(String.raw`=[ \t]*[\w.]{1,60}\.pop\([ \t]*${NAME}`, 'g'),
  new RegExp(String.raw`train_test_split\([^\n]{0,200}[\w.]{1,60}\[${NAME}\]`, 'g'),
  new RegExp(
    String.raw`(?:\bcross_val(?:_score|_predict|idate)|\.fit)\([^\n]{1,200},[ \t]{0,9}[A-Za-z_]\w{0,60}\[${NAME}\]`,
    'g',
  ),
]
const COLUMN_OF_Y = '([yY]_(?:col(?:umn)?|name|var(?:iable)?))'
/** The name of a column as a statement: with a comma behind it, it is an argument of a drawing. */
const NAMES_Y = new RegExp(String.raw`^[ \t]*${COLUMN_OF_Y}[ \t]*=[ \t]*${NAME}[ \t]*(?:#.*)?$`, 'gm')
/** Where such a name is that of what a model learns: `y = data[[y_column]]`, `X = data.drop(y_column, axis=1)`; a drawing takes one too. */
const USES_Y = new RegExp(
  String.raw`(?:\.(?:drop|pop)\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?|(?:^|;)[ \t]*(?:self\.)?${Y}[ \t]*=[ \t]*(?:[\w.]{1,60}\([ \t]*)?[\w.]{1,60}(?:\.loc\[:,[ \t]*|\[)\[?)[ \t]*${COLUMN_OF_Y}\b(?![\] \t]*,[ \t]*$)`,
  'gm',
)
/** `y = (data.charges > 10000)`, `y = (df['quality'] >= 7).astype(int)`. */
const COMPARED = new RegExp(
  String.raw`(?:^|;)[ \t]*(?:self\.)?(?:y|Y|target|labels?)(?:_\w{0,20})?[ \t]*=[ \t(]*(?:[\w.]{1,60}\[${NAME}\]|[A-Za-z_]\w{0,60}\.([A-Za-z_]\w{0,60}))[ \t]*(?:[<>]=?|==|!=)`,
  'gm',
)
/** What is left without it is what a model learns from, but where a frame loses a column that it needs not. */
const DROPPED = new RegExp(
  String.raw`\.drop\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?[ \t]*${NAME}[ \t]*\]?[ \t]*(?:,[ \t]*axis[ \t]*=[ \t]*(?:1|'columns'))?[ \t]*\)`,
  'g',
)
/** Rows to predict have no target: what they lose names them. */
const OF_TEST = /(?:^|_|\b)(?:test|submission|sub)(?:$|_|\b)/i
const OF_ITSELF = /(?:^|[^\w.])([\w.]{1,60})[ \t]*=[ \t]*([\w.]{1,60})$/
/** Of rows, not what a model said of them or where something is drawn: `y_pred = kmeans.labels_`, `y_pos = df.latitude`. */
const OF_ROWS = String.raw`(?:y|Y|target|labels?)(?:_(?:train|test|val|valid|validation|dev|all|full|raw|true|data)\d?)?[ \t]*=[ \t]*`
const ATTRIBUTE = new RegExp(
  String.raw`^[ \t]*${OF_ROWS}[A-Za-z_]\w*\.([A-Za-z_]\w*)(?:\.values)?[ \t]*(?:#.*)?$`,
  'gm',
)
const LAST = /\[[ \t]*:[ \t]*,[ \t]*(?:\[[ \t]*-1[ \t]*\]|-1(?:[ \t]*:)?)[ \t]*\]/g
const GIVEN_TO_Y = /\b(?:[yY]\w{0,10}|(?:targets?|labels?)(?:_\w{1,20})?)[ \t]*=/

/** A frame by the places of its columns. Columns of an array without a frame may be what the code computed: `y = pca[:, 1]`. */
const BY_PLACE = String.raw`\.(?:iloc|values|to_numpy\(\))\[`

/** `y = df[60]`, `y = df.iloc[:, 60]`, `labels = data.values[:, 0]`. */
const NUMBERED = new RegExp(
  String.raw`(?:^|;)[ \t]*${OF_ROWS}[A-Za-z_][\w.]{0,60}(?:\[[ \t]*(\d{1,4})[ \t]*\]|${BY_PLACE}[ \t]*:[ \t]*,[ \t]*(\d{1,4})[ \t]*\])`,
  'gm',
)

/** An array that is a table's, each column in its place, and the one that is taken out of it: `rows = np.loadtxt(path)`, `y = rows[:, 8]`. */
const LOADED = /^[ \t]*([A-Za-z_]\w{0,60})[ \t]*=[ \t]*(?:np|numpy)\.(?:loadtxt|genfromtxt)\(/gm
/** By which an array has fewer columns than its table, or rows for them. */
const TAKES_PART = /\b(?:usecols|unpack)\b/
const ASSIGNED = /^[ \t]*([A-Za-z_]\w{0,60}(?:[ \t]*,[ \t]*[A-Za-z_]\w{0,60}){0,9})[ \t]*=(?!=)/gm
const OF_LOADED = new RegExp(
  String.raw`(?:^|;)[ \t]*${OF_ROWS}([A-Za-z_]\w{0,60})\[[ \t]*:[ \t]*,[ \t]*(\d{1,4})[ \t]*\]`,
  'gm',
)

/** What stands before a line that goes on with a call of the one above: a drawing is told its `y` there. */
const IS_ARGUMENT = /[(,][ \t]{0,200}(?:#[^\n]{0,200})?\r?\n[ \t]{0,200}$/
/** Lines that say nothing to Python: a comment may end with a comma. */
const NO_CODE = /^[ \t]*(?:#[^\r\n]*)?\r?\n/gm
const LONGEST_LINE = 600

const CODES = /\bget_dummies\b|\bOneHotEncoder\b/

/** The likeliest first. */
export function findTargetHints(code: string): TargetHint[] {
  const isGiven = ({ index }: RegExpExecArray) =>
    !IS_ARGUMENT.test(code.slice(Math.max(0, index - LONGEST_LINE), index).replaceAll(NO_CODE, ''))
  const compared = [...code.matchAll(COMPARED)].filter(isGiven).map(([, quoted, attribute = '']) => quoted ?? attribute)
  const find = (pattern: RegExp) => [...code.matchAll(pattern)]
  const told = [
    ...[...find(GIVEN).filter(isGiven), ...NAMED.flatMap(find), ...find(ATTRIBUTE).filter(isGiven)].map(
      ([, name = '']) => name,
    ),
    ...findNamedY(code),
    ...findToldTargets(code),
    ...compared,
    ...find(GIVEN_PART)
      .filter(isGiven)
      .map(([, name = '']) => name),
  ]
  const renamedOf = openRenamed(code)
  const known = told.flatMap((name) => [{ name, isCompared: false }, ...renamedOf(name)])
  const named = known.map(({ name }) => name)
  compared.push(...known.filter(({ isCompared }) => isCompared).map(({ name }) => name))
  const coded = new Set(CODES.test(code) ? named : [])
  return [
    ...[...new Set([...named, ...findDropped(code)])].map((name) => ({
      kind: 'named' as const,
      name,
      ...(compared.includes(name) ? { isCompared: true as const } : {}),
      // What is only dropped may be one value too many of a feature.
      ...(coded.has(name) ? { mayBeCoded: true as const } : {}),
    })),
    ...(takesLast(code) ? [{ kind: 'last-column' as const }] : []),
    ...findOfLoaded(code),
    ...findNamedAll(code, told),
    ...find(NUMBERED)
      .filter(isGiven)
      .flatMap(({ 1: column, 2: place = column }) =>
        place === column && !isDropped(code, Number(column))
          ? []
          : [{ kind: 'numbered' as const, place: Number(place), ...(column === undefined ? findLost(code) : {}) }],
      ),
  ]
}

/** Places of what a model learns in a table all of whose columns the code names at once. */
function findNamedAll(code: string, names: readonly string[]): TargetHint[] {
  const places = listNamedAll(code)
  const found = [...new Set(names)].flatMap((name) => places.get(name) ?? [])
  return found.map((each) => ({ kind: 'numbered', ...each, lost: [] }))
}

/** Columns that a statement names for what a model learns. */
function findNamedY(code: string): string[] {
  const used = new Set([...code.matchAll(USES_Y)].map(([, variable]) => variable))
  return [...code.matchAll(NAMES_Y)].flatMap(([, variable, name = '']) => (used.has(variable) ? [name] : []))
}

/** Places in arrays that are given a value once, by the call that reads them. */
function findOfLoaded(code: string): TargetHint[] {
  const isWhole = ({ 0: { length }, index }: RegExpExecArray) => {
    const call = readCall(code, index + length)
    return call !== null && !TAKES_PART.test(call.given) && /^\s*(?:#|$)/.test(call.behind)
  }
  const loaded = new Set([...code.matchAll(LOADED)].filter(isWhole).map(([, name = '']) => name))
  const seen = new Set<string>()
  for (const [, names = ''] of code.matchAll(ASSIGNED)) {
    for (const name of names.split(',').map((each) => each.trim())) {
      if (seen.has(name)) loaded.delete(name)
      seen.add(name)
    }
  }
  return [...code.matchAll(OF_LOADED)].flatMap(([, name = '', place]) =>
    loaded.has(name) ? [{ kind: 'numbered', place: Number(place), lost: [] }] : [],
  )
}

/** A number alone may be the place of a row, or of one of two arrays. */
const isDropped = (code: string, column: number): boolean =>
  new RegExp(String.raw`\.drop\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?[ \t]*${column}[ \t]*\]?[ \t]*[,)]`).test(code)

/** By which a frame has fewer columns than its table, or others in front. */
const LOSES = /\.(?:drop|pop|insert)\([^()]{0,500}|\bdel\b[^\n]{0,200}|\b(?:index_col|usecols|set_index)\b[^\n]{0,200}/g

/** A frame of chosen columns: `df = df[['b', 'a']]`, `part = df.iloc[:, 1:]`. */
const CHOSEN =
  /^[ \t]*([A-Za-z_]\w{0,60})[ \t]*=[ \t]*[A-Za-z_]\w{0,60}(?:\[\[|\.i?loc\[[^\],\n]{0,100},|\.(?:filter|reindex|select_dtypes)\()/gm
const COUNTED = new RegExp(String.raw`\b([A-Za-z_]\w{0,60})${BY_PLACE}`, 'g')

/** Nothing where one of them is not told by its name, or where columns of a frame that was made of some are counted. */
function findLost(code: string): { lost?: string[] } {
  const chosen = new Set([...code.matchAll(CHOSEN)].map(([, frame]) => frame))
  if ([...code.matchAll(COUNTED)].some(([, frame]) => chosen.has(frame))) return {}
  const found = [...code.matchAll(LOSES)].map(([text]) => [...text.matchAll(QUOTED)].map(([, name = '']) => name))
  return found.every((names) => names.length > 0) ? { lost: found.flat() } : {}
}

const takesLast = (code: string): boolean =>
  [...code.matchAll(LAST)].some(({ index }) => GIVEN_TO_Y.test(lineBefore(code, index, 100)))

function findDropped(code: string): string[] {
  return [...code.matchAll(DROPPED)].flatMap(({ index, 1: name = '' }) => {
    const [, left, frame] = OF_ITSELF.exec(lineBefore(code, index, 130)) ?? []
    return left !== undefined && (left === frame || OF_TEST.test(frame ?? '')) ? [] : [name]
  })
}

/** What stands before a place on its line, of at most so many characters. */
function lineBefore(code: string, index: number, most: number): string {
  const before = code.slice(Math.max(0, index - most), index)
  return before.slice(before.lastIndexOf('\n') + 1)
}

/** Classes of what scikit-learn, Keras and torchvision bring, by their documentation. */
const BROUGHT: readonly (readonly [RegExp, number])[] = [
  [/\bload_breast_cancer\(/, 2],
  [/\bload_(?:iris|wine)\(/, 3],
  [
    /\bload_digits\(|\b(?:fashion_)?mnist\.load_data\(|\bcifar10\.load_data\(|\bdatasets\.(?:Fashion|K)?MNIST\(|\bCIFAR10\(/,
    10,
  ],
]

/** Classes of the data that the code takes from a library; null: it takes none that is known here, or several. */
export function countBroughtClasses(code: string): number | null {
  const found = new Set(BROUGHT.flatMap(([pattern, classes]) => (pattern.test(code) ? [classes] : [])))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

const TEXT =
  /TfidfVectorizer|CountVectorizer|HashingVectorizer|\bnltk\b|\bspacy\b|AutoTokenizer|BertTokenizer|Tokenizer\b|pad_sequences|word_tokenize/

export const isAboutText = (code: string): boolean => TEXT.test(code)
