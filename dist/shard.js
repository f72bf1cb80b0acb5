import { shard as start } from './index.js'

await start()
