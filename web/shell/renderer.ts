import { createServer } from 'vite'
import { pageTexts } from './page-texts.ts'
import type * as renderer from '../src/app/prerender.tsx'

/** Runs `work` with the storefront's components loaded in Node. */
export async function withRenderer(root: string, work: (module: typeof renderer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [pageTexts()],
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    // No socket for reloads: its port may be taken by `npm run dev`.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  // Some modules subscribe to events of the window when they are loaded.
  Object.assign(globalThis, { window: new EventTarget() })
  try {
    // ssrLoadModule is untyped.
    await work((await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof renderer)
  } finally {
    await vite.close()
    Reflect.deleteProperty(globalThis, 'window')
  }
}
