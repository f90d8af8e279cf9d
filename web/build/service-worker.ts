/** Writes sw.js, the service worker with the list of the files that it keeps, and sw-off.js, which removes it. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

// Fonts of other scripts are kept once they are used. Digits and brands are Latin in Arabic too.
const KEPT = {
  en: /\.(js|css)$|cairo-latin.*\.woff2$/,
  ar: /\.(js|css)$|cairo-(latin|arabic|digits).*\.woff2$/,
}

/** Each language has a worker of its own: sw.js comes, as a page does, in the language of the cookie. */
export function serviceWorker(language: 'en' | 'ar'): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const outputs = Object.values(bundle)
      const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry)
      const files = Object.keys(bundle).filter((file) => KEPT[language].test(file))
      const page = bundle['index.html']
      if (!entry || page?.type !== 'asset') throw new Error('The build has no entry chunk or no index.html.')
      const drawings = (await readdir(join(root, 'public', 'images'))).filter((file) => file.endsWith('.svg')).sort()
      const lists = [
        // Another page is another worker, or the browser would not fetch the page again.
        `// ${createHash('sha256').update(page.source).digest('hex').slice(0, 8)}`,
        `const LANGUAGE = ${JSON.stringify(language)}`,
        `const RELEASE = ${JSON.stringify(entry.fileName)}`,
        `const FILES = ${JSON.stringify(files.map((file) => `/${file}`).sort())}`,
        `const DRAWINGS = ${JSON.stringify(drawings.map((file) => `/images/${file}`))}`,
      ]
      await writeFile(join(dist, 'sw.js'), [...lists, await scriptOf('worker.ts')].join('\n'))
      await writeFile(join(dist, 'sw-off.js'), await scriptOf('kill-switch.ts'))
    },
  }

  async function scriptOf(name: string): Promise<string> {
    const file = join(root, 'worker', name)
    return (await transformWithOxc(await readFile(file, 'utf8'), file)).code
  }
}
