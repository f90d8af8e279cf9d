/** The pages that the shopkeeper writes, and the footer that leads to them. */
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { inOneLine } from './contact-links.ts'
import { contact } from '../../../shop.config.ts'
import { main, user } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'

const PAGES = [
  ['/Help', 'Help', 'المساعدة'],
  ['/Returns', 'Delivery and returns', 'التوصيل والمرتجعات'],
  ['/Privacy', 'Privacy', 'الخصوصية'],
  ['/Terms', 'Terms', 'الشروط'],
] as const

const findTitle = (name: string) => within(main()).findByRole('heading', { level: 1, name })
const footer = () => within(screen.getByRole('contentinfo'))

describe('the pages of the shop', () => {
  test.each(PAGES)(
    '%s is open to visitors, in the language they choose, without a call',
    async (path, title, arabic) => {
      renderShop(path, { token: null })
      await findTitle(title)
      await changeLanguage('ar')
      await findTitle(arabic)
      expect(within(main()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3)
      expect(address()).toBe(path)
      expect(plain.asked()).toEqual([])
    },
  )

  test('lead to each other, and put the focus on the title', async () => {
    renderShop('/Help')
    const [link = document.body] = await within(main()).findAllByRole('link', { name: 'Delivery and returns' })
    await user.click(link)
    const title = await findTitle('Delivery and returns')
    expect(address()).toBe('/Returns')
    await expect.poll(() => document.activeElement).toBe(title)
  })

  test('say how one can pay and how not, and that there are no promo codes', async () => {
    renderShop('/Help', { token: null })
    for (const words of [/Cash to the courier, or a card online.* not take InstaPay/, /no promo codes/])
      await within(main()).findByText(words)
    await changeLanguage('ar')
    for (const words of [/كاش للمندوب، أو أونلاين بالكارت.* مش بناخد إنستاباي/, /ما عندناش أكواد خصم/])
      await within(main()).findByText(words)
  })

  test.each(['/Help', '/Terms', '/Returns'])(
    '%s says of which orders the delivery is not in the total',
    async (path) => {
      renderShop(path, { token: null })
      await within(main()).findByText(/smallest (order|one) of (your|its) area, or without one of our areas.* its fee/)
      await changeLanguage('ar')
      await within(main()).findByText(/أقل من الحد الأدنى لمنطقت.* من غير منطقة من مناطقنا.*مصاريفه/)
    },
  )

  test('say when the money for a cancelled order comes back', async () => {
    renderShop('/Returns', { token: null })
    await within(main()).findByText(/order that you paid online is cancelled.* within 7 days/)
    await changeLanguage('ar')
    await within(main()).findByText(/طلب دفعته أونلاين اتلغى.* خلال 7 أيام/)
  })

  test('keep a phone number in one piece in an Arabic sentence', async () => {
    await changeLanguage('ar')
    renderShop('/Returns', { token: null })
    const link = await within(main()).findByRole('link', { name: inOneLine(contact.phone) })
    expect(link.getAttribute('href')).toBe('tel:+20201234567')
    expect(link.querySelector('bdi')?.dir).toBe('ltr')
  })
})

describe('the footer', () => {
  test('says how to reach the shop and who sells, and leads to the pages', async () => {
    renderShop('/nothing-here')
    const hrefOf = async (name: string) => (await footer().findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf(inOneLine(contact.phone))).toBe('tel:+20201234567')
    expect(await hrefOf(inOneLine(contact.whatsapp))).toBe('https://wa.me/201401234567')
    expect(await hrefOf(contact.email)).toBe('mailto:help@baqala.example')
    for (const words of [contact.address, contact.hours, contact.commercialRegister, contact.taxNumber])
      footer().getByText(words)
    for (const [path, title] of PAGES) expect(await hrefOf(title)).toBe(path)
  })

  test('says it in Arabic, too', async () => {
    await changeLanguage('ar')
    renderShop('/nothing-here', { token: null })
    await footer().findByText(contact.addressAr)
    footer().getByText(contact.hoursAr)
    expect(footer().getByRole('link', { name: inOneLine(contact.phone) }).dir).toBe('ltr')
  })
})

test('/Login shows a visitor what is sold, where and when', async () => {
  renderShop('/Login', { token: null })
  await within(main()).findByText('Groceries to your door in Cairo. Every day, 9:00\u2060–\u206023:00')
  expect(main().querySelector('img')).not.toBeNull()
})
