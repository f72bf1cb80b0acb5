import { generate } from './index.js'

await generate()
