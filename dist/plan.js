import { plan } from './index.js'

await plan()
