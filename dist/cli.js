#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < 22) {
  console.error('error: greenml needs Node 22 or newer; this is ' + process.version + '. Install one from https://nodejs.org')
  process.exit(2)
}
// The user's own folder: what is kept there is run, so it must not be one that others write to.
const { homedir } = await import('node:os')
const { enableCompileCache } = await import('node:module')
try {
  const cache = process.env.GREENML_CACHE || (process.env.XDG_CACHE_HOME || homedir() + '/.cache') + '/greenml'
  enableCompileCache?.(cache + '/compiled')
} catch {} // a user without a home folder: a command that needs one says so
const { main } = await import('./main.js')
await main()
