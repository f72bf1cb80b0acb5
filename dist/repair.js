import { repair as start } from './index.js'

await start()
