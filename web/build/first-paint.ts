/**
 * Writes a page for each screen beside index.html: the screen as it begins, drawn by React itself, with its style inside
 * and its scripts named, so that a phone shows it before the first script has come. The script then takes it over as it
 * stands. screens.json tells the server which address gets which page; one that does not know has index.html for all.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { scriptsOf, textOf, withStyleInside } from './bundle.ts'
import { drawnPage } from './drawn-page.ts'
import { DRAWN_SCREENS } from './drawn-screens.ts'
import { withRenderer } from './renderer.ts'

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
      await withRenderer(root, async (renderer) => {
        for (const screen of DRAWN_SCREENS) {
          const file = `screens/${/\w+/.exec(screen.path)?.[0] ?? 'Home'}.html`
          await writeFile(join(dist, file), await drawnPage(page, screen, scriptsOf(screen.module, bundle), renderer))
          pages[screen.path] = file
        }
      })
      await writeFile(join(dist, 'screens.json'), JSON.stringify(pages))
    },
  }
}
