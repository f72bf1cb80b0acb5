import { run as start } from './index.js'

await start()
