/** When a part of the cache was used, and for what. */
interface CacheUse {
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  readonly isInUse: boolean
  /** Names of projects that it was used for; sorted. */
  readonly projects: readonly string[]
}

export interface CachedEnvironment extends CacheUse {
  /** Name of its folder, 24 hex digits. */
  readonly name: string
  /** Null: it was never finished. */
  readonly pythonVersion: string | null
  readonly lockHash: string | null
  /** Bytes on disk, each file once. */
  readonly bytes: number
  /** Bytes that no other environment shares. */
  readonly ownBytes: number
}

/** Files of a project in the cache. */
export interface CachedSource extends CacheUse {
  /** SHA-256 of all of them, which names their folder. */
  readonly hash: string
  readonly bytes: number
  /** Imported from a place of this machine: nobody could fetch them again. */
  readonly isOnlyHere: boolean
}

/** What the cache holds. */
export interface CacheList {
  readonly cache: string
  /** Bytes of the whole cache on disk, what several of its parts share counted once. */
  readonly bytes: number
  /** Bytes in no environment: packages to make others from, downloads, uv itself, files of projects. */
  readonly otherBytes: number
  /** The environment that was used last comes first. */
  readonly environments: readonly CachedEnvironment[]
  readonly sources: readonly CachedSource[]
}
