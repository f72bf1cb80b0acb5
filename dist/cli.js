#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < 22) {
  console.error('error: greenml needs Node 22 or newer; this is ' + process.version + '. Install one from https://nodejs.org')
  process.exit(2)
}
const { keepCompiled } = await import('./keep-compiled.js')
keepCompiled(process.env)
const { main } = await import('./main.js')
await main()
