import { benchmark as start } from './index.js'

await start()
