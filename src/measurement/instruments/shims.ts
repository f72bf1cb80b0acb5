import { assetPath } from '../../base/package.ts'

/** A change of how the Python of a script starts, the source unchanged: `assets/python/shims/<name>/`. */
export type StartShim = 'flops' | 'headless' | 'metric' | 'probe' | 'profile' | 'render'

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
export function shimFolders(...shims: readonly StartShim[]): string[] {
  return ['chain', ...shims].map((name) => assetPath('python', 'shims', name))
}
