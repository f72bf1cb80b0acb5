const PART =
  /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g

/** Not of a name, as `a_1_000`. */
const PARTED_NUMBER = /(?<!\w)\d+(?:_\d+)+/g

/** A Python program without its comments, and with its numbers in one piece; what stands in strings stays. Linear in the text. */
export const readPythonText = (program: string): string =>
  program.replace(PART, (part, offset: number) => {
    if (part.startsWith('#')) return ' '
    if (/['"]/.test(part)) return part
    return part.replace(PARTED_NUMBER, (number, at: number) =>
      at === 0 && /\w/.test(program[offset - 1] ?? '') ? number : number.replaceAll('_', ''),
    )
  })
