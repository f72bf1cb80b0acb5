import { parquetRows as start } from './index.js'

await start()
