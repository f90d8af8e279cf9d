/** Each room's sentences exist in both languages. A missing one does not compile; a needless or an English one fails here. */
import { OrderMove, OrderState } from '@baqala/contract/orders'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, describe, expect, it } from 'vitest'

type Sentences = Readonly<Record<string, unknown>>

const arabic = import.meta.glob<Sentences>(['./**/*.messages.ar.ts', '../../kit/src/**/*.messages.ar.ts'], {
  eager: true,
})
const english = import.meta.glob<Sentences>(['./**/*.messages.en.ts', '../../kit/src/**/*.messages.en.ts'], {
  eager: true,
})

// The parameters of a sentence, unless any number or name will do.
const QUESTIONS: Readonly<Record<string, readonly unknown[]>> = {
  piecesAndPrice: [{ count: 2, price: 21.5, product: { unit: '1 كجم' } }],
  payment: ['cash', 'card'].flatMap((paymentMethodType) =>
    [true, false].map((isPaid) => ({ paymentMethodType, isPaid })),
  ),
  moreFor: ['كلمة', ''],
  withDelivery: ['كلمة', ''],
  missing: ['كلمة'],
  deliveryIsOpen: ['كلمة', ''],
  notPaidYet: [{ id: 10_042 }, { id: 10_042, payableUntil: '2026-11-27T10:31:40Z' }],
  orderStands: [{ id: 10_042, totalOrderPrice: 50 }],
  orderNotOver: [{ id: 10_042, state: 'placed' }],
  ordersNotOver: [[{ id: 10_042 }, { id: 10_043 }]],
  stateName: OrderState.options,
  confirmedState: OrderState.options,
  movedBy: OrderMove.shape.who.options,
}
// One number of each Arabic form, and a name.
const ANY = [0, 1, 2, 3, 11, 100, 1.5, 'كلمة']
// Names that are Latin in every language.
const LATIN = /Orange42|JavaScript|Baqala|English/g

/** All that a message can say: a text, the texts of a list, or the answers of a function. */
function textsOf(name: string, message: unknown): string[] {
  if (typeof message === 'function') {
    const parameters = Array.from({ length: 4 })
    return (QUESTIONS[name] ?? ANY).map((question) => String(message(...parameters.fill(question))))
  }
  if (typeof message !== 'object' || message === null) return [String(message)]
  return Object.entries(message).flatMap(([key, each]) => textsOf(key, each))
}

beforeAll(() => changeLanguage('ar'))

describe('the Arabic storefront', () => {
  it('has the rooms of the English one', () => {
    expect(Object.keys(arabic).map((file) => file.replace('.ar.ts', '.en.ts'))).toEqual(Object.keys(english))
  })

  it.each(Object.keys(arabic))('says no more and no less than the English one: %s', (file) => {
    const [ours = {}, theirs = {}] = [arabic[file], english[file.replace('.ar.ts', '.en.ts')]]
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted())
  })

  it.each(Object.entries(arabic))('has no Latin letters among its words: %s', (_, sentences) => {
    const texts = Object.entries(sentences).flatMap(([name, message]) => textsOf(name, message))
    expect(texts.filter((text) => /\p{Script=Latin}/u.test(text.replace(LATIN, '')))).toEqual([])
  })
})
