import { z } from 'zod'

/** The folder's name below `reports/`, and for ever the last part of the report's address. */
export const publishedId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,99}$/, 'small letters, digits, dot, underscore, hyphen')
