import { generate as start } from './index.js'

await start()
