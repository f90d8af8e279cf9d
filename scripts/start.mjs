// `npm start`: builds the storefront if needed, then starts the server in this process.
import { buildWebIfNeeded } from './build-web.mjs'

buildWebIfNeeded()
await import('../server/src/main.ts')
