// `npm start`: the storefront is built where needed, then the server opens the shop in this very process.
import { buildWebIfNeeded } from './build-web.mjs'

if (buildWebIfNeeded()) process.stderr.write('Built the storefront.\n')
await import('../server/src/main.ts')
