import { lacksName } from '../../base/text/lacks-name.ts'
import type { TELLS_NO_RESULT } from '../../schema/dataset/import-report.ts'
import type { FailureClass } from '../../schema/failure-classes.ts'

/** What is known of a run of an author's script that came to no result. */
export interface FruitlessRun {
  readonly status: string
  readonly failureClass: FailureClass | null
  /** The script printed nothing at all. */
  readonly isSilent: boolean
  /** What the script failed with; absent: nobody knows. */
  readonly reason?: string | null
  /** Files that the script wrote, as it names them; absent: nobody looked. */
  readonly written?: readonly string[]
  /** What asks a model that the script leaves behind for its score; absent: nobody looked. */
  readonly scorable?: { readonly name: string; readonly expression: string } | null
}

const ADVICE: Readonly<Partial<Record<FailureClass, string>>> = {
  'data-path':
    'a file that it names is not there: where the repository has it, under places in project.yaml say what the script finds at that path, or set workingDirectory or arguments; what it expects in its home can be named under environment.downloads; what the repository lacks has to be added in a fork of yours',
  'forbidden-action':
    'the sandbox has no network and shows no GPU: what it looks for in its home can be named under environment.downloads; what it reads from an address can be named under data with url and sha256, and under places with that address and the file that it is to get (greenml import --fetch-data finds both); a server that it needs, as one of a database or of experiments, is not to be had: a fork of yours can do without; where it asks for a GPU set needs.gpu, and add --allow gpu on a host that has one',
  'asks-for-input':
    'it waits for somebody to type, and gets an empty line only where it is started headless (original-headless): give what it asks for by arguments where it takes them, choose another script by entry, or import a folder of yours in which the answer stands in the script',
  syntax:
    'it is no Python 3, or a module that it imports is none: choose another by entry, or import a fork in which that is mended (a folder of yours will do); where that module is of a package, pin another version of it in requirements.txt (then greenml env lock)',
  import:
    'a module is missing: a package belongs into requirements.txt (then greenml env lock), a folder of modules under pythonPath; a part that newer versions of a package lack comes with a pin of an older one there, where that has wheels for a Python from 3.7 on that is installed',
  'data-values':
    'a value or a text is not as it expects: where a text is not in UTF-8, which Python takes here, a fork of yours can name its encoding or hold it in UTF-8',
  'exit-code':
    'it ends by itself, for the reason that it gave: where it asks for arguments name them under arguments, or choose another script by entry',
  memory: 'it takes more memory than needs.memoryGiB allows: raise that',
  timeout: 'it takes longer than it may: raise needs.timeoutSeconds',
}
const SELECTION = 'sklearn.model_selection'
/** Parts of packages by how their lack is told, and what they are since: what had them has no wheels for a Python of today. */
const MOVED: readonly (readonly [lack: RegExp, part: string, now: string])[] = [
  ...['cross_validation', 'grid_search', 'learning_curve'].map(
    (each) => [lacksName('sklearn', each), `sklearn.${each}`, SELECTION] as const,
  ),
  [lacksName('sklearn\\.externals', 'joblib'), 'sklearn.externals.joblib', 'joblib'],
  [lacksName('sklearn\\.externals', 'six'), 'sklearn.externals.six', 'six'],
  [lacksName('sklearn\\.datasets', 'samples_generator'), 'sklearn.datasets.samples_generator', 'sklearn.datasets'],
  [lacksName('sklearn\\.ensemble', 'forest'), 'sklearn.ensemble.forest', 'sklearn.ensemble'],
  [lacksName('sklearn\\.preprocessing', 'imputation'), 'sklearn.preprocessing.imputation', 'sklearn.impute'],
  [lacksName('sklearn\\.preprocessing', 'Imputer'), 'sklearn.preprocessing.Imputer', 'sklearn.impute.SimpleImputer'],
]
/** NLTK's own words for what it lacks of its data. */
const LACKS_NLTK = /LookupError: Resource '?([\w./-]{1,80})'? not found/
const adviseToFetchNltk = (name: string) =>
  `it lacks '${name}' of NLTK's data, which an import fetches: import it again where raw.githubusercontent.com can be reached, or with GREENML_NLTK_DATA set to another place of NLTK's packages; by hand it is named under environment.downloads`
/** A model of Hugging Face's hub, by its folder in a home or in the words of transformers. */
const LACKS_MODEL =
  /\/huggingface\/hub\/models--([\w.-]{1,200})\/|an't load [^\n]{0,80} for '([\w./-]{1,200})'[^\n]{0,200}huggingface\.co/
/** transformers takes a folder of that name, in which it is started, before the hub. */
const adviseToFetchModel = (name: string) =>
  `it takes the model ${name} from Hugging Face's hub, and a run has no network: name each file that it needs (config.json, those of its tokenizer, its weights) under data, with the path ${name}/FILE below workingDirectory, the url https://huggingface.co/${name}/resolve/main/FILE and its sha256; the script finds that folder by the name`
const FROM_THERE = 'import a folder of yours in which the script takes it from there'
/** What pandas before 0.25 says that it needs, pytz>=2011k, is no requirement. */
const LACKS_TOOLS = /No module named 'pandas\.tools'/
const TOOLS_LACK = `pandas.tools is pandas since, and no version that had it can be locked: ${FROM_THERE}`
const adviseToRename = (part: string, now: string) =>
  `${part} is ${now} since, and the versions that had it have no wheels for Python 3.10 or later: where Python 3.7 is installed an import takes those, else ${FROM_THERE}`

const FAILS =
  'the script fails as it lies in the repository: where a package is newer than what it was written for, pin the older one in requirements.txt (then greenml env lock); else choose another by entry, or import a fork in which it is mended (a folder of yours will do)'
/** Of Tk, Qt, X and matplotlib in their words. */
const LACKS_SCREEN =
  /\bno display name\b|\$DISPLAY\b|connect to (?:X server|display)|requires the .\w{1,20}. interactive framework/i
const SCREEN_LACKS =
  'it opens a window, and a run has no screen: choose another by entry that does its work without one, or import a folder of yours with such a script'
/** Graphviz's words of its own program; those of others are a file's that is not there. */
const LACKS_PROGRAM = /^ExecutableNotFound\b/
const PROGRAM_LACKS =
  'it starts a program that is not there: install it on this machine, choose another script by entry, or import a fork that does without it (a folder of yours will do)'
/** Of a module of the repository itself, in Python's words: no package and no version of one brings it. */
const LACKS_OWN = /cannot import name '([^'\n]{1,100})' from '([^'\n]{1,100})' \([^)\n]{0,200}\/work\/project\//
const adviseToMend = (name: string, module: string) =>
  `${module} of the repository has no ${name} at this commit, so the script can not run: choose another by entry, another state by --commit, or import a fork in which that is mended (a folder of yours will do)`
const LACKS_NAME = /^(?:NameError|UnboundLocalError)\b/
const NAME_LACKS =
  'the script uses a name that it has not defined by then: choose another by entry, or import a fork in which that is mended (a folder of yours will do); where a package is what fails, pin an older one in requirements.txt (then greenml env lock)'
const LACKS_IPYTHON = /^NameError: name 'get_ipython' is not defined/
const IPYTHON_LACKS =
  'it asks for IPython by get_ipython, which Python itself has not: choose by entry the notebook that it was made from, or another script, or import a folder of yours in which the script is without those lines'
const NOT_RUN: Readonly<Record<string, string>> = {
  'environment-failed':
    'the script was not run: its packages could not be installed here, for the reason above: give the cache more room (greenml env prune, or another XDG_CACHE_HOME) or the index a connection where those failed; where a locked file is gone or does not fit this machine, write the lock anew by greenml env lock; then greenml check runs the script',
  'sandbox-failed':
    'the script was not run: the sandbox did not start here; greenml doctor says why, greenml check runs it then',
}
const SILENT =
  'it prints nothing when it is run, as a module that others call: name the script that calls it by entry, or import a folder of yours with such a script; where a function of it gives the result, or it writes that to a file, metric.expression can call or read it'
const NO_METRIC = 'fill in metric.name and metric.pattern, or metric.expression over the names that it leaves behind'

const PRINTS_NO_MEASURE = 'it prints no measure of rows that it holds out'
const NO_RESULT_WORDS: Readonly<Record<(typeof TELLS_NO_RESULT)[number], string>> = {
  'of-training': PRINTS_NO_MEASURE,
  'of-last-round': 'it prints no result of the model that it keeps',
  'only-a-loss': 'it prints no measure but a loss',
}

/** `lack`: why what it prints is no result; null: it prints nothing of one. */
export const adviseToAsk = (
  { name, expression }: { readonly name: string; readonly expression: string },
  lack: keyof typeof NO_RESULT_WORDS | null,
) =>
  `${lack === null ? PRINTS_NO_MEASURE : NO_RESULT_WORDS[lack]}: set metric.name to ${name} and metric.expression to ${expression}, which asks the last model that it leaves behind, or to another expression over its names`

/** Expressions that read a number of a file that the script wrote, by its ending. */
const READERS: readonly (readonly [RegExp, (path: string) => string])[] = [
  [/\.json$/i, (path) => `__import__('json').load(open(${path}))['accuracy']`],
  [
    /\.(?:txt|log|md)$/i,
    (path) => `float(__import__('re').findall(r'ccuracy\\D+([\\d.]+)', open(${path}).read())[-1])`,
  ],
  [/\.csv$/i, (path) => `float(list(__import__('csv').DictReader(open(${path})))[-1]['accuracy'])`],
]
/** Where MLflow keeps what a script logs, unless a server does. */
const OF_MLFLOW = /(?:^|\/)(?:mlruns\/|mlflow\.db$)/
const READS_MLFLOW =
  "it prints no result and logs to MLflow: set metric.name, and metric.expression to what reads it, as __import__('mlflow').last_active_run().data.metrics['accuracy']"
const OF_RESULTS = /metric|score|result|report|accura|eval|perform|summary/i

/** Where a script prints no result and leaves a file that may hold it, by its name. Null: it leaves none. */
function adviseToRead(written: readonly string[]): string | null {
  if (written.some((path) => OF_MLFLOW.test(path))) return READS_MLFLOW
  const fits = written.flatMap((path) =>
    READERS.flatMap(([ending, read]) => (ending.test(path) ? [{ path, read }] : [])),
  )
  const found = fits.find(({ path }) => OF_RESULTS.test(path)) ?? fits[0]
  if (found === undefined) return null
  const { path, read } = found
  return `it prints no result and writes ${path}: where that holds it, set metric.name, and metric.expression to what reads it, as ${read(pythonText(path))}`
}

/** A text as Python writes it. */
const pythonText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** What may help where an author's script came to no result. */
export function advise({
  status,
  failureClass,
  isSilent,
  reason = null,
  written = [],
  scorable = null,
}: FruitlessRun): string {
  if (status === 'timeout') return ADVICE.timeout ?? FAILS
  const notRun = NOT_RUN[status]
  if (notRun !== undefined) return notRun
  if (failureClass === null) {
    const toRead = adviseToRead(written)
    if (toRead !== null) return toRead
    if (scorable !== null) return adviseToAsk(scorable, null)
    return isSilent ? SILENT : NO_METRIC
  }
  return adviseByReason(reason ?? '') ?? ADVICE[failureClass] ?? FAILS
}

/** By what it failed with; null: that says no more than its class. */
function adviseByReason(reason: string): string | null {
  const [, lacked] = LACKS_NLTK.exec(reason) ?? []
  if (lacked !== undefined) return adviseToFetchNltk(lacked)
  const [, folder, model = folder?.replaceAll('--', '/')] = LACKS_MODEL.exec(reason) ?? []
  if (model !== undefined) return adviseToFetchModel(model)
  const [, name, module] = LACKS_OWN.exec(reason) ?? []
  if (name !== undefined && module !== undefined) return adviseToMend(name, module)
  if (LACKS_IPYTHON.test(reason)) return IPYTHON_LACKS
  if (LACKS_NAME.test(reason)) return NAME_LACKS
  if (LACKS_SCREEN.test(reason)) return SCREEN_LACKS
  if (LACKS_PROGRAM.test(reason)) return PROGRAM_LACKS
  if (LACKS_TOOLS.test(reason)) return TOOLS_LACK
  const [, part, now] = MOVED.find(([lack]) => lack.test(reason)) ?? []
  return part === undefined || now === undefined ? null : adviseToRename(part, now)
}

/** What uv says of a package that comes as its source alone, or as wheels for others: `all versions of x have no usable wheels`. */
const LACKS_WHEELS = /([A-Za-z][\w.-]{0,99})(?:[=<>!~,]{1,2}[\w.*]{1,40}){0,4} ha(?:s|ve) no (?:usable )?wheels\b/

/** What uv says of a name that the index does not know. */
const LACKS_PACKAGE = /\b([A-Za-z][\w.-]{0,99}) was not found in the package registry\b/

/** What may help where packages have no lock, by why; null: that says it itself. */
export function adviseToLock(why: string): string | null {
  const [, unknown] = LACKS_PACKAGE.exec(why) ?? []
  if (unknown !== undefined) return adviseToName(unknown)
  const [, name] = LACKS_WHEELS.exec(why) ?? []
  return name === undefined
    ? null
    : `packages are taken as wheels alone, as building one would run its code, and there is none of ${name} that fits: name in requirements.txt a version that has one (then greenml env lock), choose another script by entry, or import a fork that does without it (a folder of yours will do)`
}

const adviseToName = (name: string) =>
  `the index knows no package ${name}: where a module of another package bears that name, put that package in its place in requirements.txt (then greenml env lock); where it is misspelt or lies on the author's machine alone, choose another script by entry, or import a fork in which that is mended (a folder of yours will do)`
