const DEFINED = /^([A-Za-z_]\w{0,60})[ \t]*[:?]{0,2}=[ \t]*([^\n#]{0,300})/gm
const NAMED = /\$[({](\w{1,61})[)}]/g
/** A name may stand for another; more of them is no path. */
const MOST_ROUNDS = 4
const MOST_CHARACTERS = 200_000
/** `make train config=a.yaml`, as an author calls it. */
const CALL = /\bmake[ \t]+([\w-]{1,60})((?:[ \t]+\w{1,61}=[^\s`;&|]{1,300}){1,10})/g
const MOST_CALLS = 20

/** A Makefile's text with the variables that it sets to plain texts written out, behind the recipes that `calls` set some of. */
export function expandMakefile(text: string, calls = ''): string {
  const own = text.slice(0, MOST_CHARACTERS / 4)
  let expanded = [...listCalled(own, calls), own].join('\n').slice(0, MOST_CHARACTERS)
  const values = new Map([...own.matchAll(DEFINED)].map(([, name = '', value = '']) => [name, value.trim()]))
  for (let round = 0; round < MOST_ROUNDS && expanded.length < MOST_CHARACTERS; round++) {
    expanded = writeOut(expanded, values).slice(0, MOST_CHARACTERS)
  }
  return expanded
}

const writeOut = (text: string, values: ReadonlyMap<string, string>) =>
  text.replaceAll(NAMED, (whole, name: string) => values.get(name) ?? whole)

/** Recipes of the targets that a text calls with variables, those written out. */
function listCalled(text: string, calls: string): string[] {
  return [...calls.matchAll(CALL)].slice(0, MOST_CALLS).flatMap(([, target = '', settings = '']) => {
    const recipe = new RegExp(`^${target}[ \\t]*:(?!=)[^\\n]*\\n((?:\\t[^\\n]*(?:\\n|$)){1,50})`, 'm').exec(text)?.[1]
    const pairs = settings.trim().split(/\s+/)
    const values = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
    return recipe === undefined ? [] : [writeOut(recipe, values)]
  })
}

/** A command that goes on behind a backslash, on one line. */
export const joinLines = (text: string): string => text.replaceAll(/\\\r?\n[ \t]*/g, ' ')
