import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a module's distribution has another name. */
const DISTRIBUTIONS: Readonly<Record<string, string>> = {
  bs4: 'beautifulsoup4',
  cv2: 'opencv-python-headless',
  imblearn: 'imbalanced-learn',
  mpl_toolkits: 'matplotlib',
  PIL: 'pillow',
  pylab: 'matplotlib',
  skimage: 'scikit-image',
  sklearn: 'scikit-learn',
  yaml: 'pyyaml',
}

const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import\b)/gm

/** The modules that a Python text imports, by their first name. */
export function listImports(text: string): string[] {
  const names = [...text.matchAll(IMPORT)].flatMap(([, plain, from]) =>
    (from ?? plain ?? '').split(',').map((each) => each.trim().split(/[. \t]/)[0] ?? ''),
  )
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

/** Distributions of what the scripts import and neither Python nor the repository has; sorted. */
export async function deriveRequirements(
  folder: string,
  files: readonly string[],
  standardModules: ReadonlySet<string>,
): Promise<string[]> {
  const own = new Set(files.flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))))
  const found = new Set<string>()
  for (const path of files.filter((each) => each.endsWith('.py'))) {
    for (const name of listImports(await readFile(join(folder, path), 'utf8'))) {
      if (!standardModules.has(name) && !own.has(name)) found.add(DISTRIBUTIONS[name] ?? name)
    }
  }
  return [...found].sort()
}
