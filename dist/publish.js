import { publish as start } from './index.js'

await start()
