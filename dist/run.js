import { run } from './index.js'

await run()
