import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Manifest } from '../../schema/dataset/manifest.ts'

/** The manifest's JSON Schema, from a project's folder of a dataset that lies in a checkout of greenml. */
const SCHEMA = '../../../schemas/project.schema.json'

/** `project.yaml` of a folder as a person would write it; an editor finds its schema where that is at hand. */
export function renderManifest(manifest: Manifest, folder: string): string {
  const comment = existsSync(join(folder, SCHEMA)) ? `# yaml-language-server: $schema=${SCHEMA}\n` : ''
  return comment + stringify(manifest, { lineWidth: 0, defaultStringType: 'PLAIN' })
}
