/** What the pages take from the bundle: a file's text, the style to put inside, the scripts to name. */
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

export function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return output.source.toString()
}

export function withStyleInside(page: string, bundle: Bundle): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
    return `<style>${textOf(bundle, file).trim()}</style>`
  })
}

/** The script of a screen's `module` and what that imports, the first script excepted, which every page names. */
export function scriptsOf(module: string | undefined, bundle: Bundle): string[] {
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
