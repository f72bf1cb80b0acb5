/** Whether a path is a folder or something in it, by their names: both absolute, or relative to one place. */
export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
