import { comment as start } from './index.js'

await start()
