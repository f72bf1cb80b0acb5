import { extname } from 'node:path'

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['.py', 'Python'],
  ['.ipynb', 'Jupyter Notebook'],
  ['.pyx', 'Cython'],
  ['.r', 'R'],
  ['.jl', 'Julia'],
  ['.scala', 'Scala'],
  ['.java', 'Java'],
  ['.c', 'C'],
  ['.h', 'C'],
  ['.cpp', 'C++'],
  ['.cc', 'C++'],
  ['.cu', 'Cuda'],
  ['.js', 'JavaScript'],
  ['.ts', 'TypeScript'],
  ['.html', 'HTML'],
  ['.css', 'CSS'],
  ['.sh', 'Shell'],
  ['.sql', 'SQL'],
  ['.m', 'MATLAB'],
])

interface SizedFile {
  readonly path: string
  readonly bytes: number
}

/** Bytes of code by language, the largest first; told by the files' endings. */
export function countLanguages(files: readonly SizedFile[]): Record<string, number> {
  const bytes = new Map<string, number>()
  for (const file of files) {
    const language = LANGUAGES.get(extname(file.path).toLowerCase())
    if (language !== undefined) bytes.set(language, (bytes.get(language) ?? 0) + file.bytes)
  }
  return Object.fromEntries([...bytes].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en')))
}
