import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { brandPages } from './brand-pages.ts'

beforeAll(() => changeLanguage('ar'))

test.each(['قهوة', 'قهوه', 'أهل القهوه', 'coffee'])('%s finds a brand, in any spelling of its name', (typed) => {
  const brands = [
    { name: 'Coffee People', nameAr: 'أهل القهوة' },
    { name: 'Siwa', nameAr: 'سيوة' },
  ]
  expect(brandPages(brands, typed, 1).shown.map(({ name }) => name)).toEqual(['Coffee People'])
})
