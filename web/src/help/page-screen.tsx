/** The pages of docs/pages, which the shopkeeper writes: open to everybody, and without a call to the server. */
import { paths } from '@baqala/contract/paths'
import { sentences } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { createElement, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import './help.css'
import type { Page, PageNode } from './page-node.ts'

const help = sentences<Page>({
  en: () => import('../../../docs/pages/help.en.md'),
  ar: () => import('../../../docs/pages/help.ar.md'),
})
const returns = sentences<Page>({
  en: () => import('../../../docs/pages/delivery-and-returns.en.md'),
  ar: () => import('../../../docs/pages/delivery-and-returns.ar.md'),
})
const privacy = sentences<Page>({
  en: () => import('../../../docs/pages/privacy.en.md'),
  ar: () => import('../../../docs/pages/privacy.ar.md'),
})
const terms = sentences<Page>({
  en: () => import('../../../docs/pages/terms.en.md'),
  ar: () => import('../../../docs/pages/terms.ar.md'),
})

const pages = { [paths.help]: help, [paths.returns]: returns, [paths.privacy]: privacy, [paths.terms]: terms }

export function PageScreen() {
  const { pathname } = useLocation()
  const opened = Object.entries(pages).find(([path]) => matchPath(path, pathname))
  const { title, text } = opened?.[1] ?? help
  return (
    <article key={pathname} className="panel page-text">
      <ScreenTitle>{title}</ScreenTitle>
      {createElement('div', null, ...text.map(toElement))}
    </article>
  )
}

function toElement(node: PageNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, inside } = node
  const children = inside.map(toElement)
  if (tag === 'bdi') return createElement(tag, { dir: 'ltr' }, ...children)
  if (href === undefined) return createElement(tag, null, ...children)
  if (href.startsWith('/')) return createElement(Link, { to: href, className: 'text-link' }, ...children)
  return createElement('a', { href, className: 'text-link' }, ...children)
}
