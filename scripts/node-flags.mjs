/** How Node is started for the shop (docs/decisions/0017-garbage-dies-young.md), as `npm start` says it in package.json. */
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

export const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))
