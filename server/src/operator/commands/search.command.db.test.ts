import { describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { listLogged } from '../../staff/log-list.queries.ts'
import { trySearches } from '../../search/try-search.ts'
import { addMisses } from '../../search/search.queries.ts'
import { addWords, describeMissing, describeSearch, describeWords, removeWords } from './search.command.ts'

const db = useTestDatabase()
const mona = { name: 'Mona' }
const tried = async (text: string) => (await trySearches(db(), [text], 10)).map(describeSearch).join()

describe('baqala search', () => {
  test('missing: what shoppers did not find, the most frequent first', async () => {
    expect(await describeMissing(db(), 50)).toBe('No search was without an answer in the last 90 days.')
    await addMisses(db(), new Map([['durian', 1]]))
    await addMisses(
      db(),
      new Map([
        ['كينوا', 3],
        ['durian', 1],
      ]),
    )
    const [headings, ...lines] = (await describeMissing(db(), 50)).split('\n')
    expect(headings).toMatch(/^times +last +typed$/)
    expect(lines).toEqual([
      expect.stringMatching(/^ +3 +20\d\d-\d\d-\d\d \d\d:\d\d +كينوا$/),
      expect.stringMatching(/^ +2 +20\d\d-\d\d-\d\d \d\d:\d\d +durian$/),
    ])
    expect((await describeMissing(db(), 1)).split('\n')).toHaveLength(2)
  })

  test('add: a product is found by the new name, and the shopkeeper sees it', async () => {
    await aProduct(db(), { title: 'Natural Butter Block', unit: '200 g' })
    expect(await tried('kerrygold 200g')).toMatch(
      /^typed +read as\nkerrygold +not known\n200 g +a size\n\nIt finds nothing\.$/,
    )
    const added = await addWords(db(), ['butter', 'زبدة | kerrygold'], mona)
    expect(added).toContain('Added: butter | زبدة | kerrygold\n')
    expect(added).toContain('\n  kerrygold: 1 product, first Natural Butter Block')
    expect(await tried('kerrygold 200g')).toMatch(
      /^kerrygold +butter\n200 g +a size\n\nIt finds 1 product:\nproduct +name\nproduct-\S+ +Natural Butter Block 200 g$/m,
    )
    expect(await describeWords(db())).toBe('butter | زبدة | kerrygold')
  })

  test('add: says so if no product carries any of the names', async () => {
    expect(await addWords(db(), ['sushi', 'سوشي'], mona)).toContain('No product for sale carries any of these names')
  })

  test('add: refuses what is no row, and changes nothing', async () => {
    const adding = (...names: string[]) => addWords(db(), names, mona)
    await expect(adding('kerrygold')).rejects.toThrow('A row needs two different names')
    // One name in two spellings.
    await expect(adding('زبدة', 'زبده')).rejects.toThrow('A row needs two different names')
    await expect(adding('butter', '؟؟')).rejects.toMatchObject({
      message: '"؟؟" is no name: it must have 1 to 5 words, and 60 letters at most.',
      said: { textAr: '«؟؟» مش اسم: لازم يكون من كلمة لـ5 كلمات، و60 حرف بالكتير.' },
    })
    await expect(adding('butter', 'one two three four five six')).rejects.toThrow('is no name')
    await expect(adding(...Array.from({ length: 21 }, (_, at) => `name${at}`))).rejects.toThrow('20 names at most')
    await adding('butter', 'kerrygold')
    await expect(adding('butter', 'kerrygold')).rejects.toThrow('The shop has this row already: butter | kerrygold')
    expect(await describeWords(db())).toBe('butter | kerrygold')
  })

  test('remove: by any of its names, in any spelling', async () => {
    expect(await describeWords(db())).toMatch(/^The shop has no rows of its own yet/)
    await addWords(db(), ['butter', 'زبدة لورباك'], mona)
    await addWords(db(), ['cream', 'كريمة'], mona)
    expect(await removeWords(db(), 'زبده لورباك', mona)).toContain('\n  butter | زبدة لورباك')
    expect(await describeWords(db())).toBe('cream | كريمة')
    expect(await listLogged(db(), { kind: 'words', limit: 9, offset: 0 })).toMatchObject([
      { who: 'Mona', what: 'words removed', name: 'butter | زبدة لورباك' },
      { who: 'Mona', what: 'words added', name: 'cream | كريمة' },
      { who: 'Mona', what: 'words added', name: 'butter | زبدة لورباك' },
    ])
    await expect(removeWords(db(), 'sushi', mona)).rejects.toThrow('No row that the shop added holds the name "sushi".')
    await expect(removeWords(db(), 'قوطة', mona)).rejects.toThrow('"قوطة" comes with the shop and stays (tomatoes |')
  })

  test('try: says that no product matches all words, and which word nobody knows', async () => {
    await aProduct(db(), { title: 'Whole Milk Fresh' })
    const text = await tried('لبن spaceship')
    expect(text).toMatch(/^لبن +milk\nspaceship +not known$/m)
    expect(text).toContain('No product matches all of it. The closest 1 product:')
  })
})
