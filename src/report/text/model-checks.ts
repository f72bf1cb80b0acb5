import { cleanLine } from '../../base/text/clean-text.ts'
import { alignColumns } from '../../base/text/text-table.ts'
import { isEmptyAnswer, type ModelCheck } from '../../schema/generation/model-check.ts'
import { formatCostReason, formatModelGap } from './asking-reasons.ts'
import { formatCount } from './format.ts'

/** The models, a line each: what is asked where, at what price, and whether it can be asked from here. */
export function renderModels(models: readonly ModelCheck[], width: number): string {
  const head = ['model', 'asked as', 'at', '$ per million in, out', 'from here']
  const rows = models.map((each) => [
    each.id,
    each.model,
    each.server ?? each.provider,
    renderPrice(each),
    each.whyNotAsked === null ? 'can be asked' : formatModelGap(each.whyNotAsked),
  ])
  return alignColumns([head, ...rows], width, { names: 1 }).join('\n')
}

function renderPrice({ inputPerMillion, outputPerMillion, pricedAs, model }: ModelCheck): string {
  if (inputPerMillion === null || outputPerMillion === null) return 'unknown'
  const named = pricedAs === model || pricedAs === null ? '' : ` (as ${pricedAs})`
  return `${toDollars(inputPerMillion)}, ${toDollars(outputPerMillion)}${named}`
}

const toDollars = (usd: number) => String(Number(usd.toPrecision(3)))

const EMPTY = "look in models.yaml whether model names one that is made for chat, and at api: 'chat' or 'responses'"

/** What came of one call: each thing that a campaign relies on, and whether it is there. */
export function renderModelTest({ id, model, test, maxOutputTokens }: ModelCheck): string {
  if (test === null) return `${id} was not asked`
  if (test.kind === 'failed')
    return `✘ ${id} did not answer: ${test.error}: ${cleanLine(test.message)} (${test.wallSeconds.toFixed(1)} s)`
  const { text, finish, returnedModel, usage, usageReason, cost, costReason, wallSeconds } = test
  const isSame = returnedModel === model
  const lines: [boolean, string][] = [
    isEmptyAnswer(test)
      ? [false, `answered in ${wallSeconds.toFixed(1)} s with nothing: ${EMPTY}`]
      : [finish === 'complete', `answered in ${wallSeconds.toFixed(1)} s, ${finish}: ${cleanLine(text, 80)}`],
    [returnedModel !== null, returnedModel === null ? 'names no model' : `is ${isSame ? 'the model' : returnedModel}`],
    [
      usage !== null,
      usage === null
        ? `${usageReason && formatCostReason(usageReason)}`
        : `${formatCount(usage.input)} tokens in, ${formatCount(usage.output)} out (${formatCount(usage.reasoning)} reasoning)`,
    ],
    [
      cost !== null,
      cost === null
        ? `price unknown: ${costReason && formatCostReason(costReason)}`
        : `$${cost.usd.toFixed(6)} by ${cost.source}`,
    ],
  ]
  const marked = lines.map(([isThere, said]) => `${isThere ? '✔' : '✘'} ${said}`)
  return [`${id}, asked for ${model} (a campaign allows it ${maxOutputTokens} tokens)`, ...marked].join('\n')
}
