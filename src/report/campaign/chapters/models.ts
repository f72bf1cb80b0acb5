import { formatCount, formatUsd } from '../../text/format.ts'
import { type ModelRow, RECORDED_MARK } from '../models-used.ts'
import { type Chapter, composeChapter } from './chapter.ts'

/** Who was asked, what came of it and what it cost. */
export function composeModels(models: readonly ModelRow[]): Chapter | null {
  return composeChapter({
    id: 'models',
    title: 'Models and their answers',
    tables: [
      {
        caption: 'What each model was asked and gave',
        columns: [
          'Model',
          'Provider',
          "Provider's name for it",
          'Answers with a script',
          'Tokens in',
          'Tokens out',
          'Cost',
        ],
        rows: models.map(
          ({ id, provider, recorded, apiModel, usable, answers, inputTokens, outputTokens, usd, usdReason }) => [
            id,
            { text: provider, mark: recorded ? RECORDED_MARK : undefined },
            apiModel,
            `${usable} of ${answers}`,
            { text: formatTokens(inputTokens), value: inputTokens },
            { text: formatTokens(outputTokens), value: outputTokens },
            {
              text: usd === null ? `unknown${usdReason === null ? '' : `: ${usdReason}`}` : formatUsd(usd),
              value: usd,
            },
          ],
        ),
      },
    ],
  })
}

const formatTokens = (tokens: number | null): string => (tokens === null ? 'unknown' : formatCount(tokens))
