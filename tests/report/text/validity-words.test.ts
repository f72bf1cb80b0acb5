import { expect, it } from 'vitest'
import { formatRemark } from '../../../src/report/text/validity-words.ts'
import type { LabelSilence, ValidityRemark } from '../../../src/schema/analysis/validity.ts'
import type { ProbeGap } from '../../../src/schema/measurement/probe-gap.ts'

const kept = {
  kind: 'keeps-random-labels' as const,
  metric: 0.99,
  usual: 0.985,
  limit: 0.6789,
  author: { metric: 0.52, usual: 0.95 },
} satisfies Omit<Extract<ValidityRemark, { kind: 'keeps-random-labels' }>, 'direction'>
const TRAINED = '97 % of the rows behind its metric are rows that its model was fitted on'
const silent = (why: LabelSilence) => ({ kind: 'random-labels-silent', why }) as const

it.each<[ValidityRemark, string]>([
  [
    { ...kept, direction: 'higher' },
    "it prints 0.99 on random labels (0.985 on the project's own), above the 0.6789 that chance explains; the author's code goes from 0.95 to 0.52",
  ],
  [
    { ...kept, direction: 'lower' },
    "it prints 0.99 on random labels (0.985 on the project's own), below the 0.6789 that chance explains; the author's code goes from 0.95 to 0.52",
  ],
  [{ kind: 'keeps-without-data', metric: 0.5 }, "it prints 0.5 without the project's data, as it does with them"],
  [{ kind: 'never-read', files: ['a.csv', 'b.csv'] }, "it never read a.csv, b.csv, which the author's code reads"],
  [{ kind: 'tested-on-training', share: 0.97, authorShare: 0.04 }, `${TRAINED}; in the author's code 4 %`],
  [
    { kind: 'tested-on-training-too', share: 0.97, authorShare: null },
    `${TRAINED}; of the author's code that is not known`,
  ],
  [{ kind: 'tested-on-training-too', share: 0.97, authorShare: 0.9 }, `${TRAINED}, as in the author's code`],
  [{ kind: 'no-metric-on-random-labels', of: 'answer' }, 'it printed no metric on random labels'],
  [{ kind: 'no-metric-on-random-labels', of: 'author' }, "the author's code printed no metric on random labels"],
  [
    silent({ kind: 'author-does-not-react' }),
    "nothing follows from random labels: the author's own metric does not react to them either",
  ],
  [
    silent({ kind: 'author-reacts-too-little' }),
    "nothing follows from random labels: the author's own metric reacts too little to them for so few tested rows",
  ],
  [
    silent({ kind: 'too-few-rows' }),
    'nothing follows from random labels: too few rows are tested: chance alone could explain any value',
  ],
  [
    silent({ kind: 'within-chance' }),
    'nothing follows from random labels: its metric lies within what chance explains',
  ],
  [
    silent({ kind: 'one-sided-metric', metric: 'recall' }),
    'nothing follows from random labels: recall can be high on them too: one answer for all is enough',
  ],
  [
    silent({ kind: 'unbounded-metric', metric: 'mape' }),
    'nothing follows from random labels: mape has no bound: a label near 0 in the tested rows decides it',
  ],
  [silent({ kind: 'author-without-error' }), "nothing follows from random labels: the author's error is 0"],
  [
    { kind: 'exchanged-labels-silent', why: { kind: 'author-does-not-react' } },
    "nothing follows from exchanged labels: the author's own metric does not react to them either",
  ],
  [{ kind: 'found-hidden-data' }, 'it found the data under another name'],
  [
    { kind: 'author-prints-without-data', metric: 1, author: 0.95 },
    "it prints 1 without the project's data, as the author's code prints 0.95",
  ],
  [
    { kind: 'prints-without-data', metric: 1 },
    "it prints 1 without the project's data: a stand-in that would pass for a result",
  ],
  [
    { kind: 'fewer-passes', passes: 10, author: 100, model: 'LogisticRegression' },
    '10 iterations, epochs or trees of LogisticRegression instead of 100',
  ],
  [
    { kind: 'fewer-tested-rows', rows: 1, author: 200 },
    "tested on 1 row of half of the data, the author's code on 200",
  ],
  [{ kind: 'same-on-half', metric: -1234.567 }, 'it prints -1235 on half of the data too'],
  [{ kind: 'no-measured-metric' }, 'no measured run of it gave a metric'],
  [{ kind: 'not-run-yet' }, 'it was not run on changed data yet'],
  [{ kind: 'no-author-metric' }, "the author's code gave no metric to compare with"],
  [{ kind: 'only-hidden-data' }, 'only its run without data was seen'],
  [
    {
      kind: 'not-possible',
      gaps: [
        { kind: 'no-table', path: 'x.zip' },
        { kind: 'reported', detail: 'y' },
      ],
    },
    'x.zip is no delimited text; y',
  ],
])('%j', (remark, words) => expect(formatRemark(remark)).toBe(words))

const path = 'a.csv'
it.each<[ProbeGap, string]>([
  [{ kind: 'no-data-file' }, 'the manifest declares no data file'],
  [{ kind: 'no-target' }, 'the manifest names no target column'],
  [
    { kind: 'unclear-target', metric: 'score' },
    'neither the task nor the metric score says whether the target holds classes or numbers',
  ],
  [{ kind: 'too-few-classes', classes: 0 }, 'the target holds no class'],
  [{ kind: 'too-few-classes', classes: 1 }, 'the target holds one class'],
  [{ kind: 'too-few-rows', rows: 1 }, 'the data has 1 row'],
  [{ kind: 'missing', path }, 'a.csv is not there'],
  [{ kind: 'folder', path }, 'a.csv is a folder'],
  [{ kind: 'link', path }, 'a.csv is a link'],
  [{ kind: 'no-text', path }, 'a.csv is no text in an 8-bit encoding'],
  [{ kind: 'unclear-quotes', path }, 'a.csv has quotes that may begin a cell of several lines, or be text'],
  [{ kind: 'too-large', path, bytes: 200 * 1024 ** 2 }, 'a.csv has 200 MiB, more than is changed here'],
  [{ kind: 'inside-another', path, outer: 'data' }, 'a.csv lies in data, which is declared too'],
  [{ kind: 'no-column', path, column: 'y' }, "a.csv has no column 'y' in its first line"],
  [{ kind: 'unreadable', path, detail: 'Invalid Record' }, "a.csv can't be read as a table: Invalid Record"],
])('why data is not changed: %j', (gap, text) => {
  expect(formatRemark({ kind: 'not-possible', gaps: [gap] })).toBe(text)
})
