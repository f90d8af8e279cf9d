/**
 * Writes the pages in both languages: index.html, and each screen of src/app/screens.ts prerendered in its loading state, with its
 * style inside and links that preload its scripts and sentences. A phone shows it before the first script has loaded; the
 * application then hydrates it. The server reads screens.json, the map from paths to pages. A server that does not sends
 * index.html for all paths.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Language, LANGUAGES } from '@baqala/contract/language'
import { createServer, type Plugin } from 'vite'
import type * as renderer from '../src/app/prerender.tsx'
import { pageTexts } from './page-texts.ts'
import { chunksWith, entryOf, linksOf } from './links.ts'
import { manifestOf, pageOf } from './page.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const STYLE = '<link rel="stylesheet" href="/src/theme.css">'
// Text typed before hydration would be lost. Everything else can be read, and links work.
const CONTROLS = /<(?:form|input|button)\b/g

export function pages(): Plugin {
  return {
    name: 'pages',
    /** In development every address has the empty page, which Vite completes. */
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
          const page = pageOf({ language: 'en', script: '/src/main.tsx', links: [STYLE] })
          response.setHeader('content-type', 'text/html; charset=utf-8')
          server.transformIndexHtml(request.url ?? '/', page).then((html) => response.end(html), next)
        })
      }
    },
    async writeBundle(_, bundle) {
      const script = `/${entryOf(bundle).fileName}`
      const written: Record<string, string> = {}
      await withRenderer(async ({ prerendered, changeLanguage, render, attributesOf, firstPictures }) => {
        for (const language of LANGUAGES) {
          await changeLanguage(language)
          await write(language, 'site.webmanifest', manifestOf(language))
          await write(language, 'index.html', pageOf({ language, script, links: linksOf(bundle, language) }))
          for (const screen of prerendered) {
            const component = await screen.screen.load?.()
            const links = linksOf(bundle, language, component ? chunksWith(bundle, component.name) : [])
            const html = render(screen).replace(CONTROLS, '$& inert')
            // React throws such a part away in the browser, as an error of the page.
            if (html.includes('<!--$!-->')) throw new Error(`${screen.path} waits for code that comes later.`)
            const parts = { html, attributes: attributesOf(screen), pictures: firstPictures(screen) }
            const file = `screens/${/\w+/.exec(screen.path)?.[0] ?? 'Home'}.html`
            await write(language, file, pageOf({ language, script, links, screen: parts }))
            written[screen.path] = file
          }
        }
      })
      await writeFile(join(DIST, 'screens.json'), JSON.stringify(written))
    },
  }

  /** English pages stand in dist itself. */
  async function write(language: Language, name: string, text: string): Promise<void> {
    const file = join(DIST, language === 'en' ? '' : language, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Runs `work` with the storefront's components loaded in Node. */
async function withRenderer(work: (module: typeof renderer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root: ROOT,
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
