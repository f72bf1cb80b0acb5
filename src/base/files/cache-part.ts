/** A part of the cache that is used by itself and can be had again: files of a project, or data that was fetched. */
export interface CachePart {
  /** The file or folder that the part is. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  /** False: a process uses it, so it stays. */
  readonly remove: () => Promise<boolean>
}
