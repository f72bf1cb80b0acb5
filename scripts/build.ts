import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../src/base/files/files.ts'
import { TRUSTED_HASHES_FILE } from '../src/dataset/trusted.ts'
import { buildDist, ROOT, renderTrustedHashes } from './build-dist.ts'
import { compileProgram, PROGRAMS, programOf } from './build-programs.ts'

await writeFileAtomic(TRUSTED_HASHES_FILE, await renderTrustedHashes())
for (const source of PROGRAMS) await writeFile(programOf(source), await compileProgram(source))
await buildDist(join(ROOT, 'dist'))
