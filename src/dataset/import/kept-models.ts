import { posix } from 'node:path'

const SAVES =
  /\b(?:torch\.save|pickle\.dump|joblib\.dump|dump)[ \t]*\(|\.save(?:_model|_weights|_pretrained|_state_dict)?[ \t]*\(/
const LOADS =
  /\b(?:torch\.load|pickle\.load|joblib\.load|load)[ \t]*\(|\bload_(?:model|weights|state_dict)[ \t]*\(|\.from_pretrained[ \t]*\(/
/** Names of files that hold a model, as they stand quoted in code. */
const MODEL_FILES =
  /['"/\\]([\w.-]{1,100}\.(?:ckpt|cbm|h5|hdf5|joblib|keras|model|pickle|pkl|pth?|safetensors|sav))['"]/gi

const listModels = (text: string): string[] => [...text.matchAll(MODEL_FILES)].map(([, name = '']) => name)

/** Texts of scripts by their paths: of those that train, and of those that do not and tell a metric. */
interface Scripts {
  readonly training: ReadonlyMap<string, string>
  readonly telling: ReadonlyMap<string, string>
}

/** Scripts that tell how good a model is that another one trains and keeps: they load a file of the name that it saves. */
export function findEvaluators({ training, telling }: Scripts): ReadonlySet<string> {
  const kept = new Set([...training.values()].filter((text) => SAVES.test(text)).flatMap(listModels))
  return new Set(
    [...telling].flatMap(([path, text]) => {
      const isOwn = saysEvaluation(path) && LOADS.test(text)
      return isOwn && listModels(text).some((name) => kept.has(name)) ? [path] : []
    }),
  )
}

/** Words that a script is called by that evaluates. */
const EVALUATES = /^(?:test(?:ing)?|eval(?:uate|uation)?|validat(?:e|ion)|inference|predict(?:ion)?)$/i

const saysEvaluation = (path: string) =>
  posix
    .parse(path)
    .name.split(/[_-]/)
    .some((word) => EVALUATES.test(word))
