import { createServer } from 'vite'

/** What src/app/first-paint.tsx exports. */
export interface Renderer {
  readonly drawFirstPaint: (address: string, isSignedIn: boolean) => Promise<string>
  readonly drawCartWithBlanks: () => string
}

/** The storefront's own components, run by Node for as long as `work` takes. */
export async function withRenderer(root: string, work: (renderer: Renderer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  // What listens to its window hears nothing here.
  Object.assign(globalThis, { window: new EventTarget() })
  try {
    // The module says so itself.
    await work((await vite.ssrLoadModule('/src/app/first-paint.tsx')) as Renderer)
  } finally {
    await vite.close()
    Reflect.deleteProperty(globalThis, 'window')
  }
}
