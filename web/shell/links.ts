/** The links of a page to the files of the build. */
import type { Language } from '@baqala/contract/language'
import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

// Left out of the style inside a page, whose first packets are full: licences, and Tailwind's reset of fields for dates and files, which
// the storefront has nowhere. The sheets themselves keep them.
const LEFT_OUT = /\/\*!.*?\*\/\s*|(?<=[{}])::(?:-webkit-(?:date|calendar)[\w-]*|file-selector-button)\{[^{}]*\}/g
// Arabic pages write Latin digits.
const FONTS = { en: [/cairo-latin/], ar: [/cairo-arabic/, /cairo-digits/] }

/** Links to the style, the letters and the sentences of the application. `chunks` are those of a screen, whose style is inlined. */
export function linksOf(bundle: Bundle, language: Language, chunks?: readonly Chunk[]): string[] {
  const entry = entryOf(bundle)
  const fonts = FONTS[language].map((font) => fileOf(bundle, font))
  const style = fileOf(bundle, /^assets\/style-.*\.css$/)
  const screenStyle = (chunks ?? []).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const words = sentencesOf(bundle, entry, language)
  const screenWords = (chunks ?? []).flatMap((chunk) => sentencesOf(bundle, chunk, language))
  const [first] = words
  if (!first || words.length > 1 || first.imports.some((file) => file !== entry.fileName))
    throw new Error(
      `A page would wait for more than one chunk of sentences: ${words.flatMap(({ imports }) => imports).join()}`,
    )
  return [
    chunks ? styleElement(bundle, [style, ...screenStyle]) : `<link rel="stylesheet" crossorigin href="/${style}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ...screenStyle.map(loadedLink),
    moduleLink(first, ' id="sentences"'),
    ...unique([...(chunks ?? []), ...screenWords])
      .filter((chunk) => chunk !== first)
      .map((chunk) => moduleLink(chunk)),
  ]
}

export function entryOf(bundle: Bundle): Chunk {
  const entry = chunksIn(bundle).find(({ isEntry, name }) => isEntry && name === 'index')
  if (!entry) throw new Error('The build has no entry chunk.')
  return entry
}

/** The chunk that exports a component, and its imports, without the entry chunk. */
export function chunksWith(bundle: Bundle, component: string): Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(chunksIn(bundle).find(({ fileName }) => fileName === file))
  }
  add(chunksIn(bundle).find(({ exports }) => exports.includes(component)))
  if (found.size === 0) throw new Error(`No chunk of the build exports ${component}.`)
  return [...found]
}

/** The chunks of the sentences that a chunk registers (kit/src/language). */
function sentencesOf(bundle: Bundle, { dynamicImports }: Chunk, language: Language): Chunk[] {
  return chunksIn(bundle).filter(
    ({ fileName, moduleIds }) =>
      dynamicImports.includes(fileName) &&
      moduleIds.some((id) => id.endsWith(`.messages.${language}.ts`) || id.endsWith(`.${language}.md`)),
  )
}

function chunksIn(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

function styleElement(bundle: Bundle, files: readonly string[]): string {
  const sheets = unique(files).map((file) => textOf(bundle, file).replace(LEFT_OUT, ''))
  return `<style>${sheets.join('')}</style>`
}

function fileOf(bundle: Bundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((each) => pattern.test(each))
  if (file === undefined) throw new Error(`The build has no ${pattern}.`)
  return file
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return output.source.toString().trim()
}

/** Keeps Vite's loader of chunks from loading a style that is inlined: it looks for a link. A disabled link loads nothing, and
 * the browser's preload scanner skips it for its media. */
function loadedLink(file: string): string {
  return `<link rel="stylesheet" media="not all" disabled href="/${file}">`
}

function moduleLink({ fileName }: Chunk, attributes = ''): string {
  return `<link rel="modulepreload"${attributes} fetchpriority="low" crossorigin href="/${fileName}">`
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
