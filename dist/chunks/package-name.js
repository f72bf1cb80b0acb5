// src/base/text/package-name.ts
/** A package's name as an index compares names (PEP 503). */
const normaliseName = (name) => name.toLowerCase().replaceAll(/[-_.]+/g, "-");
/** Name of the package that a requirement's line asks for, as an index compares it; empty where it names none. */
const nameInLine = (line) => normaliseName(/^\s*([A-Za-z0-9][\w.-]*)/.exec(line)?.[1] ?? "");
export { normaliseName as n, nameInLine as t };
