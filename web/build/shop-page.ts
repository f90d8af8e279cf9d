/** Fills index.html with what only the build knows: the shop's name, the script that runs first, and the font to preload. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shop } from '../../shop.config.ts'
import { DETAILS_SIZES } from '../src/catalog/picture-sizes.ts'
import { WIDTHS } from '../src/ui/picture-source.ts'

const FIRST_FONT = /cairo-latin-wght-normal.*\.woff2$/

export function shopPage(): Plugin {
  return {
    name: 'shop-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => FIRST_FONT.test(file))
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
        return {
          html: html
            .replaceAll('%SHOP_NAME%', shop.name)
            .replaceAll('%SHOP_TAGLINE%', shop.tagline)
            .replace('%EARLY%', earlyScript),
          tags: font ? [{ tag: 'link', attrs, injectTo: 'head' }] : [],
        }
      },
    },
  }
}

function earlyScript(): string {
  const constants = { DETAILS_SIZES, PICTURE_WIDTHS: WIDTHS }
  const declared = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  return insideScript('early.js', declared.join(''))
}

/** A script of this folder as it stands in a page, with names of its own. */
export function insideScript(file: string, before = ''): string {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8')
  return `{\n${before}${code.replace(/^\s*\/\/.*\n/gm, '')}}`
}
