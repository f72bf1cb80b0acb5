import { type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { GLOSSARY } from '../../text/glossary.ts'

/** What the report's words mean. */
export const composeWords = (): Chapter | null =>
  composeChapter({
    id: 'words',
    title: 'Words',
    tables: [
      composeTable('One line a word', Object.entries(GLOSSARY), {
        Word: ([word]) => word,
        Meaning: ([, meaning]) => meaning.replaceAll('`', ''),
      }),
    ],
  })
