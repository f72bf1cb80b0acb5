import { import as start } from './index.js'

await start()
