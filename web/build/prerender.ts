/**
 * Prerenders the screens of src/app/screens.ts: writes an HTML page of each, in its loading state, with its style inlined and
 * links that preload its scripts. A phone shows it before the first script has loaded; the application then hydrates it.
 * The server reads screens.json, the map from paths to pages. A server that does not sends index.html for all paths.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, defaultServerConditions, minifySync, type Plugin, type Rolldown } from 'vite'
import type * as renderer from '../src/app/prerender.tsx'
import type { Screen } from '../src/app/screens.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

// Text typed before hydration would be lost. Everything else can be read, and links work.
const CONTROLS = /<(?:form|input|button)\b/g

export function prerender(isArabic: boolean): Plugin {
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
      const template = withInlineStyle(textOf(bundle, 'index.html'), bundle)
      const pages: Record<string, string> = {}
      await mkdir(join(dist, 'screens'), { recursive: true })
      await withRenderer(root, isArabic, async ({ prerendered, render, attributesOf, firstPicturesScript }) => {
        for (const screen of prerendered) {
          const file = `screens/${/\w+/.exec(screen.path)?.[0] ?? 'Home'}.html`
          const chunks = await chunksOf(screen, bundle)
          const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
          const html = render(screen).replace(CONTROLS, '$& inert')
          const links = [...[...styles].map(loadedLink), ...chunks.map(preloadLink)].join('')
          // One script and one style: the policy in the page's headers names each by its hash.
          const page = template
            .replace('<html ', `<html ${attributesOf(screen)} `)
            .replace('</script>', () => `${minifySync('inline.js', firstPicturesScript(screen)).code}</script>`)
            .replace('<script type="module"', '$& fetchpriority="low"')
            .replace('</style>', () => `${[...styles].map((file) => textOf(bundle, file).trim()).join('')}</style>`)
            .replace('</head>', `${links}</head>`)
            .replace('<div id="root"></div>', () => `<div id="root" data-waits>${html}</div>`)
          await writeFile(join(dist, file), page)
          pages[screen.path] = file
        }
      })
      await writeFile(join(dist, 'screens.json'), JSON.stringify(pages))
    },
  }
}

/** Runs `work` with the storefront's components loaded in Node. */
async function withRenderer(
  root: string,
  isArabic: boolean,
  work: (module: typeof renderer) => Promise<void>,
): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    // No socket for reloads: its port may be taken by `npm run dev`.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { resolve: { conditions: [...(isArabic ? ['arabic'] : []), ...defaultServerConditions] } },
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

/** The chunk that exports the screen's component, and its imports, without the entry chunk. */
async function chunksOf({ screen: { load } }: Screen, bundle: Bundle): Promise<Chunk[]> {
  if (!load) return []
  const { name } = await load()
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<Chunk>()
  const add = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) add(imported)
  }
  add(chunks.find(({ exports }) => exports.includes(name))?.fileName)
  if (found.size === 0) throw new Error(`No chunk of the build exports ${name}.`)
  return [...found]
}

function preloadLink({ fileName }: Chunk): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`
}

/** Keeps Vite's loader of chunks from loading a style that is inlined: it looks for a link. A disabled link loads nothing, and
 * the browser's preload scanner skips it for its media. */
function loadedLink(file: string): string {
  return `<link rel="stylesheet" media="not all" disabled href="/${file}">`
}

function withInlineStyle(page: string, bundle: Bundle): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
    return `<style>${textOf(bundle, file).trim()}</style>`
  })
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return output.source.toString()
}
