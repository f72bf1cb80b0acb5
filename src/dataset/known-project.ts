import type { Manifest } from '../schema/dataset/manifest.ts'

/** A project's manifest and where it lies; its source may be elsewhere. */
export interface KnownProject {
  readonly slug: string
  /** `dataset/projects/<slug>` */
  readonly folder: string
  readonly manifest: Manifest
}

/** The folder of a project's files within its own, where the dataset holds them. */
export const SOURCE = 'source'
/** The lock of a project's packages, where its manifest names no other. */
export const LOCK = 'requirements.lock'
