#!/usr/bin/env node
/** `npx baqala <command>`: the shopkeeper's command line, on the shop's Node where the machine's is older. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, path.join(path.dirname(fileURLToPath(import.meta.url)), 'src/operator/shop.ts'))
await import('../scripts/run.mjs')
