import { required, text, verbOptions } from './option.ts'
import { dataset, json } from './shared-options.ts'

export const modelsOptions = verbOptions('the models of `models.yaml`: which can be asked from here, at what price', {
  dataset,
  json,
})

export const testModelOptions = verbOptions('make one cheap call, and show what works', {
  id: required(text, '<id>', 'model of `models.yaml`', { isArgument: true }),
  dataset,
  json,
})
