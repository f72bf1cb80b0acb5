/** What a project is for. */
export const TASKS = [
  'binary-classification',
  'multiclass-classification',
  'regression',
  'text-classification',
  'other',
] as const
