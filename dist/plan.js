import { plan as start } from './index.js'

await start()
