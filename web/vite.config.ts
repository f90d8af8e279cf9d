import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageTexts } from './shell/page-texts.ts'
import { pages } from './shell/pages.ts'
import { precompress } from './shell/precompress.ts'
import { serviceWorker } from './shell/service-worker.ts'
import { shopConfig } from './shell/shop-config.ts'

const API_SERVER = process.env.API_SERVER ?? 'http://localhost:3000'
// Sentences that come together: the entry chunk has the sentences of every page, another the sentences that most screens need soon
// after. Other nouns have a chunk of their own.
const SENTENCES_TOGETHER = {
  first: /(?:app|cart|catalog|home|shop|ui|wishlist)$/,
  next: /(?:cart-screen|delivery|filters|later|rows|search|wishlist-screen)$/,
}

// Code that screens fetch together, or soon after one another: a request costs a phone, and a link in a page its first packets, more than
// the bytes that a screen could do without.
const CODE_TOGETHER = {
  words: /\/((cart-screen|filters|later|orders)\.messages|line-notices)\.ts$/,
  parts: /\/((field|form-in-place)\.tsx|useInfiniteQuery\.js|infiniteQuery\w+\.js)$/,
  delivery:
    /\/(chosen-area|delivery-(price|query)|guess-area|not-in-cart|notice|price-lines|select-(field|frame)|slot-words|terms|use-known-addresses|use-orders)\.(tsx?|css)$/,
  promise: /\/(area|delivery)-promise\.tsx$/,
  times: /\/(choices|courier-word|delivery-times)\.tsx$/,
  'goods-table': /\/cart\/(count-stepper|goods-table)\.tsx$/,
  kept: /\/(indexed-db-table|kept-answers|replay)\.ts$/,
  end: /\/(cart-strip|footer-content|list-tools|what-is-shown|whole-shop)\.tsx?$/,
}

function sentencesChunk(id: string): string | null {
  const [, noun = '', language] = /\/([\w-]+)\.messages\.(en|ar)\.ts$/.exec(id) ?? []
  const [name] = Object.entries(SENTENCES_TOGETHER).find(([, nouns]) => nouns.test(noun)) ?? []
  return name === undefined ? null : `${name}-${language}`
}

/** Whether a module says only sentences that every page has: a screen waits for the sentences of all modules in its chunks. */
function saysFirstSentencesOnly(id: string): boolean {
  if (!/\.tsx?(\?contact)?$/.test(id) || id.endsWith('.messages.ts')) return false
  const text = readFileSync(id.replace(/\?.*/, ''), 'utf8')
  const nouns = [...text.matchAll(/from '(?:#messages\/([\w-]+)|\.\/([\w-]+)\.messages\.ts)'/g)]
  return nouns.every(([, ...[noun, own = '']]) => SENTENCES_TOGETHER.first.test(noun ?? own))
}

export default defineConfig({
  root: import.meta.dirname,
  // shell/page.ts makes the pages.
  appType: 'custom',
  plugins: [react(), tailwind(), shopConfig(), pageTexts(), pages(), serviceWorker(), precompress()],
  build: {
    target: 'es2022',
    // The oldest browsers that we sell to (README.md).
    cssTarget: ['chrome100', 'safari16'],
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'src/main.tsx', style: 'src/theme.css' },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // One entry chunk compresses better than the dozen shared chunks that Vite would split off.
        codeSplitting: {
          groups: [
            { name: 'shop', tags: ['$initial'], test: (id) => !id.endsWith('.css'), priority: 1 },
            // The first script names every chunk: small modules that several screens share have one together. It stands before the
            // sentences: a chunk of sentences would take the shop's contact with it, and bring one language to pages in the other.
            { name: 'shared', test: saysFirstSentencesOnly, minShareCount: 2, maxModuleSize: 700 },
            ...Object.entries(CODE_TOGETHER).map(([name, test]) => ({ name, test })),
            { name: sentencesChunk },
          ],
        },
        // The first script names every chunk, and hashes do not compress: seven letters are 42 bits.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': API_SERVER,
      '/local': API_SERVER,
      // The API serves the catalogue's pictures, without file extensions; the shop's artwork in web/public has them.
      '^/images/[^.]+$': API_SERVER,
    },
  },
})
