/** Writes sw.js, the service worker with the list of the files that it keeps, and sw-off.js, which removes it. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { type Bundle, entryOf } from './links.ts'

const WEB = resolve(import.meta.dirname, '..')
const DIST = join(WEB, 'dist')
// Digits and brands are Latin in Arabic too.
const KEPT = /\.(js|css)$|cairo-latin.*\.woff2$/
const ARABIC_LETTERS = /cairo-(arabic|digits).*\.woff2$/

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle(_, bundle) {
      const files = (kept: RegExp) => JSON.stringify(filesIn(bundle, kept))
      // Another page is another worker, or the browser would not fetch the page again.
      const pages = await Promise.all(['index.html', 'ar/index.html'].map((page) => readFile(join(DIST, page))))
      const drawings = (await readdir(join(WEB, 'public', 'images'))).filter((file) => file.endsWith('.svg')).sort()
      const lists = [
        `// ${createHash('sha256').update(Buffer.concat(pages)).digest('hex').slice(0, 8)}`,
        `const RELEASE = ${JSON.stringify(entryOf(bundle).fileName)}`,
        `const FILES = ${files(KEPT)}`,
        `const ARABIC_LETTERS = ${files(ARABIC_LETTERS)}`,
        `const DRAWINGS = ${JSON.stringify(drawings.map((file) => `/images/${file}`))}`,
      ]
      await writeFile(join(DIST, 'sw.js'), [...lists, await scriptOf('worker.ts')].join('\n'))
      await writeFile(join(DIST, 'sw-off.js'), await scriptOf('kill-switch.ts'))
    },
  }

  async function scriptOf(name: string): Promise<string> {
    const file = join(import.meta.dirname, 'worker', name)
    return (await transformWithOxc(await readFile(file, 'utf8'), file)).code
  }
}

function filesIn(bundle: Bundle, kept: RegExp): string[] {
  return Object.keys(bundle)
    .filter((file) => kept.test(file))
    .map((file) => `/${file}`)
    .sort()
}
