import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../web/shell/precompress.ts'

const API_SERVER = process.env.API_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), tailwind(), precompress()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome100', 'safari16'],
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One first chunk: a shared one's style sheet would come before admin.css, and turn the order of the layers round.
      output: { codeSplitting: { groups: [{ name: 'admin', tags: ['$initial'] }] } },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': API_SERVER } },
})
