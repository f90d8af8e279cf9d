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
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One entry chunk compresses better than the dozen shared chunks that Vite would split off.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } },
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
