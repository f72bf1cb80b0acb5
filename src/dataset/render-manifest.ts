import { stringify } from 'yaml'
import type { Manifest } from '../schema/manifest.ts'

/** `project.yaml` as a person would write it. */
export function renderManifest(manifest: Manifest): string {
  return stringify(manifest, { lineWidth: 0, defaultStringType: 'PLAIN' })
}
