import { describeCode } from '../../../src/analysis/code/describe-code.ts'
import type { CodeDescription, CodeStructure } from '../../../src/schema/analysis/code-analysis.ts'
import { PYTHON } from '../../support/python.ts'

export function describeAll(programs: Readonly<Record<string, string | Uint8Array>>, python = PYTHON) {
  const sources = Object.entries(programs).map(([key, source]) => [key, Buffer.from(source)] as const)
  return describeCode(new Map(sources), process.env, python)
}

export async function describeOne(source: string | Uint8Array): Promise<CodeDescription> {
  const description = (await describeAll({ program: source })).get('program')
  if (description === undefined) throw new Error('the program was not described')
  return description
}

export async function structureOf(source: string): Promise<CodeStructure> {
  const { structure, fault } = await describeOne(source)
  if (structure === null) throw new Error(fault ?? 'no structure')
  return structure
}
