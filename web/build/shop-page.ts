/** Fills in index.html: the shop's name, and a link that preloads the font by its hashed file name. */
import type { Plugin } from 'vite'
import { shop } from '../../shop.config.ts'

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
          html: html.replaceAll('%SHOP_NAME%', shop.name).replaceAll('%SHOP_TAGLINE%', shop.tagline),
          tags: font ? [{ tag: 'link', attrs, injectTo: 'head' }] : [],
        }
      },
    },
  }
}
