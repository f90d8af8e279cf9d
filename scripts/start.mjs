// `npm start`: builds the storefront where needed, then opens the shop in this very process.
import { buildWebIfNeeded } from './build-web.mjs'

buildWebIfNeeded()
await import('../server/src/main.ts')
