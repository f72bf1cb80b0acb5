const ENDING = /\.(?:py|sh)$/

/** Whether a name is that of a script in Python or of a shell. */
export const isScript = (name: string): boolean => ENDING.test(name)

export const withoutEnding = (script: string): string => script.replace(ENDING, '')
