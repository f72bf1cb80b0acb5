import { getInput } from '@actions/core'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { checkGiven, describeFault, optionName, readText } from '../schema/options/option.ts'

/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
export function readInputs<S extends z.ZodObject>(schema: S): z.input<S> {
  const texts = new Map(Object.keys(schema.shape).map((field) => [field, getInput(optionName(field))]))
  const values = Object.fromEntries(
    Object.entries(schema.shape).flatMap(([field, type]) => {
      const text = texts.get(field)
      return text ? [[field, readText(type, text)]] : []
    }),
  )
  const { given, issues } = checkGiven(schema, values)
  if (given !== null) return given
  const faults = issues.map((issue) => {
    const field = String(issue.path[0])
    const [name, text] = [optionName(field), texts.get(field)]
    return text
      ? `Input '${name}' is '${text}': ${describeFault(issue, text, values[field])}.`
      : `Input '${name}' is missing.`
  })
  throw new UserError([...new Set(faults)].join('\n'))
}
