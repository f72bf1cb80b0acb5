import { measure } from './index.js'

await measure()
