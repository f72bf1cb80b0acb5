import { report as start } from './index.js'

await start()
