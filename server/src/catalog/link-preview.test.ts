import type { Product } from '@baqala/contract/catalog'
import { expect, test } from 'vitest'
import { linkPreview } from './link-preview.ts'

const eggs: Product = {
  _id: '42',
  title: 'Baladi "Eggs" <b>',
  titleAr: 'بيض بلدي',
  description: 'Thirty eggs\n\nfrom  Fayoum.',
  descriptionAr: 'تلاتين بيضة.',
  images: [],
  imageCover: 'https://shop.example/images/eggs-1',
  price: 90,
  ratingsAverage: 0,
  category: { name: 'Dairy & Eggs' },
}
const reader = { origin: 'https://shop.example', language: 'en' } as const
const contents = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, ...tag]) => tag),
  )

test('a shared product is named, described and shown, at its whole address', () => {
  const html = linkPreview(eggs, reader)
  expect(html).toContain('<title>Baladi &#34;Eggs&#34; &#60;b&#62; · Baqala</title>')
  expect(html).not.toContain('<b>')
  expect(contents(html)).toEqual({
    description: 'Thirty eggs from Fayoum.',
    'og:type': 'product',
    'og:site_name': 'Baqala',
    'og:title': 'Baladi &#34;Eggs&#34; &#60;b&#62;',
    'og:description': 'Thirty eggs from Fayoum.',
    'og:image': 'https://shop.example/images/eggs-1',
    'og:image:alt': 'Baladi &#34;Eggs&#34; &#60;b&#62;',
    'og:url': 'https://shop.example/ProductDetails/42/Dairy%20%26%20Eggs?lang=en',
    'og:locale': 'en_US',
    'og:locale:alternate': 'ar_EG',
  })
})

test('in Arabic its words are Arabic, and English where the shop has written none', () => {
  const arabic = { ...reader, language: 'ar' } as const
  expect(contents(linkPreview(eggs, arabic))).toMatchObject({
    'og:site_name': 'بقالة',
    'og:title': 'بيض بلدي',
    'og:description': 'تلاتين بيضة.',
    'og:locale': 'ar_EG',
  })
  const { descriptionAr: _, ...unwritten } = eggs
  expect(contents(linkPreview(unwritten, arabic))).toMatchObject({ 'og:description': 'Thirty eggs from Fayoum.' })
})

test('a long description ends after a whole word', () => {
  const description = 'Sweet and ripe tomatoes. '.repeat(20)
  const shown = contents(linkPreview({ ...eggs, description }, reader))['og:description']
  expect(shown).toMatch(/ (Sweet|and|ripe|tomatoes\.)…$/)
  expect(shown?.length).toBeLessThanOrEqual(201)
})
