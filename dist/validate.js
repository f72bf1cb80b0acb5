import { validate as start } from './index.js'

await start()
