import { describe, expect, test } from 'vitest'
import * as says from './letters.messages.ar.ts'
import type { Letter, OrderFacts } from './letter.ts'
import { writeMail } from './letters.ts'

const shopUrl = 'https://baqala.example'
const ORDER_LETTERS = [
  'order placed',
  'order paid',
  'order changed',
  'time changed',
  'goods left out',
  'order on its way',
  'order not sent',
  'order not delivered',
  'order delivered',
  'order cancelled',
  'order refunded',
] as const
const facts: OrderFacts = {
  name: 'Mona',
  number: 10_001,
  lines: [{ title: 'Fresh Milk 1 litre', count: 2, price: 4650 }],
  total: 9300,
  address: '12 Talaat Harb Street, Cairo',
  payment: 'cash',
  isPaid: false,
}

test('an order’s letter tells what, how much and where to, in text and HTML alike', () => {
  const { subject, text, html } = writeMail({ kind: 'order placed', facts }, shopUrl, 'en')
  expect(subject).toBe('Baqala: we have your order (10001)')
  for (const words of [
    '2 ×',
    'Fresh Milk 1 litre',
    '93.00\u00a0EGP',
    '12 Talaat Harb Street, Cairo',
    `${shopUrl}/Orders`,
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
})

test('whoever pays in cash is asked to have it ready; whoever has paid is not', () => {
  const kind = 'order on its way'
  expect(writeMail({ kind, facts }, shopUrl, 'en').text).toContain('Please have 93.00\u00a0EGP in cash ready.')
  expect(writeMail({ kind, facts: { ...facts, payment: 'card', isPaid: true } }, shopUrl, 'en').text).not.toContain(
    'cash',
  )
})

test('a cancelled order tells whether money comes back, how and when', () => {
  const kind = 'order cancelled'
  expect(writeMail({ kind, facts }, shopUrl, 'en').text).toContain('You have nothing to pay.')
  expect(writeMail({ kind, facts: { ...facts, isPaid: true } }, shopUrl, 'en').text).toContain(
    'We send your 93.00\u00a0EGP back to your card within 7 days.',
  )
})

test('a cancelled order tells why, unless the reason is an address to visit', () => {
  const textOf = (why: string, language: 'en' | 'ar' = 'en') =>
    writeMail({ kind: 'order cancelled', facts: { ...facts, why } }, shopUrl, language).text
  expect(textOf('The street\nis flooded.')).toContain('\n\nWhy: The street is flooded.\n\nYou have nothing to pay.\n\n')
  expect(textOf('الشارع غرقان.', 'ar')).toContain('السبب: \u2068الشارع غرقان.\u2069')
  expect(textOf('Look at evil.example')).not.toContain('evil')
  expect(textOf('Look at evil.example')).toContain('\nYour order says why.\n')
})

test('an order whose time is open tells that we call, until it is on its way', () => {
  const letterOf = (kind: 'order placed' | 'order on its way', more: Partial<OrderFacts>) =>
    writeMail({ kind, facts: { ...facts, ...more } }, shopUrl, 'en').text
  expect(letterOf('order placed', { delivery: { fee: 0 } })).toContain('\nWe call you to agree on a time.\n')
  expect(letterOf('order placed', { isTimeOpen: true })).toContain('\nWe call you to agree on delivery: its time, and')
  for (const openTime of [{ isTimeOpen: true }, { delivery: { fee: 0 } }] as const)
    expect(letterOf('order on its way', openTime)).not.toContain('We call you')
  expect(letterOf('order placed', {})).not.toContain('We call you')
})

test('an order whose delivery is open says at each step that its total is not all there is to pay', () => {
  const letterOf = (kind: 'order placed' | 'order on its way', language: 'en' | 'ar', more: Partial<OrderFacts> = {}) =>
    writeMail({ kind, facts: { ...facts, isTimeOpen: true, ...more } }, shopUrl, language).text
  expect(letterOf('order placed', 'en')).toContain('its fee, which is not in this total.')
  expect(letterOf('order placed', 'en')).toContain('You pay 93.00\u00a0EGP and the delivery fee in cash')
  expect(letterOf('order on its way', 'en')).toContain('Please have 93.00\u00a0EGP and the delivery fee in cash ready.')
  const paid = { payment: 'card', isPaid: true } as const
  expect(letterOf('order on its way', 'en', paid)).toContain('paid already. The delivery fee is not in this total.')
  expect(letterOf('order placed', 'ar')).toMatch(/هتدفع .* ومصاريف التوصيل كاش/)
  expect(letterOf('order on its way', 'ar')).toMatch(/جهّز .* ومصاريف التوصيل كاش/)
  expect(letterOf('order on its way', 'ar', paid)).toContain(says.goodsArePaid)
})

test('an order to an area that costs nothing says that its delivery is free, and one whose fee is open does not', () => {
  const letterOf = (language: 'en' | 'ar', more: Partial<OrderFacts>) =>
    writeMail({ kind: 'order placed', facts: { ...facts, ...more } }, shopUrl, language)
  const { text, html } = letterOf('en', { delivery: { fee: 0 } })
  expect(text).toContain('\nDelivery: free\nTotal: 93.00\u00a0EGP\n')
  expect(html).toContain('>free</td>')
  expect(letterOf('ar', { delivery: { fee: 0 } }).text).toContain('التوصيل: مجاني\n')
  for (const more of [{ isTimeOpen: true }, {}] as const)
    expect(letterOf('en', more).text).not.toMatch(/Delivery:|free/)
})

test('what shoppers and suppliers typed is text in the letter, never markup', () => {
  const lines = [{ title: '<img src=x onerror=alert(1)> & Sons', count: 1, price: 100 }]
  const { html } = writeMail({ kind: 'order placed', facts: { ...facts, lines } }, shopUrl, 'en')
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; Sons')
  expect(html).not.toContain('<img')
})

const MARKUP = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const typed = {
  ...facts,
  name: MARKUP,
  secret: '48291037',
  address: MARKUP,
  lines: [{ title: MARKUP, count: 1, price: 100 }],
  allLeftOut: [{ title: MARKUP, titleAr: MARKUP, pieces: 1, of: 2 }],
  why: MARKUP,
  delivery: { fee: 0, note: MARKUP },
}
test.each([...(['welcome', 'reset code', 'password changed', 'email changed'] as const), ...ORDER_LETTERS])(
  'nothing that was typed is markup in the letter "%s"',
  (kind) => {
    const { subject, html } = writeMail({ kind, facts: typed }, shopUrl, 'en')
    expect(html).not.toMatch(/<img|<script|onerror=[^<]*>/)
    expect(subject).not.toContain('<')
  },
)

test('a name that is an advertisement is not passed on to whoever owns the address', () => {
  const { text, html } = writeMail({ kind: 'welcome', facts: { name: 'Win at evil.example' } }, shopUrl, 'en')
  expect(text + html).not.toContain('evil')
  expect(text).toContain('Hello,')
  expect(writeMail({ kind: 'welcome', facts: { name: 'منى' } }, shopUrl, 'en').text).toContain('Hello منى,')
})

test('the letters that confirm an order repeat what is wished if something runs out, and the note; later ones do not', () => {
  const delivery = { fee: 0, ifRunsOut: 'call', note: 'Third floor\nthe bell is broken' } as const
  const repeating = ORDER_LETTERS.filter((kind) =>
    writeMail({ kind, facts: { ...facts, delivery } }, shopUrl, 'en').text.includes(
      '\n\nIf something runs out, we call you first.\n\nYour note: Third floor the bell is broken\n\n',
    ),
  )
  expect(repeating).toEqual(['order placed', 'order paid', 'order changed'])
  expect(writeMail({ kind: 'order placed', facts }, shopUrl, 'en').text).not.toMatch(/runs out|note/)
})

test('a note that is an advertisement is not passed on to whoever owns the address', () => {
  const delivery = { fee: 0, note: 'Win at evil.example' }
  const { text, html } = writeMail({ kind: 'order placed', facts: { ...facts, delivery } }, shopUrl, 'en')
  expect(text + html).not.toContain('evil')
  expect(text).toContain('\nWe have your note.\n')
})

test('a note that names a phone to call is not passed on either, however it is typed; a floor and a flat are', () => {
  const textOf = (note: string) =>
    writeMail({ kind: 'order placed', facts: { ...facts, delivery: { fee: 0, note } } }, shopUrl, 'en').text
  for (const phone of ['01001234567', '+20 100-123-4567', '٠١٠٠ ١٢٣ ٤٥٦٧', '0.1.0.0/1.2.3', '０１００１２３４'])
    expect(textOf(`Your account is blocked, call ${phone}`)).toMatch(/^(?!.*blocked)[^]*\nWe have your note\.\n/)
  expect(textOf('Building 12, floor 3, flat 15')).toContain('\nYour note: Building 12, floor 3, flat 15\n')
})

test('a letter about a product left out that an older server wrote is sent by this one', () => {
  const leftOut = { title: 'Eggs', titleAr: 'بيض', pieces: 2, of: 3 }
  const of = (language: 'en' | 'ar') =>
    writeMail({ kind: 'goods left out', facts: { ...facts, leftOut } }, shopUrl, language).text
  expect(of('en')).toContain('We left out 2 of 3: Eggs. You do not pay for what is missing.')
  expect(of('ar')).toContain('شلنا من الطلب 2 من 3: \u2068بيض\u2069.')
})

test('a letter about an order that is still to come says where it goes; one about an order that is over does not', () => {
  const saysWhere = ORDER_LETTERS.filter((kind) =>
    writeMail({ kind, facts }, shopUrl, 'en').text.includes('Talaat Harb'),
  )
  expect(saysWhere).toEqual([
    ...['order placed', 'order paid', 'order changed', 'time changed'],
    ...['goods left out', 'order on its way', 'order not sent', 'order not delivered'],
  ])
})

describe('in Arabic', () => {
  const facts: OrderFacts = {
    name: 'منى',
    number: 10_001,
    lines: [{ title: 'لبن كامل الدسم 1 لتر', count: 2, price: 4650 }],
    total: 9300,
    address: '12 شارع طلعت حرب، القاهرة',
    payment: 'cash',
    isPaid: false,
  }
  // From 18:00 to half past eight.
  const slot = { fee: 1500, day: '2026-11-24', fromMinute: 18 * 60, untilMinute: 20 * 60 + 30, cashWith: 20_000 }
  const express = { fee: 4000, expressUntil: '2026-11-24T15:05:00Z' }
  const allLeftOut = [
    { title: 'Eggs', titleAr: 'بيض', pieces: 2, of: 3 },
    { title: 'Bread', titleAr: 'عيش', pieces: 1, of: 1 },
  ]
  const letters: readonly Letter[] = [
    { kind: 'welcome', facts },
    { kind: 'reset code', facts: { name: 'منى', secret: '123456' } },
    { kind: 'password changed', facts },
    { kind: 'email changed', facts },
    { kind: 'account deleted', facts: {} },
    ...ORDER_LETTERS.map((kind) => ({ kind, facts })),
    { kind: 'order placed', facts: { ...facts, delivery: slot } },
    { kind: 'order placed', facts: { ...facts, delivery: { fee: 0 } } },
    { kind: 'order placed', facts: { ...facts, isTimeOpen: true } },
    { kind: 'order on its way', facts: { ...facts, payment: 'card', isPaid: true, isTimeOpen: true } },
    { kind: 'order paid', facts: { ...facts, payment: 'card', isPaid: true, delivery: express } },
    { kind: 'order on its way', facts: { ...facts, payment: 'card', isPaid: true } },
    { kind: 'order cancelled', facts: { ...facts, isPaid: true, why: 'الشارع غرقان.' } },
    { kind: 'order refunded', facts: { ...facts, payment: 'card', isPaid: true } },
    ...(['call', 'replace', 'leave out'] as const).map((ifRunsOut) => {
      const delivery = { fee: 0, ifRunsOut, note: 'الدور التالت' }
      return { kind: 'order changed', facts: { ...facts, delivery } } as const
    }),
    { kind: 'goods left out', facts: { ...facts, allLeftOut } },
    { kind: 'goods left out', facts: { ...facts, allLeftOut, delivery: { fee: 0, ifRunsOut: 'replace' } } },
  ]

  test('who wished for something similar reads that the shop calls about it', () => {
    const sentence = 'هنكلّمك عليها وعلى سعرها'
    const written = (delivery: OrderFacts['delivery']) =>
      writeMail(
        { kind: 'goods left out', facts: { ...facts, allLeftOut, ...(delivery && { delivery }) } },
        shopUrl,
        'ar',
      ).text
    expect(written({ fee: 0, ifRunsOut: 'replace' })).toContain(sentence)
    expect(written({ fee: 0, ifRunsOut: 'leave out' })).not.toContain(sentence)
  })

  test.each(letters)(
    'the letter "$kind" runs from right to left, and holds no English but the shop’s name',
    (letter) => {
      const { subject, text, html } = writeMail(letter, shopUrl, 'ar')
      expect(html).toContain('<html lang="ar" dir="rtl">')
      expect(html).toContain('text-align:right')
      const lines = text.split('\n').filter((line) => !/^\d*$/.test(line))
      expect(lines.filter((line) => !line.startsWith('\u200f'))).toEqual([])
      const words = `${subject}\n${text.replaceAll(/https:\S+/g, '')}\n${html.replaceAll(/<[^>]*>|baqala\.example/g, ' ')}`
      expect(words.match(/[A-Za-z]{2,}/g) ?? []).toEqual(['Baqala'])
      expect(words).not.toMatch(/[٠-٩]/)
    },
  )

  test('the code stands alone on its line, is the only long number and can be copied without a mark', () => {
    const { text } = writeMail(
      { kind: 'reset code', facts: { name: 'منى', secret: '123456' } },
      `${shopUrl}:3000`,
      'ar',
    )
    expect(text.split('\n')).toContain('123456')
    expect(text.match(/\d{4,}/g)).toEqual(['123456'])
  })

  test('a delivery is told with its day, its hours and its fee', () => {
    const { text } = writeMail({ kind: 'order on its way', facts: { ...facts, delivery: slot } }, shopUrl, 'ar')
    expect(text).toMatch(/الثلاثاء، 24 نوفمبر .*6\sم .*8:30\sم/)
    expect(text).toContain(says.delivery)
    expect(text).toContain(says.egp(1500))
  })

  test('an express delivery is told with its latest moment, by Cairo’s clock', () => {
    const { text } = writeMail({ kind: 'order placed', facts: { ...facts, delivery: express } }, shopUrl, 'ar')
    expect(text).toContain(says.comesUntil({ at: new Date(express.expressUntil) }))
    expect(text).toMatch(/توصيل سريع: .*5:05\sم/)
  })

  test('a delivery without a time is agreed on by phone', () => {
    const { text } = writeMail({ kind: 'order placed', facts: { ...facts, delivery: { fee: 0 } } }, shopUrl, 'ar')
    expect(text).toContain(says.timeIsAgreedOn)
  })

  test('the courier’s change is told in cash, each amount apart from the words', () => {
    const change = `\u2068${says.egp(10_700)}\u2069`
    const cash = `\u2068${says.egp(20_000)}\u2069`
    for (const kind of ['order placed', 'order on its way'] as const) {
      const { text } = writeMail({ kind, facts: { ...facts, delivery: slot } }, shopUrl, 'ar')
      expect(text).toContain(change)
      expect(text).toContain(cash)
    }
  })

  test('who has paid is asked for no cash, and is told that money comes back', () => {
    const paid: OrderFacts = { ...facts, payment: 'card', isPaid: true }
    const { text } = writeMail({ kind: 'order on its way', facts: paid }, shopUrl, 'ar')
    expect(text).toContain(says.alreadyPaid)
    expect(text).not.toContain(says.haveCashReady(paid))
    const cancelled = writeMail({ kind: 'order cancelled', facts: paid }, shopUrl, 'ar')
    expect(cancelled.text).toContain(says.moneyOnItsWayBack(paid))
    expect(cancelled.text).not.toContain(says.nothingToPay)
  })
})
