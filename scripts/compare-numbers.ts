import { readFile } from 'node:fs/promises'
import { compareNumbers, flattenNumbers } from './numbers.ts'
import { renamedSince1 } from './numbers-renamed.ts'

// Compares every number of two JSON files, as analysis.json of one campaign by two versions of greenml:
// node scripts/compare-numbers.ts BEFORE AFTER. Exit code 1 where a number of BEFORE differs or is gone.

const [before, after] = await Promise.all(
  process.argv.slice(2, 4).map(async (path): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))),
)
const { same, different, gone, added } = compareNumbers(flattenNumbers(before), after, renamedSince1)
const lines = [
  ...different.map((each) => `different: ${each}`),
  ...gone.map((each) => `gone: ${each}`),
  `${same} numbers are equal, ${different.length} differ, ${gone.length} are gone, ${added.length} are new`,
]
process.stdout.write(`${lines.join('\n')}\n`)
if (different.length + gone.length > 0) process.exitCode = 1
