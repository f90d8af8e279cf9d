import { expect, test, vi } from 'vitest'
import { brandPages } from './brand-pages.ts'

vi.mock('#language', () => import('../language.ar.ts'))

test.each(['قهوة', 'قهوه', 'أهل القهوه', 'coffee'])('%s finds a brand, in any spelling of its name', (typed) => {
  const brands = [
    { name: 'Coffee People', nameAr: 'أهل القهوة' },
    { name: 'Siwa', nameAr: 'سيوة' },
  ]
  expect(brandPages(brands, typed, 1).shown.map(({ name }) => name)).toEqual(['Coffee People'])
})
