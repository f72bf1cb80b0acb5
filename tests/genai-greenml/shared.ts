import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** The original's result files and what SciPy and statsmodels make of them, beside the checkout where there is one. */
const FOLDER = join(PACKAGE_ROOT, '..', 'shared', 'data', 'greenml')

export const hasShared = existsSync(join(FOLDER, 'golden.json'))
export const whereShared = hasShared ? '' : ' (not run: ../shared is not here)'
export const readShared = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8')
