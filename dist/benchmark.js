import { benchmark } from './index.js'

await benchmark()
