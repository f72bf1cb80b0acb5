import { analyse as start } from './index.js'

await start()
