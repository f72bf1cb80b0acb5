import { posix } from 'node:path'
import { WRITES } from '../dataset/code/moved-files.ts'
import { isDataFile, mayHoldData } from '../dataset/data-files.ts'
import { formatOf } from './data-format.ts'

/** Data that the code names, where no run shows what is read: what it only writes is none. */
export function listNamedData(files: readonly string[], code: string): string[] {
  const named = readNamingLines(code)
  return files.filter((path) => {
    const use = mayHoldData(path) ? named.get(posix.basename(path)) : undefined
    if (use === undefined || use.onlyWritten) return false
    return isDataFile(path) ? use.isRead || formatOf(path, null) !== 'image' : use.isRead && use.isQuoted
  })
}

const READS = /\b(?:im)?read\w*\(|\bopen\(|\bload\w*\(/
/** What a name of a file stands between in code; of one that is quoted it may hold all but the first. */
const [AROUND_QUOTED, AROUND_BARE] = [/['"`\\/]/, /[^\p{L}\p{N}_.-]+/u]

interface Use {
  isRead: boolean
  isQuoted: boolean
  onlyWritten: boolean
}

/** What the lines of code do with each name that stands in them: every line is looked at once, however many files there are. */
function readNamingLines(code: string): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>()
  for (const line of code.split('\n').filter((each) => !each.trimStart().startsWith('#'))) {
    const [isRead, isWritten] = [READS.test(line), WRITES.test(line)]
    const quoted = line.split(AROUND_QUOTED)
    const whole = new Set(quoted)
    for (const name of new Set([...quoted, ...quoted.flatMap((each) => each.split(AROUND_BARE))])) {
      const use = uses.get(name) ?? { isRead: false, isQuoted: false, onlyWritten: true }
      uses.set(name, use)
      use.isQuoted ||= whole.has(name)
      use.isRead ||= isRead
      use.onlyWritten &&= isWritten
    }
  }
  return uses
}
