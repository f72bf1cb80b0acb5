import { main } from './rows.js'

await main()
