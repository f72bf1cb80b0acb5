import { propose as start } from './index.js'

await start()
