/** Lines of a source text that hold code: no blank ones, no comments, no docstrings that stand alone. */
export function codeLines(text: string, language: 'ts' | 'py'): number {
  const bare = language === 'ts' ? text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '') : withoutDocstrings(text)
  const comment = language === 'ts' ? '//' : '#'
  return bare.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith(comment)).length
}

/** Public docstrings: block comments of TypeScript, docstrings of Python. */
export function countDocstrings(text: string, language: 'ts' | 'py'): number {
  return [...text.matchAll(language === 'ts' ? /^\s*\/\*\*/gm : DOCSTRING)].length
}

const DOCSTRING = /^\s*"""[\s\S]*?"""\s*$/gm

const withoutDocstrings = (text: string) => text.replaceAll(DOCSTRING, '')
