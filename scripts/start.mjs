// `npm start`: the storefront is built where needed, then the server opens the shop in this very process. What Node made of
// our TypeScript is kept (NODE_COMPILE_CACHE): the next start is quicker.
import { buildWebIfNeeded } from './build-web.mjs'

if (buildWebIfNeeded()) process.stderr.write('Built the storefront.\n')
await import('../server/src/main.ts')
