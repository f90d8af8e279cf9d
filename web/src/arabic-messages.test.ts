/** Each room's sentences exist in both languages: a missing one fails the type check, and an English one fails here. */
import { OrderMove, OrderState } from '@baqala/contract/orders'
import { describe, expect, it, vi } from 'vitest'
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
import * as deliveryAr from './delivery/delivery.messages.ar.ts'
import * as deliveryEn from './delivery/delivery.messages.en.ts'
import * as homeAr from './home/home.messages.ar.ts'
import * as homeEn from './home/home.messages.en.ts'
import * as languageAr from './language.ar.ts'
import * as languageEn from './language.en.ts'
import * as ordersAr from './orders/orders.messages.ar.ts'
import * as ordersEn from './orders/orders.messages.en.ts'
import * as searchAr from './search/search.messages.ar.ts'
import * as searchEn from './search/search.messages.en.ts'
import * as uiAr from '@baqala/kit/ui/ui.messages.ar.ts'
import * as uiEn from '@baqala/kit/ui/ui.messages.en.ts'
import * as wishlistAr from './wishlist/wishlist.messages.ar.ts'
import * as wishlistEn from './wishlist/wishlist.messages.en.ts'

vi.mock('#language', () => import('./language.ar.ts'))
vi.mock('#messages/cart', () => import('./cart/cart.messages.ar.ts'))

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
  delivery: pair(deliveryEn, deliveryAr),
  filters: pair(filtersEn, filtersAr),
  home: pair(homeEn, homeAr),
  language: pair(languageEn, languageAr),
  orders: pair(ordersEn, ordersAr),
  search: pair(searchEn, searchAr),
  status: pair(statusEn, statusAr),
  ui: pair(uiEn, uiAr),
  wishlist: pair(wishlistEn, wishlistAr),
}

// What a sentence is asked with, unless any number or name will do.
const QUESTIONS: Readonly<Record<string, readonly unknown[]>> = {
  piecesAndPrice: [{ count: 2, price: 21.5, product: { unit: '1 كجم' } }],
  payment: ['cash', 'card'].flatMap((paymentMethodType) =>
    [true, false].map((isPaid) => ({ paymentMethodType, isPaid })),
  ),
  stateName: OrderState.options,
  confirmedState: OrderState.options,
  movedBy: OrderMove.shape.who.options,
}
// One number of each Arabic form, and a name.
const ANY = [0, 1, 2, 3, 11, 100, 1.5, 'كلمة']

/** All that a message can say: a text, the texts of a list, or the answers of a function. */
function textsOf(name: string, message: unknown): string[] {
  if (typeof message === 'function') {
    const parameters = Array.from({ length: 4 })
    return (QUESTIONS[name] ?? ANY).map((question) => String(message(...parameters.fill(question))))
  }
  if (typeof message !== 'object' || message === null) return [String(message)]
  return Object.entries(message).flatMap(([key, each]) => textsOf(key, each))
}

describe('the Arabic storefront', () => {
  it('is compared with the English one in each room', () => {
    const files: object[] = Object.values(import.meta.glob('./**/*.messages.ar.ts', { eager: true }))
    const compared = Object.values(ROOMS).map(([, arabic]) => arabic)
    expect(files.filter((file) => !compared.includes(file))).toEqual([])
  })

  it.each(Object.entries(ROOMS))('says in Arabic all that the English one says: %s', (_, [english, arabic]) => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.entries(ROOMS).filter(([room]) => room !== 'language'))(
    'has no Latin letters among its words: %s',
    (_, [, arabic]) => {
      const texts = Object.entries(arabic).flatMap(([name, message]) => textsOf(name, message))
      expect(texts.filter((text) => /\p{Script=Latin}/u.test(text.replace('Orange42', '')))).toEqual([])
    },
  )
})
