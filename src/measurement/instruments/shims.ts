import { join } from 'node:path'
import { assetPath } from '../../base/package.ts'

/** A change of how the Python of a script starts, the source unchanged: `assets/python/shims/<name>/`. */
export type StartShim = 'address' | 'flops' | 'headless' | 'load' | 'metric' | 'probe' | 'profile' | 'render' | 'split'

export const SHIMS_FOLDER = assetPath('python', 'shims')

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
export const shimFolders = (...shims: readonly StartShim[]): string[] => shimFoldersIn(SHIMS_FOLDER, ...shims)

/** The folders for `PYTHONPATH` in a copy of the shims at `root`, as `shimFolders` orders them. */
export const shimFoldersIn = (root: string, ...shims: readonly StartShim[]): string[] =>
  ['chain', ...shims].map((name) => join(root, name))
