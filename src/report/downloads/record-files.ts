/** The records of a report in every form, the one that is read most easily first. */
export const RECORD_FILES = ['records.csv', 'records.jsonl', 'records.parquet'] as const
export type RecordFile = (typeof RECORD_FILES)[number]

export const RECORD_FORMS: Readonly<Record<RecordFile, string>> = {
  'records.csv': 'CSV',
  'records.jsonl': 'JSON lines',
  'records.parquet': 'Parquet',
}
