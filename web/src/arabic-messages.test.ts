/** Each room's sentences exist in both languages: a missing one fails the type check, and an English one fails here. */
import { describe, expect, it } from 'vitest'
import * as appAr from './app/app.messages.ar.ts'
import * as appEn from './app/app.messages.en.ts'
import * as statusAr from './app/shop-status.messages.ar.ts'
import * as statusEn from './app/shop-status.messages.en.ts'
import * as authAr from './auth/auth.messages.ar.ts'
import * as authEn from './auth/auth.messages.en.ts'
import * as cartAr from './cart/cart.messages.ar.ts'
import * as cartEn from './cart/cart.messages.en.ts'
import * as catalogAr from './catalog/catalog.messages.ar.ts'
import * as catalogEn from './catalog/catalog.messages.en.ts'
import * as filtersAr from './catalog/filters.messages.ar.ts'
import * as filtersEn from './catalog/filters.messages.en.ts'
import * as homeAr from './home/home.messages.ar.ts'
import * as homeEn from './home/home.messages.en.ts'
import * as languageAr from './language.ar.ts'
import * as languageEn from './language.en.ts'
import * as ordersAr from './orders/orders.messages.ar.ts'
import * as ordersEn from './orders/orders.messages.en.ts'
import * as searchAr from './search/search.messages.ar.ts'
import * as searchEn from './search/search.messages.en.ts'
import * as uiAr from './ui/ui.messages.ar.ts'
import * as uiEn from './ui/ui.messages.en.ts'
import * as wishlistAr from './wishlist/wishlist.messages.ar.ts'
import * as wishlistEn from './wishlist/wishlist.messages.en.ts'

/** The same names with the same parameters; texts may differ. */
type Translation<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...args: never) => unknown
      ? English[Name]
      : English[Name] extends readonly string[]
        ? readonly string[]
        : Translation<English[Name]>
}

function pair<English extends object>(english: English, arabic: Translation<English>): [object, object] {
  return [english, arabic]
}

const ROOMS = {
  app: pair(appEn, appAr),
  auth: pair(authEn, authAr),
  cart: pair(cartEn, cartAr),
  catalog: pair(catalogEn, catalogAr),
  filters: pair(filtersEn, filtersAr),
  home: pair(homeEn, homeAr),
  language: pair(languageEn, languageAr),
  orders: pair(ordersEn, ordersAr),
  search: pair(searchEn, searchAr),
  status: pair(statusEn, statusAr),
  ui: pair(uiEn, uiAr),
  wishlist: pair(wishlistEn, wishlistAr),
}

describe('the Arabic storefront', () => {
  it.each(Object.entries(ROOMS))('says in Arabic all that the English one says: %s', (_, [english, arabic]) => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.entries(ROOMS).filter(([room]) => room !== 'language'))(
    'has no Latin letters among its words: %s',
    (_, [, arabic]) => {
      const texts = Object.values(arabic).filter((text): text is string => typeof text === 'string')
      expect(texts.filter((text) => /\p{Script=Latin}/u.test(text.replace('Orange42', '')))).toEqual([])
    },
  )
})
