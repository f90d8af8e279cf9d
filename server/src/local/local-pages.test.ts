import { expect, test } from 'vitest'
import { languageOfPage } from '../http/language-of.ts'
import { lockedMailboxPage, mailboxPage } from './mailbox-page.ts'
import { paymentPage } from './payment-page.ts'

const payment = {
  id: 'local_1',
  reference: 'order',
  state: 'open',
  amount: 123_450,
  orderNumber: 10_001,
  description: '1 × لبن كامل الدسم 1 لتر',
  successUrl: 'http://localhost:3000/allorders',
  cancelUrl: 'http://localhost:3000/Cart',
} as const

const pages = {
  payment: paymentPage(payment, 'ar', true),
  'paid payment': paymentPage({ ...payment, state: 'paid' }, 'ar'),
  'expired payment': paymentPage({ ...payment, state: 'expired' }, 'ar'),
  mailbox: mailboxPage([], 'ar'),
  'locked mailbox': lockedMailboxPage('ar'),
}

test.each(Object.entries(pages))('the page "%s" holds no English for those who read Arabic', (_, page) => {
  expect(page).toContain('<html lang="ar" dir="rtl">')
  const words = page.replace(/<style>[^]*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ')
  expect(words.replaceAll('HTML', '')).not.toMatch(/[A-Za-z]{2,}/)
})

test('an amount is written as Egyptians write it', () => {
  expect(pages.payment).toContain('1,234.50\u00a0ج.م.')
  expect(paymentPage(payment, 'en')).toContain('<p class="amount">1,234.50\u00a0EGP</p>')
})

test('a page that the browser opens by itself is in the language of the storefront’s cookie', () => {
  expect(languageOfPage({ headers: { cookie: 'a=1; lang=ar' } })).toBe('ar')
  expect(languageOfPage({ headers: { cookie: 'lang=fr' } })).toBe('en')
  expect(languageOfPage({ headers: { 'accept-language': 'ar' } })).toBe('en')
})
