import { PROJECT } from '../sandbox/inside.ts'

/** Where a traceback, as Python prints it, goes through a file of the project itself. */
export interface OwnFrame {
  readonly path: string
  readonly line: number
  /** The line stands in the file itself, and in none of its functions. */
  readonly isTopLevel: boolean
  /** The line's text, where Python could read it. */
  readonly code: string
}

const FRAME = /^ {2}File "(.{1,1000})", line (\d{1,9})(?:, in (.{1,300}))?$/

/** Of the project's files, the outermost first; of several tracebacks that of the last is the last. */
export function listOwnFrames(stderr: string): OwnFrame[] {
  const lines = stderr.split('\n')
  return lines.flatMap((each, index) => {
    const [, file, line, place] = FRAME.exec(each) ?? []
    if (file?.startsWith(`${PROJECT}/`) !== true) return []
    const [, code = ''] = /^ {4}(\S.*)$/.exec(lines[index + 1] ?? '') ?? []
    return [{ path: file.slice(PROJECT.length + 1), line: Number(line), isTopLevel: place === '<module>', code }]
  })
}
