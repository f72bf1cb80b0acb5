import { type ModelRow, RECORDED_MARK } from '../../data/models-used.ts'
import { type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { formatCostReason } from '../../text/asking-reasons.ts'
import { formatCount, formatUsd } from '../../text/format.ts'

/** Chapter on the models that were asked, what came of it and what it cost. */
export const composeModels = (models: readonly ModelRow[]): Chapter | null =>
  composeChapter({
    id: 'models',
    title: 'Models and their answers',
    tables: [
      composeTable('What each model was asked and gave', models, {
        Model: ({ id }) => id,
        Provider: ({ provider, recorded }) => ({ text: provider, mark: recorded ? RECORDED_MARK : undefined }),
        "Provider's name for it": ({ apiModel, trainingCutoff }) => ({
          text: apiModel,
          note: trainingCutoff === null ? undefined : `learned until ${trainingCutoff}`,
        }),
        'Answers with a script': ({ usable, answers }) => `${usable} of ${answers}`,
        'Tokens in': ({ inputTokens }) => tokenCell(inputTokens),
        'Tokens out': ({ outputTokens }) => tokenCell(outputTokens),
        Cost: ({ usd, usdReason }) => ({
          text: usd === null ? 'unknown' : formatUsd(usd),
          note: usd === null && usdReason !== null ? formatCostReason(usdReason) : undefined,
          value: usd,
        }),
      }),
    ],
  })

const tokenCell = (tokens: number | null) => ({
  text: tokens === null ? 'unknown' : formatCount(tokens),
  value: tokens,
})
