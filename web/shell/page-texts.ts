/**
 * Reads the pages of docs/pages for the build: a Markdown file becomes a module of its title and its text, as plain data
 * (src/help/page-node.ts). Browsers get no Markdown parser and no HTML. A file with HTML, a placeholder that shop.config.ts does not fill,
 * or an address of another kind fails the build.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLanguage, type Language } from '@baqala/contract/language'
// Prettier formats these files, and its parser knows placeholders ("liquid").
import { parsers } from 'prettier/plugins/markdown'
import type { Plugin } from 'vite'
import { contact, shop } from '../../shop.config.ts'
import { callLink, mailLink, whatsappLink } from '../src/help/contact-links.ts'
import type { PageNode } from '../src/help/page-node.ts'

/** The parts that we read of a node of Prettier's syntax tree (https://github.com/syntax-tree/mdast). */
interface Markdown {
  readonly type: string
  readonly children?: readonly Markdown[]
  readonly value?: string
  readonly url?: string
  readonly depth?: number
  readonly ordered?: boolean
}

const NO_BREAK = '\u00a0'

export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    enforce: 'pre',
    async load(id) {
      const [, language] = /\.(\w+)\.md$/.exec(id) ?? []
      if (!isLanguage(language)) return undefined
      const { title, text } = await readPage(await readFile(id, 'utf8'), language, path.basename(id))
      return `export const title = ${JSON.stringify(title)}\nexport const text = ${JSON.stringify(text)}`
    },
  }
}

export async function readPage(markdown: string, language: Language, file: string) {
  // Casts: the options are for printing, and the tree is untyped.
  const root = (await parsers.markdown.parse(markdown, {} as never)) as Markdown
  const [heading, ...rest] = root.children ?? []
  const [title] = heading?.children ?? []
  if (heading?.depth !== 1 || title?.value === undefined) throw new Error(`${file} does not begin with its title.`)
  const values = placeholdersIn(language)
  return { title: title.value, text: rest.map(toNode) }

  function toNode(node: Markdown): PageNode {
    const { type, value = '', url = '', depth = 0, ordered = false, children = [] } = node
    const inside = (nodes = children) => nodes.map(toNode)
    if (type === 'text') return value.replaceAll('\n', ' ')
    if (type === 'liquidNode') return filled(value)
    if (type === 'paragraph') return { tag: 'p', inside: inside() }
    if (type === 'strong') return { tag: 'strong', inside: inside() }
    if (type === 'heading' && depth === 2) return { tag: 'h2', inside: inside() }
    if (type === 'list') return { tag: ordered ? 'ol' : 'ul', inside: inside() }
    // An item is one paragraph, whose element would only add space.
    if (type === 'listItem') return { tag: 'li', inside: inside(children.flatMap(({ children = [] }) => children)) }
    if (type === 'link' && /^(\/|https:\/\/)\w/.test(url)) return { tag: 'a', href: url, inside: inside() }
    throw new Error(`${file}: a page cannot show "${type}" ${value || url}.`)
  }

  function filled(placeholder: string): PageNode {
    const value = values[placeholder.slice(2, -2).trim()]
    if (!value) throw new Error(`${file}: shop.config.ts has nothing for ${placeholder}.`)
    return value
  }
}

/** The texts that stand for {{phone}} and the others. */
function placeholdersIn(language: Language): Readonly<Record<string, PageNode | undefined>> {
  const { phone, whatsapp, email, commercialRegister, taxNumber } = contact
  const inEither = {
    phone: phone && link(callLink(), phone),
    whatsapp: whatsapp && link(whatsappLink(), whatsapp),
    email: email && link(mailLink(), email),
    commercialRegister: commercialRegister && leftToRight(commercialRegister),
    taxNumber: taxNumber && leftToRight(taxNumber),
  }
  return language === 'ar'
    ? { ...inEither, shop: shop.nameAr, address: contact.addressAr, hours: contact.hoursAr, area: contact.areaAr }
    : { ...inEither, shop: shop.name, address: contact.address, hours: contact.hours, area: contact.area }
}

function link(href: string, words: string): PageNode {
  return { tag: 'a', href, inside: [leftToRight(words)] }
}

function leftToRight(words: string): PageNode {
  return { tag: 'bdi', inside: [words.replaceAll(' ', NO_BREAK)] }
}
