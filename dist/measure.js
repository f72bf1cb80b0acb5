import { measure as start } from './index.js'

await start()
