/** Renders screens to HTML in their loading state, without data of shoppers or products. Only the build runs this module. */
import { calls } from '@baqala/contract/calls'
import { paths } from '@baqala/contract/paths'
import type { ReactNode } from 'react'
import type { FirstPictures } from '../../shell/first-script.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { addressOfAny } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../api/stored-session.ts'
import { CARD_PICTURE_SIZES } from '../catalog/product/product-card.tsx'
import { GALLERY_PICTURE_SIZES } from '../catalog/product/product-gallery.tsx'
import { SERVED_BY_US, srcsetOf } from '@baqala/kit/ui/picture.tsx'
import { App } from './app.tsx'
import { type Screen, screens } from './screens.ts'

export { changeLanguage } from '@baqala/kit/language/language.ts'

export const prerendered = screens.filter(({ prerenderedFor }) => prerenderedFor)

/** The HTML of a screen. The code of a lazy screen must be loaded, or its fallback is rendered. */
export function render({ path, prerenderedFor }: Screen): string {
  storeToken(prerenderedFor === 'shopper' ? 'any' : null)
  const html = renderToString(
    <App router={({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
  )
  // The cache's timers would keep the build's process alive.
  queryClient.clear()
  return html
}

/** Attributes for the first script: the page's viewer, the guards' redirect and the first API calls. */
export function attributesOf({ access, prerenderedFor, firstCalls = [] }: Screen): string {
  const urlsFor = (caller: 'anyone' | 'shopper') =>
    firstCalls
      .map((name) => calls[name])
      .filter(({ access }) => access === caller)
      .map(addressOfAny)
      .join(' ')
  const attributes = {
    'prerendered-for': prerenderedFor,
    others: { shoppers: paths.login, visitors: paths.home, anyone: undefined }[access],
    calls: urlsFor('anyone'),
    'own-calls': urlsFor('shopper'),
  }
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
}

const FIRST_PICTURES: Partial<Record<string, string>> = {
  [paths.products]: CARD_PICTURE_SIZES,
  [paths.anyProductDetails]: GALLERY_PICTURE_SIZES,
}

export function firstPictures({ path }: Screen): FirstPictures | undefined {
  const sizes = FIRST_PICTURES[path]
  return sizes === undefined ? undefined : { sizes, srcset: srcsetOf('*'), resized: SERVED_BY_US.source }
}
