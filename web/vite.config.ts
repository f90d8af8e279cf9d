import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'
import { shopPage } from './build/shop-page.ts'

const API_SERVER = process.env.API_SERVER ?? 'http://localhost:3000'
// One build for each language. The condition makes `#messages/…` and `#field-sentences` of package.json mean the Arabic files.
const isArabic = process.env.STOREFRONT_LANGUAGE === 'ar'
const language = isArabic ? 'ar' : 'en'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), shopPage(language), prerender(isArabic), serviceWorker(language), precompress()],
  resolve: { conditions: [...(isArabic ? ['arabic'] : []), ...defaultClientConditions] },
  // Both builds share the shop's artwork, which the English one copies.
  publicDir: isArabic ? false : 'public',
  build: {
    outDir: isArabic ? 'dist/ar' : 'dist',
    target: 'es2022',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Sentences stand in the chunks that say them, not in the one of their noun.
    // One entry chunk compresses better than the dozen shared chunks that Vite would split off.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] },
        // The first script names every chunk, and hashes do not compress: six letters are 36 bits.
        chunkFileNames: 'assets/[name]-[hash:6].js',
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
