/**
 * Fills in index.html: its language, the shop's words, and links that preload the fonts by their hashed file names. Writes the
 * web manifest of the language beside it.
 */
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite'
import * as arabic from '../src/language.ar.ts'
import * as english from '../src/language.en.ts'

const PAGES = { en: english, ar: arabic }
// Browsers ask for a manifest without cookies, so each language has an address of its own.
const MANIFESTS = { en: '/site.webmanifest', ar: '/ar/site.webmanifest' }
// Arabic pages write Latin digits.
const FONTS = { en: ['cairo-latin'], ar: ['cairo-arabic', 'cairo-digits'] }

export function shopPage(language: 'en' | 'ar'): Plugin {
  const { direction, shopName, pageDescription, needsScript } = PAGES[language]
  return {
    name: 'shop-page',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: manifestOf(language) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const fonts = FONTS[language].flatMap((font) => files.filter((file) => file.includes(font)))
        return {
          html: html
            .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
            .replace('%TITLE%', shopName)
            .replace('%MANIFEST%', MANIFESTS[language])
            .replace('%DESCRIPTION%', pageDescription)
            .replace('%NEEDS_SCRIPT%', needsScript)
            .replace(/^ +/gm, '')
            .replace(/(?<=<script>)[^]*?(?=<\/script>)/, (script) => minifySync('inline.js', script).code),
          tags: fonts.map(preloadOf),
        }
      },
    },
  }
}

function preloadOf(font: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
  return { tag: 'link', attrs, injectTo: 'head' }
}

/** The shop as an installed application (https://www.w3.org/TR/appmanifest/). Both languages are one application. */
function manifestOf(language: 'en' | 'ar'): string {
  const { direction, shopName, shopTagline } = PAGES[language]
  const icon = (src: string, sizes: string, type = 'image/png') => ({ src: `/images/${src}`, type, sizes })
  return JSON.stringify({
    id: '/',
    name: shopName,
    short_name: shopName,
    description: shopTagline,
    lang: language,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ec',
    theme_color: '#0f6b4f',
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      { ...icon('icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  })
}
