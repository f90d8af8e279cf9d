/** Fills in index.html: its language, the shop's words, and a link that preloads the font by its hashed file name. */
import type { Plugin } from 'vite'
import * as arabic from '../src/language.ar.ts'
import * as english from '../src/language.en.ts'

const PAGES = { en: english, ar: arabic }
const FIRST_FONT = { en: /cairo-latin-wght-normal.*\.woff2$/, ar: /cairo-arabic-wght-normal.*\.woff2$/ }

export function shopPage(language: 'en' | 'ar'): Plugin {
  const { direction, shopName, pageDescription, needsScript } = PAGES[language]
  return {
    name: 'shop-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => FIRST_FONT[language].test(file))
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
        return {
          html: html
            .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
            .replace('%TITLE%', shopName)
            .replace('%DESCRIPTION%', pageDescription)
            .replace('%NEEDS_SCRIPT%', needsScript)
            // The comments and the indentation of the inline script.
            .replace(/^ +(?:\/\/.*\n)?/gm, ''),
          tags: font ? [{ tag: 'link', attrs, injectTo: 'head' }] : [],
        }
      },
    },
  }
}
