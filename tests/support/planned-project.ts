/** A project as plan.json holds it, before defaults: of a plan whose project is not what is tested. */
export const plannedProject = (slug: string) => ({
  slug,
  title: slug,
  task: 'other',
  entry: 'train.py',
  workingDirectory: '.',
  pythonPath: [],
  arguments: [],
  metric: { name: 'accuracy', direction: 'higher', scale: 'fraction' },
  needs: {},
  data: [],
  notProbed: {},
  drawsOrWaits: true,
  licence: null,
  origin: 'embedded',
  lockHash: '0'.repeat(64),
  sourceHash: '0'.repeat(64),
})
