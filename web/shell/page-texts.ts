/**
 * Reads the pages of docs/pages for the build: a Markdown file becomes a module of its title and its text, as plain data
 * (src/help/page-node.ts). Browsers get no Markdown parser and no HTML. A file with HTML, a placeholder that shop.config.ts does not fill,
 * or an address of another kind fails the build.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLanguage, type Language } from '@baqala/contract/language'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { contact, shop } from '../../shop.config.ts'
import { callLink, inOneLine, mailLink, whatsappLink } from '../src/help/contact-links.ts'
import type { Page, PageNode } from '../src/help/page-node.ts'

/** The parts that we read of a token of marked. */
interface Token {
  readonly type: string
  readonly raw: string
  readonly text?: string
  readonly depth?: number
  readonly ordered?: boolean
  readonly href?: string
  readonly items?: readonly Token[]
  readonly tokens?: readonly Token[]
}

const PLACEHOLDER = /(\{\{.*?\}\})/

export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    enforce: 'pre',
    async load(id) {
      const [, language] = /\.(\w+)\.md$/.exec(id) ?? []
      if (!isLanguage(language)) return undefined
      const { title, text } = readPage(await readFile(id, 'utf8'), language, path.basename(id))
      return `export const title = ${JSON.stringify(title)}\nexport const text = ${JSON.stringify(text)}`
    },
  }
}

/** Throws if the build has to fail: the reasons stand above. */
export function readPage(markdown: string, language: Language, file: string): Page {
  // Without GitHub's additions, which make links of bare addresses.
  const [heading, ...rest]: readonly Token[] = marked.lexer(markdown, { gfm: false })
  if (heading?.depth !== 1 || heading.text === undefined) throw new Error(`${file} does not begin with its title.`)
  const values = placeholdersIn(language)
  return { title: heading.text, text: inside(rest) }

  function inside(tokens: readonly Token[] = []): readonly PageNode[] {
    return tokens.flatMap(toNodes)
  }

  function toNodes(token: Token): readonly PageNode[] {
    const { type, raw, text = '', depth, href = '', ordered = false, items, tokens } = token
    if (type === 'space') return []
    // marked leaves &amp; as it is.
    if (type === 'text' && !/&#?\w+;/.test(text)) return filled(text)
    if (type === 'paragraph') return [{ tag: 'p', inside: inside(tokens) }]
    if (type === 'strong') return [{ tag: 'strong', inside: inside(tokens) }]
    if (type === 'heading' && depth === 2) return [{ tag: 'h2', inside: inside(tokens) }]
    if (type === 'list') return [{ tag: ordered ? 'ol' : 'ul', inside: inside(items) }]
    // An item is one paragraph, whose element would only add space.
    if (type === 'list_item') return [{ tag: 'li', inside: inside(tokens?.flatMap(insideParagraph)) }]
    if (type === 'link' && /^(\/|https:\/\/)\w/.test(href)) return [{ tag: 'a', href, inside: inside(tokens) }]
    throw new Error(`${file}: a page cannot show "${type}" ${raw}.`)
  }

  function filled(text: string): readonly PageNode[] {
    const parts = text.replaceAll('\n', ' ').split(PLACEHOLDER)
    return parts.filter(Boolean).map((part) => (PLACEHOLDER.test(part) ? valueOf(part) : part))
  }

  function valueOf(placeholder: string): PageNode {
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

function insideParagraph(token: Token): readonly Token[] {
  return /^(text|paragraph)$/.test(token.type) && token.tokens ? token.tokens : [token]
}

function link(href: string, words: string): PageNode {
  return { tag: 'a', href, inside: [leftToRight(words)] }
}

function leftToRight(words: string): PageNode {
  return { tag: 'bdi', inside: [inOneLine(words)] }
}
