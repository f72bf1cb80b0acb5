import { z } from 'zod'
import { groupsBy } from '../../base/groups.ts'
import { sum, sumOfAll } from '../../base/numbers.ts'
import { readJsonText } from '../../base/text/parse-with.ts'
import { count } from '../../base/text/text.ts'
import { type AgentRuns, withoutSource } from '../../schema/mlbench/agent-runs.ts'
import type { TranscriptEvent } from '../../schema/mlbench/agent-transcript.ts'
import { type Chapter, composeChapter, composeTable, type LineCell, type Table } from '../document/chapter.ts'
import { formatCount, formatSeconds, formatUsd, MISSING } from '../text/format.ts'
import { END_WORDS } from '../text/mlbench/agent-words.ts'

type Run = AgentRuns['runs'][number]
type EventOf<K extends TranscriptEvent['kind']> = Extract<TranscriptEvent, { kind: K }>

/** Runs that are shown step by step; more would hide the rest of a report. */
const SHOWN_RUNS = 30
const SHOWN_LINES = 60
const SHOWN_CHARACTERS = 160

const eventsOf = <K extends TranscriptEvent['kind']>(run: Run, kind: K): EventOf<K>[] =>
  run.events.filter((event): event is EventOf<K> => event.kind === kind)

/** What agents did: how runs ended and what they took, and of each run its steps, tool calls, drafts and answer. */
export function composeAgentRuns(given: AgentRuns): Chapter | null {
  const { runs } = withoutSource(given)
  const shown = runs.slice(0, SHOWN_RUNS)
  const left = runs.length - shown.length
  return composeChapter({
    id: 'agents',
    title: 'Agents, step by step',
    lead: [
      'A draft is a program that an agent ran before it answered, in the sandbox, in a fresh copy of the repository. What agents read of a repository is not here: its licence is not known.',
    ],
    tables: [systemTable(runs), ...shown.map(stepTable)],
    notes: left === 0 ? [] : [`${count(left, 'run')} more: their transcripts tell them.`],
    logs: {
      lead: 'Drafts and answers, as they were written, and what came of them.',
      ends: shown.flatMap((run) => [
        ...eventsOf(run, 'turn').flatMap((turn) => showCode(run, turn)),
        ...showAnswer(run),
      ]),
    },
  })
}

function systemTable(runs: readonly Run[]): Table {
  return composeTable(
    'Runs',
    groupsBy(runs, ({ system }) => system),
    {
      System: (own) => own[0].system,
      Runs: (own) => own.length,
      Ends: (own) => ({
        lines: groupsBy(own, (run) => endOf(run)?.reason ?? 'interrupted').map((same) => ({
          text: `${same.length} ${endWords(same[0])}`,
        })),
      }),
      Steps: (own) => sum(own.map((run) => eventsOf(run, 'turn').length)),
      'Drafts that ended well': (own) => {
        const drafts = own.flatMap(draftsOf)
        return `${drafts.filter(({ exitCode }) => exitCode === 0).length} of ${drafts.length}`
      },
      Tokens: (own) => sumOfAll(own.map(tokensOf)),
      Cost: (own) => usdCell(sumOfAll(own.map((run) => endOf(run)?.usd ?? null))),
      'Joules of drafts': (own) => sumOfAll(own.map((run) => endOf(run)?.joules ?? null)),
      'Repository found': (own) => {
        const searching = own.filter((run) => eventsOf(run, 'start').some(({ setting }) => setting === 'agent-open'))
        const found = searching.filter((run) => endOf(run)?.repository != null)
        return searching.length === 0 ? MISSING : `${found.length} of ${searching.length}`
      },
    },
    false,
  )
}

const endOf = (run: Run): EventOf<'end'> | undefined => eventsOf(run, 'end').at(-1)

function endWords(run: Run): string {
  const end = endOf(run)
  return end === undefined ? 'interrupted' : END_WORDS[end.reason]
}

const draftsOf = (run: Run) => eventsOf(run, 'result').flatMap((result) => result.run ?? [])

function tokensOf(run: Run): number | null {
  const tokens = endOf(run)?.tokens ?? null
  return tokens && tokens.input + tokens.output
}

const usdCell = (usd: number | null): LineCell => ({ text: usd === null ? MISSING : formatUsd(usd), value: usd })

/** A run as it is called in titles. */
function nameRun(run: Run): string {
  const [start] = eventsOf(run, 'start')
  return start === undefined ? run.system : `${run.system}, task ${start.githubId}/${start.rowId}, run ${start.sample}`
}

/** A row a step: what the model called, what it was told, what a draft came to, what the step and all before cost. */
function stepTable(run: Run): Table {
  const turns = eventsOf(run, 'turn')
  return composeTable(
    `${nameRun(run)}: ${endWords(run)}`,
    turns,
    {
      Step: ({ step }) => step,
      Calls: ({ toolCalls, text }) => ({
        lines:
          toolCalls.length === 0
            ? [{ text: cut(text) }]
            : toolCalls.map((call) => ({ text: call.name, note: cut(call.arguments) })),
      }),
      'What came of it': ({ step }) => ({ lines: tellStep(run, step) }),
      Tokens: ({ tokens }) => tokens && tokens.input + tokens.output,
      Cost: ({ usd }) => usdCell(usd),
      'Cost so far': ({ step }) => usdCell(sumOfAll(turns.filter((turn) => turn.step <= step).map(({ usd }) => usd))),
    },
    true,
  )
}

/** What happened in a step after the model's turn. */
function tellStep(run: Run, step: number): { text: string; note?: string }[] {
  const lines = run.events.flatMap((event) => {
    if (!('step' in event) || event.step !== step) return []
    if (event.kind === 'result') return tellResult(event)
    if (event.kind === 'search') return { text: `${formatCount(event.found.length)} found`, note: event.keywords }
    return event.kind === 'repository' ? { text: `${event.name}: ${event.decision}` } : []
  })
  return lines.length === 0 ? [{ text: MISSING }] : lines
}

function tellResult({ run, text }: EventOf<'result'>) {
  if (run === null) return { text: text === '' ? 'read, not shown' : cut(text) }
  const parts = [
    run.exitCode === null ? 'ended by a signal' : `exit code ${run.exitCode}`,
    run.wallSeconds === null ? '' : formatSeconds(run.wallSeconds),
    run.joules === null ? '' : `${formatCount(Math.round(run.joules))} J`,
  ]
  return { text: `draft: ${parts.filter((part) => part !== '').join(', ')}`, note: cut(text) }
}

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS).toWellFormed()} …`
}

function showCode(run: Run, turn: EventOf<'turn'>) {
  return turn.toolCalls.flatMap((call) => {
    if (call.name !== 'run') return []
    const result = eventsOf(run, 'result').find(({ step, toolCall }) => step === turn.step && toolCall === call.id)
    return {
      label: `${nameRun(run)}, step ${turn.step}: a draft`,
      lines: limitLines(`${readCode(call.arguments)}\n\n${result?.text ?? ''}`),
    }
  })
}

/** The code of a draft; what the model wrote instead where it wrote none. */
const readCode = (given: string): string => draft.safeParse(readJsonText(given)).data?.code ?? given
const draft = z.object({ code: z.string() })

function showAnswer(run: Run) {
  const answer = endOf(run)?.answer ?? null
  return answer === null ? [] : [{ label: `${nameRun(run)}: the answer`, lines: limitLines(answer) }]
}

function limitLines(text: string): string[] {
  const lines = text.split('\n')
  const left = lines.length - SHOWN_LINES
  return left > 0 ? [...lines.slice(0, SHOWN_LINES), `… ${count(left, 'more line')}`] : lines
}
