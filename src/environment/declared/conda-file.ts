import { parse } from 'yaml'
import { z } from 'zod'
import { parseWith, QUIET, readLanguage } from '../../base/text/parse-with.ts'
import { type Declared, type DeclaredFiles, deviationOf } from './declared.ts'

const environmentFile = z.looseObject({
  dependencies: z.array(z.union([z.string(), z.looseObject({ pip: z.array(z.string()).optional() })])).default([]),
})

/** Conda packages whose distribution on the Python package index has another name. */
const ON_THE_INDEX: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dask: 'dask[complete]',
    'dask-core': 'dask',
    'lightning-bolts': 'lightning-bolts',
    'matplotlib-base': 'matplotlib',
    'msgpack-python': 'msgpack',
    opencv: 'opencv-python-headless',
    'py-lightgbm': 'lightgbm',
    'py-opencv': 'opencv-python-headless',
    'py-xgboost': 'xgboost',
    'py-xgboost-cpu': 'xgboost',
    pytables: 'tables',
    pytorch: 'torch',
    'pytorch-cpu': 'torch',
    'python-graphviz': 'graphviz',
    'scikit-learn-intelex': 'scikit-learn-intelex',
    'seaborn-base': 'seaborn',
    'tensorflow-base': 'tensorflow',
    'tensorflow-mkl': 'tensorflow',
  }),
)

/** Programs and libraries of other languages, which a wheel brings with it where it needs them. */
const NO_DISTRIBUTION =
  /^(?:_|lib|r-|m2w64|vs20|vc$|ucrt|cuda|cudnn|nccl|mkl|blas|openblas|openssl|ca-certificates|sqlite$|tk$|xz$|zlib|zstd|readline|ncurses|ld_impl|gcc|gxx|binutils|sysroot|icu$|jpeg|freetype|lz4-c|bzip2|yaml$|qt|sip$|pyqt|dbus|expat|fontconfig|glib|gst|pcre|pixman|cairo|intel-openmp|tbb$|nodejs|git$|pip$|setuptools$|wheel$|conda|python_abi|pytorch-cuda|pytorch-mutex|cpuonly|nomkl|perl|make$|cmake$|compilers?$)/

/** environment.yml: its Python packages by the names that the package index has, and those under `pip:`. */
export async function readCondaFile(files: DeclaredFiles): Promise<Declared | null> {
  for (const path of ['environment.yml', 'environment.yaml']) {
    const text = await files.read(path)
    if (text === null) continue
    return convert(
      parseWith(environmentFile, readLanguage('YAML', (each) => parse(each, QUIET), text, path) ?? {}, path),
      path,
    )
  }
  return null
}

function convert({ dependencies }: z.infer<typeof environmentFile>, path: string): Declared | null {
  const [lines, leftOut, renamed]: [string[], string[], string[]] = [[], [], []]
  let python: string | null = null
  for (const each of dependencies) {
    if (typeof each !== 'string') {
      lines.push(...(each.pip ?? []))
      continue
    }
    const [, name = '', version = ''] = /^(?:[\w./-]+::)?([\w.-]+)\s*(\S.*)?$/s.exec(each.trim()) ?? []
    const key = name.toLowerCase()
    if (key === 'python') {
      python = pythonVersion(version)
      continue
    }
    const found = fromConda(key, version)
    if (found === null) leftOut.push(key)
    else lines.push(found.line)
    if (found?.other) renamed.push(`${key} is ${found.other}`)
  }
  if (lines.length === 0) return null
  return {
    requirements: `${lines.join('\n')}\n`,
    python,
    deviations: [
      `conda's packages of ${path} are taken from the Python package index${renamed.length > 0 ? ` (${renamed.join(', ')})` : ''}`,
      ...deviationOf('conda packages that are no Python packages are left out', leftOut),
    ],
  }
}

/** The requirement for a package of conda, and what that is called there, if it is another name; null: no distribution has it. */
export function fromConda(name: string, version: string): { readonly line: string; readonly other?: string } | null {
  const key = name.toLowerCase()
  const other = ON_THE_INDEX.get(key)
  if (NO_DISTRIBUTION.test(key)) return null
  return { line: `${other ?? key}${condaVersion(version)}`, ...(other === undefined ? {} : { other }) }
}

const pythonVersion = (text: string) => condaVersion(text).replace(/^==([^,]*?)(?:\.\*)?$/, '$1') || null

/**
 * `=1.2` is conda's "1.2 and what follows it"; `==1.2` is exactly that, and so are ` 1.2` and what names a build. Brackets may hold
 * the version: `[version='<2.0',build=py39_0]`. Of alternatives (`1.2|1.3`), which a requirement can't have, the last is taken.
 */
function condaVersion(text: string): string {
  const [, bracket] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? []
  if (bracket === undefined) return toRequirement(text, '==')
  const [, quoted, plain = ''] = /(?:^|[,\s])version=(?:['"]([^'"]*)['"]|([^,]*))/.exec(bracket) ?? []
  return toRequirement(quoted ?? plain, '=')
}

/** `bare`: what a version without an operator has. A build may follow any, and `*` alone is any version. */
function toRequirement(text: string, bare: '=' | '=='): string {
  const version = (text.split('|').at(-1) ?? '').trim().replace(BUILD, '')
  const told = /^\d[^,]*$/.test(version) ? `${bare}${version}` : version.replaceAll(/\s/g, '')
  const [, equals = '', number = '', build] = /^(==?)([^=]+)(=.*)?$/.exec(told) ?? []
  if (/^=*\*/.test(told)) return ''
  if (number === '') return told.replaceAll(STAR_OF_BOUND, '$1')
  const isExact = equals === '==' || build !== undefined || number.includes('*')
  return `==${isExact ? withDot(number) : `${number}.*`}`
}

/** A word behind that of a version. */
const BUILD = /(?<=[\w.*])\s+[\w*][^\s,]*$/
/** `>=1.2.*` means `>=1.2`, and is no requirement. */
const STAR_OF_BOUND = /([<>~]=?[\w.]*?)\.?\*/g

/** `1.2*` as a requirement has it. */
const withDot = (version: string) => version.replace(/(?<![.*])\*$/, '.*')
