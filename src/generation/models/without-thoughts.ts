const [OPENS, CLOSES] = ['<think>', '</think>']
const FENCES = /^[ \t]*(?:`{3,}(?=[^`\n]*$)|~{3,})/gm

/**
 * An answer without the thoughts before it, which servers that do not know an open model's marks for them tell as a part of it: a
 * draft among them is no answer. Some templates open them already in the question: then a mark within a block of code is a line of
 * that.
 */
export function withoutThoughts(text: string): string {
  const end = text.indexOf(CLOSES)
  if (end < 0) return text
  const [before, behind] = [text.slice(0, end), text.slice(end + CLOSES.length)]
  const start = before.indexOf(OPENS)
  const isThought =
    start < 0
      ? /(?:^|\n)$/.test(before) && /^\s*(?:\n|$)/.test(behind) && !endsInBlock(before)
      : before.slice(0, start).trim() === ''
  return isThought ? behind.trimStart() : text
}

const endsInBlock = (text: string) => (text.match(FENCES) ?? []).length % 2 === 1
