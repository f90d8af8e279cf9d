import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { shopPage } from './build/shop-page.ts'

const API_SERVER = process.env.API_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), shopPage(), prerender(), precompress()],
  build: {
    target: 'es2022',
    // The content security policy knows no data: fonts and scripts, and small files compress better on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every visit needs is one file: it compresses better than the dozen that later screens would share.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: {
      '/api': API_SERVER,
      '/local': API_SERVER,
      // The shop's own artwork has file endings and comes from web/public; the catalogue's pictures have none.
      '^/images/[^.]+$': API_SERVER,
    },
  },
})
