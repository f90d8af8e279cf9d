import path from 'node:path'
import type { Plugin } from 'vite'
import * as config from '../../shop.config.ts'

const FILE = path.resolve(import.meta.dirname, '../../shop.config.ts')

/** Makes each export of shop.config.ts a module, so that a chunk carries what it shows and Home's first script nothing of the footer. */
export function shopConfig(): Plugin {
  return {
    name: 'shop-config',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`${FILE}?`) ? id : undefined),
    load(id) {
      const [file, name] = id.split('?')
      if (file !== FILE) return undefined
      const code =
        name === undefined
          ? Object.keys(config).map((each) => `export { ${each} } from ${JSON.stringify(`${FILE}?${each}`)}`)
          : [`export const ${name} = ${JSON.stringify(Reflect.get(config, name))}`]
      return { code: code.join('\n'), moduleSideEffects: false }
    },
  }
}
