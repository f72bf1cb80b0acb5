import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../src/base/files/files.ts'
import { TRUSTED_HASHES_FILE } from '../src/dataset/trusted.ts'
import { buildDist, ROOT, renderTrustedHashes } from './build-dist.ts'
import { compileScan, SCAN_PROGRAM } from './build-scan.ts'

await writeFileAtomic(TRUSTED_HASHES_FILE, await renderTrustedHashes())
await writeFile(SCAN_PROGRAM, await compileScan())
await buildDist(join(ROOT, 'dist'))
