import { evaluate as start } from './index.js'

await start()
