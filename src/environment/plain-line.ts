const PLAIN = /^[A-Za-z./][A-Za-z ./_-]{0,39}$/

/** Whether a line that may be of any file, and hold a key, is a few plain words, which a message may show. */
export const isPlainLine = (line: string): boolean => PLAIN.test(line)
