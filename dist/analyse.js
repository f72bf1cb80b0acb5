import { analyse } from './index.js'

await analyse()
