import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importProject } from '../../src/commands/import.ts'
import { run } from '../../src/commands/run.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** Adam on a line of ones, and a pipeline of transformers around a model of a few thousand random numbers. */
const SCRIPT = `import pathlib
import torch
from transformers import BertConfig, BertForSequenceClassification, BertTokenizerFast, pipeline

torch.manual_seed(0)
inputs = torch.randn(256, 4)
labels = (inputs.sum(dim=1) > 0).float()
model = torch.nn.Linear(4, 1)
optimiser = torch.optim.Adam(model.parameters(), lr=0.1)
for _ in range(200):
    optimiser.zero_grad()
    loss = torch.nn.functional.binary_cross_entropy_with_logits(model(inputs).squeeze(1), labels)
    loss.backward()
    optimiser.step()
accuracy = ((model(inputs).squeeze(1) > 0).float() == labels).float().mean().item()

words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "good", "bad", "day"]
pathlib.Path("vocabulary.txt").write_text("\\n".join(words))
tokenizer = BertTokenizerFast("vocabulary.txt")
sizes = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
tiny = BertForSequenceClassification(BertConfig(vocab_size=len(words), **sizes))
classify = pipeline("text-classification", model=tiny, tokenizer=tokenizer)
assert len(classify(["good day", "bad day"])) == 2
print("Accuracy:", accuracy)
`

describeInBubblewrap('a current PyTorch project', () => {
  it('is imported, and trains and classifies in the sandbox as the author and as an answer', async () => {
    const { context } = makeContext(machine.env)
    const dataset = await makeFolder()
    const source = await makeFolder({ 'train.py': SCRIPT, 'requirements.txt': 'torch\ntransformers\n' })
    await importProject({ source, slug: 'adam', dataset }, context)
    const answers = await makeAnswers({
      'adam/assisted/a': SCRIPT.replace('print("Accuracy:", accuracy)', 'print(f"GREENML_METRIC accuracy={accuracy}")'),
    })
    const campaign = join(await makeFolder(), 'campaign')
    const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, repeatContaminated: 0 }
    const { lost } = await run({ campaign, dataset, answers, ...design }, context)
    const { records } = await readRuns(campaign)
    const told = records.map(({ status, errorMessage, sandbox }) => ({ status, errorMessage, sandbox }))
    expect(told).toEqual(records.map(() => ({ status: 'ok', errorMessage: null, sandbox: 'bubblewrap' })))
    expect(records.length).toBeGreaterThanOrEqual(2)
    for (const { metric } of records) expect(metric?.value).toBeGreaterThan(0.95)
    expect(lost).toBe(0)
  })
})
