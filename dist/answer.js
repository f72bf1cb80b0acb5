import { answer as start } from './index.js'

await start()
