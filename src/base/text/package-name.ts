/** A package's name as an index compares names (PEP 503). */
export const normaliseName = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** Name of the package that a requirement's line asks for, as an index compares it; empty where it names none. */
export const nameInLine = (line: string): string => normaliseName(/^\s*([A-Za-z0-9][\w.-]*)/.exec(line)?.[1] ?? '')
