import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readCatalogueFiles } from '../../seed/catalogue-file.ts'
import blindQueries from './blind-queries.json' with { type: 'json' }
import { indexTheDemo } from './demo-index.testing.ts'
import { isArabic } from './words/fold.ts'
import { LABELLED, NOTHING } from './labelled-queries.testing.ts'
import { makeLexicon, readOwnRows } from './words/lexicon.ts'
import { SearchIndex } from './search-index.ts'
import secondBlindQueries from './second-blind-queries.json' with { type: 'json' }
import { search } from './search.ts'
import { wordsToGuess } from './understand.ts'

const BlindQueries = z.array(
  z.object({ q: z.string(), expect: z.array(z.string()), fallback: z.array(z.string()).default([]) }),
)
const index = await indexTheDemo()
const find = (typed: string) => search(typed, index)
const firstOf = (typed: string) => find(typed).ids[0]

/** Measures each search: the share of expected products among the first ten, and the rank of the first of them. */
function scoresOf(searches: readonly { typed: string; expected: readonly string[]; ten: readonly string[] }[]) {
  const scores = searches.map(({ typed, expected, ten }) => {
    const place = ten.findIndex((id) => expected.includes(id))
    const recall = expected.filter((id) => ten.includes(id)).length / expected.length
    return { typed, recall, reciprocal: place < 0 ? 0 : 1 / (place + 1) }
  })
  const mean = (key: 'recall' | 'reciprocal') => scores.reduce((sum, score) => sum + score[key], 0) / scores.length
  const missed = scores.filter(({ recall }) => recall < 1).map(({ typed }) => typed)
  return { recall: mean('recall'), reciprocal: mean('reciprocal'), missed: `not all of: ${missed.join(', ')}` }
}

describe('search', () => {
  test('finds what Egyptians type, in Arabic, Arabizi and English', () => {
    const searches = LABELLED.map(([typed, ...starts]) => {
      const ten = find(typed).ids.slice(0, 10)
      return { typed, expected: starts.map((start) => ten.find((id) => id.startsWith(start)) ?? start), ten }
    })
    const { recall, reciprocal, missed } = scoresOf(searches)
    expect(recall, missed).toBeGreaterThanOrEqual(0.97)
    expect(reciprocal).toBeGreaterThanOrEqual(0.92)
  })

  describe('finds what somebody asked, and nothing else for what a grocer has not', () => {
    test.each([
      ['before anything was mended by it', blindQueries, 29 / 32],
      ['from the titles and what shoppers type, after that', secondBlindQueries, 29 / 32],
    ])('%s', async (_, queries, leastSensible) => {
      const bySlug = await indexTheDemo(readOwnRows(), 'slug')
      const asked = BlindQueries.parse(queries).map((query) => ({
        ...query,
        ten: search(query.q, bySlug).ids.slice(0, 10),
      }))
      const goods = asked.filter(({ expect: expected }) => expected.length > 0)
      const { recall, reciprocal, missed } = scoresOf(
        goods.map((query) => ({ ...query, typed: query.q, expected: query.expect })),
      )
      expect(recall, missed).toBeGreaterThanOrEqual(0.97)
      expect(reciprocal).toBeGreaterThanOrEqual(0.92)
      const others = asked.filter(({ expect: expected }) => expected.length === 0)
      const sensible = others.filter(({ fallback, ten }) => ten.slice(0, 3).every((id) => fallback.includes(id)))
      expect(sensible.length / others.length).toBeGreaterThanOrEqual(leastSensible)
    })
  })

  test.each([
    ['توم', 'ثوم'],
    ['شرايح جبنة', 'شرائح جبنة'],
    ['عصاير ونكتار', 'عصائر ونكتار'],
    ['خضار طازة', 'خضار طازج'],
    ['سايل أطباق', 'سائل أطباق'],
  ])('finds for %s, as it is said, what %s finds, as it is written', (said, written) => {
    expect(find(said).ids).not.toEqual([])
    expect(find(written).ids).toEqual(find(said).ids)
  })

  test.each(NOTHING)('finds nothing for %s', (typed) => {
    expect(find(typed)).toEqual({ results: 0, ids: [], understood: [], isRelaxed: false })
  })

  test('the thing itself comes before what is made of it', () => {
    expect(firstOf('طماطم')).toBe('Baladi Tomatoes Red Ripe')
    expect(firstOf('milk')).toContain('Milk')
    expect(firstOf('لبن')).not.toBe('Milk Chocolate Creamy Bar')
  })

  test('what begins an English word of the shop is rather that, and else may begin a word in Arabizi', () => {
    for (const typed of ['tom', 'toma']) expect(firstOf(typed)).toBe('Baladi Tomatoes Red Ripe')
    expect(firstOf('bana')).toBe('Baladi Bananas Sweet Yellow')
    expect(find('moz')).toMatchObject({ ids: ['Baladi Bananas Sweet Yellow', expect.any(String)], understood: [] })
    expect(find('bat').ids).toEqual(expect.arrayContaining(['Baladi Duck Farm Raised', 'Frying Potatoes Washed Firm']))
    expect(firstOf('tof')).toBe('Red Apples Imported Crunchy')
  })

  test('the size decides between equals, and hides nothing', () => {
    expect(firstOf('رز ٥ كيلو')).toBe('Family Rice Egyptian Sack')
    expect(firstOf('rice 1 kg')).not.toBe('Family Rice Egyptian Sack')
    expect(find('5kg rice').ids).toContain('Egyptian Rice Medium Grain')
  })

  test('a litre and a half is one size', () => {
    for (const typed of ['لتر ونص زيت', 'زيت لتر و نص']) expect(firstOf(typed)).toBe('Corn Oil Frying Grade')
    expect(find('لتر ونص زيت').isRelaxed).toBe(false)
  })

  test('a size alone finds the products of that size', () => {
    for (const typed of ['2.5 kg', '٢,٥ كيلو', '٢،٥ كيلو'])
      expect(find(typed).ids).toEqual(['Washing Powder Automatic Lavender'])
  })

  test('says as what it read a word', () => {
    expect(find('قوطة').understood).toEqual([{ typed: 'قوطة', as: 'tomatoes' }])
    expect(find('laban').understood).toEqual([{ typed: 'laban', as: 'milk' }])
    expect(find('mozarella').understood).toEqual([{ typed: 'mozarella', as: 'mozzarella' }])
    expect(find('milk').understood).toEqual([])
  })

  describe('says it in Arabic to who reads Arabic', () => {
    test.each([
      ['قوطة', 'طماطم'],
      ['courgette', 'كوسة'],
      ['laban', 'لبن'],
      ['mozarella', 'موتزاريلا'],
      ['sabon mawa3een', 'سائل أطباق'],
    ])('%s is %s', (typed, as) => expect(search(typed, index, 'ar').understood).toEqual([{ typed, as }]))

    test('a label that differs from what was typed by its hamza alone says nothing new', () => {
      expect(search('جبنة اسطنبولي', index, 'ar').understood).toEqual([])
    })
  })

  test('every row of the shop has a label in both languages', () => {
    const labels = index.lexicon.labels.filter(({ en, ar }) => isArabic(en) || !isArabic(ar))
    expect(labels).toEqual([])
  })

  test('a good reading of Latin letters must be a word by itself: milc is milk, and no half of a milk shake', () => {
    expect(find('milc').understood).toEqual([{ typed: 'milc', as: 'milk' }])
  })

  test('where no product has all words, those with most of them come and it says so', () => {
    const { ids, isRelaxed } = find('لبن spaceship')
    expect(isRelaxed).toBe(true)
    expect(ids[0]).toContain('Milk')
  })

  test('a category alone never carries such an answer', () => {
    expect(find('dairy spaceship').ids).toEqual([])
  })

  describe('goods of the same category do not hide the thing that is asked for', () => {
    test.each([
      ['white rice', 'Egyptian Rice Medium Grain'],
      ['رز ابيض', 'Egyptian Rice Medium Grain'],
      ['أرز أبيض', 'Egyptian Rice Medium Grain'],
      ['brown rice', 'Egyptian Rice Medium Grain'],
      ['white pasta', 'Penne Pasta Durum Quills'],
      ['black coffee', 'Turkish Coffee Light Plain'],
      ['green coffee', 'Turkish Coffee Light Plain'],
      ['natural juice', 'Orange Juice Not Concentrate'],
    ])('%s', (typed, title) => {
      const { ids, isRelaxed } = find(typed)
      expect([ids[0], isRelaxed]).toEqual([title, true])
    })

    test.each([
      ['dairy', 12],
      ['breakfast', 12],
      ['meat', 4],
    ])('%s finds the goods of its category as before', (typed, count) => expect(find(typed).results).toBe(count))
  })

  describe('a list holds the goods of each item, in turn', () => {
    test.each([
      ['لبن وبيض', ['Full-Cream Milk Fresh Pasteurised', 'White Eggs Farm Fresh Tray']],
      ['عيش وجبنة', ['Baladi Bread Whole Wheat', 'Areesh Cheese Low Fat']],
      ['بيض وجبنة', ['White Eggs Farm Fresh Tray', 'Areesh Cheese Low Fat']],
      ['شاي والسكر', ['Tea Bags Black Classic', 'White Sugar Fine Crystals']],
      ['milk, eggs', ['Full-Cream Milk Fresh Pasteurised', 'White Eggs Farm Fresh Tray']],
      ['قوطة وخيار', ['Baladi Tomatoes Red Ripe', 'Baladi Cucumbers Small Crisp']],
      ['بسلة وجزر', ['Peas Carrots Frozen Dice']],
      ['شبت وبقدونس وكزبرة', ['Herb Bundle Mahshi Mix']],
    ])('%s', (typed, titles) => {
      const { ids, isRelaxed } = find(typed)
      expect([ids.slice(0, titles.length), isRelaxed]).toEqual([titles, false])
    })

    const MILK_CHICKEN_RICE = [
      'Full-Cream Milk Fresh Pasteurised',
      'Whole Chicken Fresh Cleaned',
      'Egyptian Rice Medium Grain',
    ]
    test.each(['milk chicken rice', 'لبن فراخ رز', 'milk chicken rice spaceship'])(
      'three things without any "and", %s, that no product has all of, are a list as well, and it says so',
      (typed) => {
        const { ids, isRelaxed } = find(typed)
        expect([ids.slice(0, 3), isRelaxed]).toEqual([MILK_CHICKEN_RICE, true])
      },
    )

    test('two things without any "and" are rather one: tea with mint', () => {
      expect(find('shay bel ne3na3').ids).toEqual(['Green Tea Mint Bags'])
    })

    test('a word that begins with the letter of "and" by nature stays whole', () => {
      expect(firstOf('ورق عنب')).toBe('Vine Leaves Mahshi Jar')
      expect(firstOf('محشي ورق عنب')).toBe('Vine Leaves Mahshi Jar')
    })

    test('a name with "and" in it is no list', () => {
      expect(find('head and shoulders').ids).toEqual(find('shampoo').ids)
    })

    test('an item that the shop has not leaves the others, and it says so', () => {
      const { ids, isRelaxed } = find('لبن ولابتوب')
      expect([ids[0], isRelaxed]).toEqual(['Full-Cream Milk Fresh Pasteurised', true])
    })

    test('what stands after "and" in a title is found by its own name', () => {
      expect(find('قوانص').ids).toEqual(['Chicken Liver Cleaned Fresh'])
    })
  })

  test.each(['كبيبة', 'كبي', 'سجادة', 'money', 'purse', 'pork'])(
    '%s is no guess at a word that only describes',
    (typed) => expect(find(typed).ids).toEqual([]),
  )

  test('beside a name a guess may describe', () => {
    expect(firstOf('مياه كبيرهه')).toBe('Family Water Large Bottles')
    expect(firstOf('lamoon m3asfar')).toBe('Pickled Lemons Safflower Stuffed')
  })

  test('a mistyped size is no other size', () => {
    expect(find('15L').ids).toEqual([])
  })

  test('signs of a query language are text', () => {
    for (const typed of ['%', '_', '\\', "'", '"milk"', 'milk;drop', '(milk', '* milk'])
      expect(() => find(typed)).not.toThrow()
    expect(find('"milk"').ids).toEqual(find('milk').ids)
  })

  test('a very long text costs no more than a short one finds', () => {
    expect(find(`milk ${'x'.repeat(10_000)}`).ids.length).toBeGreaterThan(0)
    expect(find('ا'.repeat(10_000)).ids).toEqual([])
  })

  test('a row of the shopkeeper makes a new name findable', async () => {
    expect(find('zalloum').ids).toEqual([])
    const taught = await indexTheDemo([...readOwnRows(), 'butter | زبدة | zalloum'])
    expect(search('zalloum', taught).ids[0]).toBe('Natural Butter Unsalted Block')
  })
})

test.each([
  ['gfk', 'لبن'],
  ['[fkm', 'جبنة'],
  ['ahd', 'شاي'],
  ['s;v', 'سكر'],
  ['fdq', 'بيض'],
  ['GFK', 'لبن'],
  ['Ahd', 'شاي'],
  ['Hv.', 'ارز'],
  ['Ysfh[jd', 'إسباجتي'],
  ['ةهمن', 'milk'],
  ['ؤاثثسث', 'cheese'],
  ['’÷/،', 'milk'],
  ['لآقثشي', 'bread'],
  ['لإثش', 'tea'],
  ['زاثثسث', 'cheese'],
])('%s, typed on the wrong keyboard, finds %s and says so', (typed, meant) => {
  expect(find(typed).ids).toEqual(find(meant).ids)
  expect(find(typed).ids.length).toBeGreaterThan(0)
  expect(find(typed).understood).toEqual([{ typed, as: meant }])
})

test.each([
  ['ؤاثثسي', 'cheese'],
  ['غخلاعقف', 'yogurt'],
])('%s, with a typing error as well, is read as %s', (typed, meant) => {
  const { ids, understood } = find(typed)
  expect([ids.length > 0, understood]).toEqual([true, [{ typed, as: meant }]])
})

test.each(['يثث', 'fvh]'])('%s is too little on the other keyboard to hold an error, too', (typed) => {
  expect(find(typed).ids).toEqual([])
})

const { categories } = await readCatalogueFiles()

describe('what is on sale', () => {
  const cut = categories
    .flatMap(({ products }) => products)
    .filter(({ priceAfterDiscount }) => priceAfterDiscount !== undefined)
  const isCut = (title: string) => cut.some((product) => product.title === title)

  const inArabizi = ['khasm', '5asm', '3orood', '3oroud', '3rood', 'el 3orood', 'el3orood', 'takhfid', 'ta5fidat']
  test.each(['offers', 'Sale', 'on sale', 'خصم', 'عروض', 'العروض', 'تخفيضات', 'اللي عليه خصم', ...inArabizi])(
    'is found by %s',
    (typed) => {
      const { results, ids, isRelaxed, understood } = find(typed)
      expect([results, isRelaxed, ids.every(isCut)]).toEqual([cut.length, false, true])
      expect(understood.at(-1)).toMatchObject({ as: 'products on sale' })
    },
  )

  test('begins with the biggest saving', () => {
    const savingOf = (title: string | undefined) => {
      const { price, priceAfterDiscount = price } = cut.find((product) => product.title === title) ?? { price: 1 }
      return 1 - priceAfterDiscount / price
    }
    const [first, second] = find('offers').ids
    expect(savingOf(first)).toBe(Math.max(...cut.map(({ title }) => savingOf(title))))
    expect(savingOf(second)).toBeLessThanOrEqual(savingOf(first))
  })

  test.each(['milk offers', 'عروض اللبن', 'خصم على لبن', 'uv,q hggfk', 'khasm 3ala el laban'])(
    'is kept of a thing by %s',
    (typed) => {
      const { ids } = find(typed)
      expect(ids).toEqual(find('milk').ids.filter(isCut))
      expect(ids.length).toBeGreaterThan(0)
    },
  )

  test('is said in the words of who asked', () => {
    expect(search('عروض اللبن', index, 'ar').understood).toEqual([{ typed: 'عروض', as: 'منتجات عليها خصم' }])
    expect(find('laban Offers').understood).toEqual([
      { typed: 'laban', as: 'milk' },
      { typed: 'Offers', as: 'products on sale' },
    ])
  })

  test('is no answer where the thing has its full price: the thing comes, and it says so', () => {
    const [full = ''] = find('arugula').ids
    expect(isCut(full)).toBe(false)
    expect(find('arugula offers')).toMatchObject({ ids: find('arugula').ids, isRelaxed: true, understood: [] })
  })

  test('is found by the other keyboard', () => {
    expect(find('uv,q')).toMatchObject({ results: cut.length, understood: [{ typed: 'uv,q', as: 'عروض' }] })
  })

  test('is not asked for by a word that the shop calls its goods by', async () => {
    const taught = new SearchIndex(await makeLexicon(readOwnRows()))
    const texts = {
      unit: '',
      titleAr: '',
      subcategory: '',
      subcategoryAr: '',
      brandAr: '',
      category: '',
      categoryAr: '',
    }
    taught.add({ ...texts, id: 'biscuits', hash: 0, title: 'Cream Biscuits', brand: 'Deal', sold: 0, saving: 0 })
    taught.add({ ...texts, id: 'tea', hash: 0, title: 'Black Tea', brand: 'Leaf', sold: 0, saving: 0.5 })
    expect([search('deal', taught).ids, search('offers', taught).ids]).toEqual([['biscuits'], ['tea']])
  })
})

test('of many words that the shop has not, four are read as others', () => {
  const typed = 'qwmilk zuchese xbred vjuce kteaa yrise lbutr'.split(' ')
  expect(wordsToGuess(typed, index).size).toBe(4)
  expect(wordsToGuess(['milk', 'cheese', ...typed], index).size).toBe(6)
})
