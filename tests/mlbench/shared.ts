import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** ML-Bench's own rows and what its published code makes of them, beside the checkout where there are such. */
const FOLDER = join(PACKAGE_ROOT, '..', 'shared', 'data', 'ml-bench')

export const ROWS = join(FOLDER, 'full.jsonl.gz')
export const hasRows = existsSync(ROWS)
export const whereRows = hasRows ? '' : ' (not run: ../shared is not here)'
export const readShared = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
