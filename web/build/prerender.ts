/**
 * Prerenders the screens of src/app/screens.ts: writes a page for each beside index.html, as the screen is while it loads,
 * with its style inside and its scripts named. A phone shows it before the first script has come; the script hydrates it.
 * screens.json tells the server which path gets which page. A server that does not know it sends index.html for all.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type Rolldown } from 'vite'
import type * as renderer from '../src/app/prerender.tsx'
import type { Screen } from '../src/app/screens.ts'

type Bundle = Rolldown.OutputBundle

export function prerender(): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const template = withStyleInside(textOf(bundle, 'index.html'), bundle)
      const pages: Record<string, string> = {}
      await mkdir(join(dist, 'screens'), { recursive: true })
      await withRenderer(root, async ({ prerendered, render, attributesOf }) => {
        for (const screen of prerendered) {
          const file = `screens/${/\w+/.exec(screen.path)?.[0] ?? 'Home'}.html`
          const scripts = await scriptsOf(screen, bundle)
          const html = render(screen)
          const page = template
            .replace('<html ', `<html ${attributesOf(screen)} `)
            .replace('<script type="module"', '$& fetchpriority="low"')
            .replace('</head>', `${scripts.map(preloadLink).join('')}</head>`)
            .replace('<div id="root"></div>', () => `<div id="root" inert>${html}</div>`)
          await writeFile(join(dist, file), page)
          pages[screen.path] = file
        }
      })
      await writeFile(join(dist, 'screens.json'), JSON.stringify(pages))
    },
  }
}

/** Runs the storefront's own components in Node for as long as `work` takes. */
async function withRenderer(root: string, work: (module: typeof renderer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  // Modules that subscribe to events of the window find one. It never has any.
  Object.assign(globalThis, { window: new EventTarget() })
  try {
    // Vite cannot know the type of a module that it loads by its name.
    await work((await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof renderer)
  } finally {
    await vite.close()
    Reflect.deleteProperty(globalThis, 'window')
  }
}

/** The chunk that exports the screen's component, and the chunks it imports. The entry is named by every page anyway. */
async function scriptsOf({ screen: { load } }: Screen, bundle: Bundle): Promise<string[]> {
  if (!load) return []
  const { name } = await load()
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const add = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const imported of chunk.imports) add(imported)
  }
  add(chunks.find(({ exports }) => exports.includes(name))?.fileName)
  if (found.size === 0) throw new Error(`No chunk of the build exports ${name}.`)
  return [...found]
}

function preloadLink(file: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
}

function withStyleInside(page: string, bundle: Bundle): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
    return `<style>${textOf(bundle, file).trim()}</style>`
  })
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return output.source.toString()
}
