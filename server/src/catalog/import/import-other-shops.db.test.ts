import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { findCatalogueVersion } from '../catalog.queries.ts'
import { readCatalogue } from '../whole-catalogue.queries.ts'
import { aShopifyFile, aWooCommerceFile } from './read/formats/other-shops.testing.ts'
import { aCatalogueFolder, importFile } from './import.testing.ts'

const db = useTestDatabase()
const folder = await aCatalogueFolder()
const bring = async (content: string) => importFile(db(), folder, await folder.write('products.csv', content))
const products = async () => (await readCatalogue(db())).products
afterAll(() => folder.clear())

describe.each([
  [
    'Shopify',
    aShopifyFile,
    ['baladi-rice', 'ful-medames-400-g-chilli', 'ful-medames-400-g-plain', 'ful-medames-800-g-plain'],
  ],
  ['WooCommerce', aWooCommerceFile, ['feta-full-fat-500-g', 'loose-tea-fine-100-g', 'loose-tea-whole-250-g']],
])('a product file of %s', (_, file, slugs) => {
  test('comes in as it is, and the second time changes nothing', async () => {
    const { problems, done } = await bring(file())
    expect(problems).toEqual([])
    expect(done.added.map(({ slug }) => slug).sort()).toEqual(slugs)
    const version = await findCatalogueVersion(db())
    const again = await bring(file())
    expect([again.problems, again.done.unchanged]).toEqual([[], slugs.length])
    expect(await findCatalogueVersion(db())).toBe(version)
  })

  test('changes products that the shop has under other addresses and on other shelves, by their SKU', async () => {
    await bring(file())
    const [before] = await products()
    await aProduct(db(), { title: 'Own', category: 'Own aisle', subcategory: 'Own shelf' })
    await sql`
      update products p set slug = 'own-' || p.slug, price = p.price + 100, price_after_discount = null,
        category_id = own.category_id, subcategory_id = own.subcategory_id
      from products own where own.title = 'Own' and p.id <> own.id`.execute(db())
    const { problems, done } = await bring(file())
    expect(problems).toEqual([])
    expect([done.added.length, done.changed.length]).toEqual([0, slugs.length])
    const after = (await products()).find(({ id }) => id === before?.id)
    expect(after).toMatchObject({ slug: `own-${before?.slug}`, price: before?.price })
    const { categories } = await readCatalogue(db())
    expect(categories.find(({ id }) => id === after?.categoryId)?.name).toBe('Own aisle')
  })
})

test('a Shopify file without prices says which column it lacks, and changes prices where there are some', async () => {
  const bare = 'Title,Handle,Vendor,Type,Tags,Variant SKU\nJasmine Rice,jasmine-rice,Nile,Rice,"long, white",RICE-J\n'
  expect((await bring(bare)).problems).toEqual([
    'line 2, column Variant SKU: there is no product "RICE-J", and a new one needs a column Variant Price',
  ])
  await bring(aShopifyFile())
  expect((await bring('Handle,Variant Price\nbaladi-rice,170\n')).problems).toEqual([])
  expect((await products()).find(({ sku }) => sku === 'RICE-5KG')).toMatchObject({
    price: 17_000,
    title: 'Baladi Rice',
  })
})
