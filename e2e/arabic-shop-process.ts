/** The real server of a shopkeeper whose own language is Arabic (shop.config.ts). */
import { shop } from '../shop.config.ts'

Object.assign(shop, { language: 'ar' })
await import('../server/src/main.ts')
