/**
 * Writes a page for each screen beside index.html: the screen as it begins, drawn by React itself, with its style inside
 * and its scripts named, so that a phone shows it before the first script has come. The script then takes it over as it
 * stands. screens.json tells the server which address gets which page; one that does not know has index.html for all.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type Rolldown } from 'vite'
import { paths } from '../src/paths.ts'
import { CARD_SIZES, DETAILS_SIZES } from '../src/catalog/picture-sizes.ts'
import { srcSetOf } from '../src/ui/picture-source.ts'
import { insideScript } from './shop-page.ts'

interface DrawnScreen {
  readonly path: string
  /** Where it is no part of the first script. */
  readonly module?: string
  readonly for: 'shopper' | 'visitor'
  /** Spec 2: where the guard sends whoever it is not drawn for. Elsewhere the page is drawn anew. */
  readonly others?: string
}

const GUARDED = { for: 'shopper', others: paths.login } as const
const FOR_VISITORS = { for: 'visitor', others: paths.home } as const

const SCREENS: readonly DrawnScreen[] = [
  { path: paths.home, ...GUARDED },
  { path: paths.products, ...GUARDED },
  { path: paths.anyProductDetails, module: 'product-details-screen.tsx', ...GUARDED },
  { path: paths.categories, module: 'categories-screen.tsx', ...GUARDED },
  { path: paths.brands, module: 'brands-screen.tsx', ...GUARDED },
  { path: paths.cart, module: 'cart-screen.tsx', ...GUARDED },
  { path: paths.payment, module: 'payment-screen.tsx', ...GUARDED },
  { path: paths.wishlist, module: 'wishlist-screen.tsx', for: 'shopper' },
  { path: paths.login, module: 'login-screen.tsx', ...FOR_VISITORS },
  { path: paths.register, module: 'register-screen.tsx', ...FOR_VISITORS },
  { path: paths.forgotPassword, module: 'forgot-password-screen.tsx', for: 'visitor' },
  { path: paths.verifyCode, module: 'verify-code-screen.tsx', for: 'visitor' },
  { path: paths.resetPassword, module: 'reset-password-screen.tsx', for: 'visitor' },
]

interface Drawn {
  readonly root: string
  readonly behind: string
  readonly head: string
}

type Bundle = Rolldown.OutputBundle

interface Renderer {
  readonly drawFirstPaint: (address: string, isSignedIn: boolean) => Promise<string>
  readonly drawCartWithBlanks: () => string
}

export function firstPaint(): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const page = withStyleInside(textOf(bundle, 'index.html'), bundle)
      const pages: Record<string, string> = {}
      await mkdir(join(dist, 'screens'), { recursive: true })
      await withRenderer(root, async ({ drawFirstPaint, drawCartWithBlanks }) => {
        for (const screen of SCREENS) {
          const file = `screens/${/\w+/.exec(screen.path)?.[0] ?? 'Home'}.html`
          const drawn = {
            root: await drawFirstPaint(screen.path, screen.for === 'shopper'),
            behind: screen.path === paths.cart ? earlyCart(drawCartWithBlanks()) : '',
            head: firstPicturesOf(screen.path),
          }
          await writeFile(join(dist, file), pageOf(page, drawn, screen, scriptsOf(screen, bundle)))
          pages[screen.path] = file
        }
      })
      await writeFile(join(dist, 'screens.json'), JSON.stringify(pages))
    },
  }
}

/** The storefront's own components, run by Node. */
async function withRenderer(root: string, work: (renderer: Renderer) => Promise<void>): Promise<void> {
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

const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** The scripts are only named: early.js asks for them once what is drawn has been painted. */
function pageOf(page: string, drawn: Drawn, screen: DrawnScreen, scripts: readonly string[]): string {
  const others = screen.others ? ` data-others="${screen.others}"` : ''
  const named = [FIRST_SCRIPT.exec(page)?.[1], ...scripts.map((file) => `/${file}`)].join(' ')
  return page
    .replace(FIRST_SCRIPT, '')
    .replace('</head>', `${drawn.head}</head>`)
    .replace('<html ', `<html data-drawn-for="${screen.for}"${others} `)
    .replace('<div id="root"></div>', () => {
      return `<div id="root" inert data-scripts="${named}">${drawn.root}</div>${drawn.behind}`
    })
}

/** What our server makes of it: server/src/product-page.ts. */
function firstPicturesOf(path: string): string {
  const srcSet = srcSetOf('{picture}')
  if (path === paths.products) {
    const link = `<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${CARD_SIZES}" fetchpriority="high">`
    return `<!--for each first picture: ${link}-->`
  }
  if (path !== paths.anyProductDetails) return ''
  const parameters = `rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="${DETAILS_SIZES}"; fetchpriority=high`
  return `<!--with its first picture: ${parameters}-->`
}

function earlyCart(withBlanks: string): string {
  return `<template id="early-cart-drawn">${withBlanks}</template><script>${insideScript('early-cart.js')}</script>`
}

function withStyleInside(page: string, bundle: Bundle): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
    return `<style>${textOf(bundle, file).trim()}</style>`
  })
}

/** The screen's own script and what that imports, the first script excepted, which every page names. */
function scriptsOf({ module }: DrawnScreen, bundle: Bundle): string[] {
  if (!module) return []
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const add = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const imported of chunk.imports) add(imported)
  }
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))?.fileName)
  return [...found]
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return output.source.toString()
}
