import { describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '../../../seed/catalogue-file.ts'
import { detachAnd } from './conjunctions.ts'
import { indexTheDemo } from '../demo-index.testing.ts'
import { makeLexicon, readOwnRows } from './lexicon.ts'
import { search } from '../search.ts'
import { nameStemOf } from './stems.ts'
import { wordsOf } from './tokens.ts'

/**
 * Later words of the demo's Arabic titles that name the product nevertheless: its kind (جبنة قريش), or what it tastes of. All
 * names of such a thing find the product, so a word that only describes must not be among them: مكعبات (cubes) sold beef as
 * stock cubes.
 */
const NAMING_LATER = new Set(
  `بلطي بوري كندوز بقري ضاني مفرومه فراخ اسطنبولي قريش براميلي دمياطي رومي شيدر جبنه فينو مشلتت بسمتي قلم اسباجتي كشري مدمس
   كنافه طعميه شعير سوبيا فتله برجموت بابونج محوج فويل الومنيوم جلسرين اطفال مجمد مجمده مبيض شاي محشي شعر بيتزا مانجو جوافه
   تفاح برتقال فراوله تين عجوه قصب جزر نعناع سمسم فستق بندق مكسرات فانيليا مستكه يانسون ليمون زيتون زيت طحينه صلصه طماطم
   شوكولاته سمنه زبده لبن ملح شطه ارز قوانص مطهر طازج طازه`
    .split(/\s+/)
    .map(nameStemOf),
)

const index = await indexTheDemo()

describe('the lexicon', () => {
  test('a product carries no name that is a mere later word of its title', async () => {
    const { categories } = await readCatalogueFiles()
    const lexicon = await makeLexicon(readOwnRows())
    const titles = categories.flatMap(({ products }) =>
      products.map(({ titleAr }) => detachAnd(wordsOf(titleAr), lexicon.knows)),
    )
    const later = titles.flatMap((words) => {
      const namings = lexicon.namesCarriedBy(words)
      const notMeantAt = new Set(namings.flatMap((naming) => naming.notMeantAt))
      return namings
        .filter(({ from, length, isKind }) => length === 1 && from > 0 && !isKind && !notMeantAt.has(from))
        .map(({ from }) => words[from] ?? '')
    })
    const unknown = later.filter((word) => !NAMING_LATER.has(nameStemOf(word)))
    expect([...new Set(unknown)]).toEqual([])
  })

  test.each([
    'مش',
    'red bull',
    'redbull',
    'la vache',
    'fel fel',
    'maggi',
    'ماجي',
    'knorr',
    'basa',
    'ببرونة',
    'alcohol',
    'grapes',
    'cauliflower',
    'قرنبيط',
    'talc',
  ])('the shop has no %s, and sells nothing else as that', (typed) => expect(search(typed, index).ids).toEqual([]))

  test.each([
    ['paper', 'Toilet Paper Three Ply'],
    ['سمنة فلاحي', 'Baladi Ghee Buffalo Samna'],
    ['زبادي فلاحي', 'Baladi Yogurt Set Cup'],
    ['tissue', 'Facial Tissues Soft Boxes'],
    ['فاين', 'Facial Tissues Soft Boxes'],
    ['مناديل ورق', 'Facial Tissues Soft Boxes'],
    ['مناديل حمام', 'Toilet Paper Three Ply'],
    ['cleaned fish', 'Bolti Fish Fresh Tilapia'],
    ['سمك منظف', 'Bolti Fish Fresh Tilapia'],
    ['سمك طازة', 'Bolti Fish Fresh Tilapia'],
    ['درة', 'Sweet Corn Whole Kernels'],
    ['kornflix', 'Corn Flakes Golden Toasted'],
  ])('%s is first of all that thing', (typed, title) => expect(search(typed, index).ids[0]).toBe(title))

  test('a brand for paper tissues means no wipes', () => {
    expect(search('فاين', index).ids).not.toContain('Baby Wipes Water Based')
  })

  test('a maker of butter and cheese beside mozzarella leaves mozzarella alone', () => {
    expect(search('موتزاريلا بريزيدون', index).ids).toEqual(['Shredded Mozzarella Pizza Blend'])
  })

  test.each([
    ['fish fillet', 'Bolti Fish Fresh Tilapia'],
    ['فيليه سمك', 'Bolti Fish Fresh Tilapia'],
    ['white fish', 'Bolti Fish Fresh Tilapia'],
    ['لبن بودرة', 'Full-Cream Milk Fresh Pasteurised'],
    ['فلفل اسود مطحون', 'Baharat Mix Seven Spices'],
    ['roz bel laban', 'Egyptian Rice Medium Grain'],
    ['ruz bel laban', 'Egyptian Rice Medium Grain'],
    ['milk powder', 'Full-Cream Milk Fresh Pasteurised'],
  ])('%s, which the shop has not, is answered by what stands in for it', (typed, title) => {
    const { ids, isRelaxed } = search(typed, index)
    expect([ids[0], isRelaxed]).toEqual([title, true])
  })

  test('a thing that the shop has is not answered by its stand-in', async () => {
    const rows = [...readOwnRows(), 'sugar | سكر | <basbousa']
    expect(search('basbousa', await indexTheDemo(rows)).ids[0]).toBe('Basbousa Tray Hazelnut Semolina')
  })
})
