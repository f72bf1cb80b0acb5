import { posix } from 'node:path'
import { escapePattern } from '../../base/text/text.ts'
import { isDataFile } from '../data-files.ts'
import { listFilledAlike } from './filled-names.ts'
import { TRAINS } from './kept-models.ts'
import { moduleName, readImportWords } from './reachable-scripts.ts'

/** One script of a project. */
export interface Script {
  readonly path: string
  readonly text: string
}

/** Calls that write a file. */
const WRITES =
  /\.(?:to_(?:csv|parquet|feather|excel|json)|savetxt|savez(?:_compressed)?|save|dump|write(?:row|rows|lines|_text|_bytes)?)[ \t]*\(|\bopen[ \t]*\([^()\n]{0,200},[ \t]*(?:mode[ \t]*=[ \t]*)?['"][wax]/
const OF_TESTS = /(?:^|\/)tests?(?:\/|_)/
/** What training leaves: a script that reads it and does not train only evaluates, and what is to be measured ran before it. */
const OF_TRAINING = /\.(?:pkl|pickle|joblib|h5|hdf5)(?:\.gz)?$/i
const MOST_MAKERS = 4

/** What asks a model, where the code has none of its own. */
const PREDICTS = /\.predict(?:_proba)?[ \t]*\(/
const HAS_OWN = /\bdef[ \t]+(?:fit|train|predict)/

/** Whether a file that a script (`code`) reads holds a model that it asks and does not train: no run of it has the cost of training. */
export const isSavedModel = (path: string, code: string): boolean =>
  OF_TRAINING.test(path) && PREDICTS.test(code) && !(TRAINS.test(code) || HAS_OWN.test(code))

/** Whether a file that a script (`code`) lacks is data that another one may make. */
export const isMadeData = (path: string, code: string): boolean =>
  isDataFile(path) && (!OF_TRAINING.test(path) || TRAINS.test(code))

/**
 * Scripts of a project that may write a file, the likeliest first: those that write files and name it, or that a command of a
 * README, a Makefile or dvc.yaml (`papers`) runs for it, then those that import what names it, then those that put its
 * name together.
 */
export function findMakers(file: string, scripts: readonly Script[], papers: readonly string[] = []): Script[] {
  const quoted = new RegExp(`['"/\\\\]${escapePattern(posix.basename(file))}['"]`)
  const steps = papers.flatMap((text) => text.split(STEP)).filter((step) => hasWord(step, file))
  const naming = new Set(scripts.filter(({ text }) => quoted.test(text)))
  const modules = new Set([...naming].map(({ path }) => moduleName(path)))
  const importsName = ({ text }: Script) => [...(readImportWords(text) ?? [])].some((word) => modules.has(word))
  const writing = scripts.filter(({ path, text }) => !OF_TESTS.test(path) && WRITES.test(text))
  const isTold = ({ path }: Script) => steps.some((step) => hasWord(step, path))
  const putsTogether = ({ text }: Script) => listFilledAlike(posix.basename(file), text).length > 0
  const ranked = [(each: Script) => naming.has(each), isTold, importsName, putsTogether]
  const found = new Set(ranked.flatMap((may) => writing.filter(may)))
  return [...found].slice(0, MOST_MAKERS)
}

/** Parts of a text that are of one step: a line, a rule of a Makefile with its recipe, a stage of `dvc.yaml`. */
const STEP = /\n(?=\S| {2}\S)/

/** Whether a text has the last part of a path as a word, or the end of one. */
const hasWord = (text: string, path: string): boolean =>
  new RegExp(`(?<![\\w.-])${escapePattern(posix.basename(path))}(?![\\w.-])`).test(text)

/** Names of data files that stand quoted in code, as it writes them, and others that are wanted. */
export function listQuotedData(code: string, isOther: (path: string) => boolean = () => false): string[] {
  const quoted = [...code.matchAll(/['"]([\w./-]{1,200})['"]/g)].map(([, text = '']) => text)
  return [...new Set(quoted.filter((path) => isMadeData(path, code) || isOther(path)))]
}
