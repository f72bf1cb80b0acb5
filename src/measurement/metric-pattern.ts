export const NUMBER = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`
/** A line of nothing but a number. */
export const BARE = `^\\s*(${NUMBER})\\s*$`
/** Characters of a line that are looked at. */
export const LONGEST_LINE = 1000

/** A number in a line of output. */
export interface PrintedNumber {
  readonly line: string
  readonly text: string
  /** Place in the line where the number begins, and where its name does. */
  readonly at: number
  readonly nameAt: number
  /** Text from the number to the end of its name, where the name comes after it. */
  readonly behind: string
}

/** The shortest text around the number, from its name on, by which the last match of all lines is that number. */
export function makePattern({ line, nameAt, at, text, behind }: PrintedNumber, lines: readonly string[]): string {
  if (line.trim() === text) return BARE
  const quote = (part: string) =>
    part
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replaceAll(/(?<!\w)\d+(?:\\\.\d+)?/g, '[0-9.]+')
      .replaceAll(/[ \t]+/g, '[ \\t]+')
  const number = `(${NUMBER})`
  const tries = [`${quote(line.slice(nameAt, at))}${number}${quote(behind)}`, `^${quote(line.slice(0, at))}${number}`]
  const isLast = (pattern: string) => {
    const expression = new RegExp(pattern, 'g')
    const found = lines.findLast((each) => new RegExp(pattern).test(each.slice(0, LONGEST_LINE)))
    return [...(found ?? '').matchAll(expression)].at(-1)?.[1] === text
  }
  const plain = tries.filter((each) => each.length <= 1000)
  return (
    plain.find(isLast) ??
    `^${line
      .slice(0, at)
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .slice(0, 800)}${number}`
  )
}
