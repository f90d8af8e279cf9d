/** The pages of docs/pages, as the build reads them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@baqala/contract/language'
import { contact } from '../../shop.config.ts'
import { readPage } from './page-texts.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pages')
const NAMES = ['delivery-and-returns', 'help', 'privacy', 'terms']

const read = (name: string, language: 'en' | 'ar') =>
  readPage(readFileSync(path.join(FOLDER, `${name}.${language}.md`), 'utf8'), language, name)
const readText = (markdown: string) => readPage(`# Title\n\n${markdown}`, 'en', 'page.en.md')

describe('the shop’s pages', () => {
  test('are there in both languages, and no others', () => {
    const files = NAMES.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.md`))
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted())
  })

  test.each(NAMES)('%s says as much in Arabic as in English, and each placeholder is filled', (name) => {
    const [english, arabic] = [read(name, 'en'), read(name, 'ar')]
    const shapeOf = ({ text }: typeof english) => text.map((node) => (typeof node === 'string' ? node : node.tag))
    expect(shapeOf(arabic)).toEqual(shapeOf(english))
    expect(JSON.stringify([english, arabic])).not.toMatch(/\{\{|\}\}/)
    // The name of a shop may be of either gender: a verb that follows it would fit one.
    expect(readFileSync(path.join(FOLDER, `${name}.ar.md`), 'utf8')).not.toMatch(/^\{\{shop\}\} [\u0621-\u06ff]/m)
  })
})

test('privacy says that former phone numbers are kept, how many, and until when', () => {
  expect(JSON.stringify(read('privacy', 'en'))).toMatch(
    /up to five former ones are kept with the account until you delete/,
  )
  expect(JSON.stringify(read('privacy', 'ar'))).toMatch(/لحد خمس أرقام قديمة بتفضل مع الحساب لحد ما تمسحه/)
})

describe('a page', () => {
  test('takes the phone from shop.config.ts as a link that reads from left to right', () => {
    const { text } = readText('Call {{phone}}.')
    const number = { tag: 'bdi', inside: [contact.phone.replaceAll(' ', '\u00a0')] }
    const link = { tag: 'a', href: `tel:${contact.phone.replaceAll(' ', '')}`, inside: [number] }
    expect(text).toEqual([{ tag: 'p', inside: ['Call ', link, '.'] }])
  })

  test.each([
    ['a placeholder of nothing', '{{fax}}', 'shop.config.ts has nothing for {{fax}}'],
    ['HTML', 'A <img src=x onerror=alert(1)>', 'html'],
    ['HTML in a list', '- <div>Milk</div>', 'html'],
    ['a program in a list', '- Milk\n\n  ```\n  tea\n  ```', 'code'],
    ['a letter by its number', 'Salt &amp; Pepper', 'Salt &amp; Pepper'],
    ['an address that runs code', '[here](javascript:alert(1))', 'link'],
    ['an address of another host without its protocol', '[here](//example.com)', 'link'],
  ])('with %s fails the build', (_, markdown, why) => {
    expect(() => readText(markdown)).toThrow(why)
  })

  test('keeps what stands below a line of a list', () => {
    const inner = { tag: 'ul', inside: [{ tag: 'li', inside: ['Green'] }] }
    expect(readText('- Tea\n  - Green').text).toEqual([{ tag: 'ul', inside: [{ tag: 'li', inside: ['Tea', inner] }] }])
  })

  test('without a title fails the build', () => {
    expect(() => readPage('Words alone.', 'en', 'page.en.md')).toThrow('does not begin with its title')
  })
})
