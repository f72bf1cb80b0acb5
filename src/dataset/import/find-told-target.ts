/** `y = df[target]`: a column by a name that the code gives elsewhere. */
const BY_NAME =
  /(?:^|;)[ \t]*(?:self\.)?(?:y|Y|target|labels?)(?:_\w{0,20})?[ \t]*=[ \t]*[A-Za-z_][\w.]{0,60}\[[ \t]*([A-Za-z_]\w{0,60})[ \t]*\]/gm
const FUNCTION = /^[ \t]*def[ \t]{1,9}([A-Za-z_]\w{0,60})[ \t]*\(([^()]{0,600})\)/gm
/** A function is not looked for farther above. */
const LONGEST_FUNCTION = 3000
/** More are not followed: each is looked for in all of the code. */
const MOST = 20

/** Columns that the code tells a function, which takes them for its target: `split(data, 'charges', 0.33)`. */
export function findToldTargets(code: string): string[] {
  const told = [...code.matchAll(BY_NAME)].slice(0, MOST).flatMap(({ index, 1: name = '' }) => {
    const above = code.slice(Math.max(0, index - LONGEST_FUNCTION), index)
    const [, called, parameters = ''] = [...above.matchAll(FUNCTION)].at(-1) ?? []
    const place = listNames(parameters).indexOf(name)
    return called === undefined || place < 0 ? [] : [callsOf(called, place)]
  })
  return [...new Set(told)].flatMap((calls) =>
    [...code.matchAll(new RegExp(calls, 'g'))].map(([, column = '']) => column),
  )
}

const listNames = (parameters: string): string[] =>
  parameters
    .split(',')
    .map((each) => each.split(/[:=]/, 1)[0]?.trim() ?? '')
    .filter((each) => each !== 'self' && each !== 'cls')

/** Source of an expression for the text that a function is given in this place. */
const callsOf = (called: string, place: number) =>
  String.raw`\b${called}\((?:[^(),'"]{0,100}(?:['"][^'"\n]{0,200}['"]\s{0,9})?,){${place}}\s{0,100}['"]([^'"\n]{1,200})['"]`
