import { join } from 'node:path'
import { readTextIfPresent } from '../base/files.ts'
import type { Manifest } from '../schema/manifest.ts'
import type { MissingFacts } from '../schema/project-origin.ts'

const FILE_NAME = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i

/** Sentences that only one licence has. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/Permission is hereby granted, free of charge, to any person obtaining a copy/i, 'MIT'],
  [/Apache License\s+Version 2\.0/i, 'Apache-2.0'],
  [/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, 'AGPL-3.0-only'],
  [/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, 'LGPL-3.0-only'],
  [/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, 'GPL-3.0-only'],
  [/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, 'GPL-2.0-only'],
  [/Mozilla Public License Version 2\.0/i, 'MPL-2.0'],
  [/^(?=[\s\S]*Redistribution and use in source and binary forms)[\s\S]*Neither the name/i, 'BSD-3-Clause'],
  [/Redistribution and use in source and binary forms/i, 'BSD-2-Clause'],
  [/free and unencumbered software released into the public domain/i, 'Unlicense'],
  [/CC0 1\.0 Universal/i, 'CC0-1.0'],
]

export interface DetectedLicence {
  readonly licence: Manifest['licence']
  /** Why there is none. */
  readonly missing: Pick<MissingFacts, 'licence'>
}

/** The licence file of a repository, told by its text. */
export async function detectLicence(folder: string, files: readonly string[]): Promise<DetectedLicence> {
  const named = files.filter((path) => !path.includes('/') && FILE_NAME.test(path))
  for (const file of named) {
    const text = ((await readTextIfPresent(join(folder, file), folder)) ?? '').replaceAll(/\s+/g, ' ')
    const spdx = TEXTS.find(([pattern]) => pattern.test(text))?.[1]
    if (spdx) return { licence: { spdx, file }, missing: {} }
  }
  return { licence: null, missing: { licence: named.length === 0 ? 'no-licence-file' : 'unknown-text' } }
}
