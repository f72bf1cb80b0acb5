import { posix } from 'node:path'
import { runsScript, type ToldCommand } from './told-commands.ts'

const SAVES =
  /\b(?:torch\.save|pickle\.dump|joblib\.dump|dump)[ \t]*\(|\.save(?:_model|_weights|_pretrained|_state_dict)?[ \t]*\(|\bsave_(?:model|checkpoint|weights)[ \t]*\(/
const LOADS =
  /\b(?:torch\.load|pickle\.load|joblib\.load|load)[ \t]*\(|\bload_(?:model|weights|state_dict|checkpoint)[ \t]*\(|\.from_pretrained[ \t]*\(/
const ENDING = String.raw`\.(?:ckpt|cbm|h5|hdf5|joblib|keras|model|pickle|pkl|pth?|safetensors|sav)`
/** Code that fits something to data. */
export const TRAINS =
  /\.fit[ \t]*\(|\bloss\.backward\b|\boptimi[sz]er\.step\b|\b(?:lgb|xgb|lightgbm|xgboost)\.train\b|\bcross_val/
/** Names of scripts that leave that to what they import. */
const SAYS_TRAINING = /train|fit|learn/i
/** Names of files that hold a model, as they stand quoted in code. */
const MODEL_FILES = new RegExp(String.raw`['"/\\]([\w.-]{1,100}${ENDING})['"]`, 'gi')
/** The same by a constant that several scripts import: `MODEL_PATH`, `BEST_CHECKPOINT`. */
const CONSTANTS = /\b[A-Z][A-Z\d_]{3,60}\b/g
const OF_KEPT_FILE = /MODEL_?(?:\w{1,20}_)?(?:PATH|FILE)|(?:PATH|FILE)_?(?:\w{1,20}_)?MODEL|CHECKPOINT|CKPT|WEIGHTS/
const OF_MODEL_FILE = new RegExp(`${ENDING}$`, 'i')

/** Whether a path is that of a file that holds a model, by its ending. */
export const isModelFile = (path: string): boolean => OF_MODEL_FILE.test(path)

const listModels = (text: string): string[] => [...text.matchAll(MODEL_FILES)].map(([, name = '']) => name)

const listConstants = (text: string): string[] =>
  (text.match(CONSTANTS) ?? []).filter((name) => OF_KEPT_FILE.test(name))

/** Texts of scripts by their paths. */
interface Scripts {
  /** Those that train. */
  readonly training: ReadonlyMap<string, string>
  /** Those that do not and tell a metric. */
  readonly telling: ReadonlyMap<string, string>
  /** By which the author tells to run any of them. */
  readonly commands: readonly ToldCommand[]
}

/**
 * Scripts that tell how good a model is that others train and keep, each with these: it is called after that and loads a file by
 * the name, or the constant, that they save one by, or its command is given the file, or one in the folder, that theirs is first.
 */
export function findEvaluators({ training, telling, commands }: Scripts): ReadonlyMap<string, readonly string[]> {
  const keeping = [...training].filter(([, text]) => SAVES.test(text))
  const kept = keeping.map(([path, text]) => ({ path, names: new Set([...listModels(text), ...listConstants(text)]) }))
  const scripts = [...new Set([...training.keys(), ...telling.keys()])]
  const isGiven = (command: ToldCommand, file: string) =>
    listPlaces(command).some((place) => file === place || file.startsWith(`${place}/`))
  const isTrainer = (path: string) => {
    const text = training.get(path) ?? ''
    return TRAINS.test(text) || (SAVES.test(text) && SAYS_TRAINING.test(posix.basename(path)))
  }
  /** The script that is given it first: others need it then. */
  const findMaker = (file: string): string[] => {
    for (const command of commands.filter((each) => isGiven(each, file))) {
      const script = scripts.find((path) => runsScript(command, path))
      if (script !== undefined) return isTrainer(script) ? [script] : []
    }
    return []
  }
  const found = [...telling].map(([path, text]): [string, string[]] => {
    if (!LOADS.test(text)) return [path, []]
    const names = saysEvaluation(path) ? [...listModels(text), ...listConstants(text)] : []
    const files = commands.filter((each) => runsScript(each, path)).flatMap(listModelWords)
    const made = files.flatMap(findMaker)
    const saved = keepNearest(
      path,
      kept.filter((each) => names.some((name) => each.names.has(name))),
    )
    return [path, [...new Set([...made, ...saved.map((each) => each.path)])].filter((each) => each !== path)]
  })
  return new Map(found.filter(([, keepers]) => keepers.length > 0))
}

/** Those that share most folders with a script: parts of a repository may each keep their own by one name. */
function keepNearest<T extends { readonly path: string }>(path: string, all: readonly T[]): readonly T[] {
  const folders = posix.dirname(path).split('/')
  const sharedOf = (other: string) => {
    const others = posix.dirname(other).split('/')
    const parted = folders.findIndex((folder, index) => folder !== others[index])
    return parted < 0 ? folders.length : parted
  }
  const most = Math.max(...all.map((each) => sharedOf(each.path)))
  return all.filter((each) => sharedOf(each.path) === most)
}

/** What of a command's words is a file of a model: `m.pt` of `--model m.pt` and of `--model=./m.pt`. */
export const listModelWords = ({ words }: Pick<ToldCommand, 'words'>): string[] =>
  listPlaces({ words }).filter(isModelFile)

/** What may be a path. */
const listPlaces = ({ words }: Pick<ToldCommand, 'words'>): string[] =>
  (words ?? [])
    .map((word) => posix.normalize(word.slice(word.indexOf('=') + 1)).replace(/\/$/, ''))
    .filter((place) => place !== '.' && !place.startsWith('-'))

/** Words that a script is called by that evaluates. */
const EVALUATES = /^(?:test(?:ing)?|eval(?:uate|uation)?|validat(?:e|ion)|inference|predict(?:ion)?)$/i

const saysEvaluation = (path: string) =>
  posix
    .parse(path)
    .name.split(/[_-]/)
    .some((word) => EVALUATES.test(word))
