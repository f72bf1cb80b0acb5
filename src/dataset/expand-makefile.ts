const DEFINED = /^([A-Za-z_]\w{0,60})[ \t]*[:?]{0,2}=[ \t]*([^\n#]{0,300})/gm
const NAMED = /\$[({](\w{1,61})[)}]/g
/** A name may stand for another; more of them is no path. */
const MOST_ROUNDS = 4
const MOST_CHARACTERS = 200_000

/** A Makefile's text with the variables that it sets to plain texts written out. */
export function expandMakefile(text: string): string {
  let expanded = text.slice(0, MOST_CHARACTERS / 4)
  const values = new Map([...expanded.matchAll(DEFINED)].map(([, name = '', value = '']) => [name, value.trim()]))
  for (let round = 0; round < MOST_ROUNDS && expanded.length < MOST_CHARACTERS; round++) {
    expanded = expanded.replaceAll(NAMED, (whole, name: string) => values.get(name) ?? whole).slice(0, MOST_CHARACTERS)
  }
  return expanded
}

/** A command that goes on behind a backslash, on one line. */
export const joinLines = (text: string): string => text.replaceAll(/\\\r?\n[ \t]*/g, ' ')
