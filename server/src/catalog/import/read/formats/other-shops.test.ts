import { describe, expect, test } from 'vitest'
import { readCsv } from '../read-csv.ts'
import { aShopifyFile, aWooCommerceFile } from './other-shops.testing.ts'

const read = async (content: string) => {
  const { rows, notes, unread } = await readCsv(content, 'products.csv')
  return { rows, unread, notes: notes.map(({ text }) => text) }
}

describe('a product file of Shopify', () => {
  test('gives a product of each variant, with the size as its unit and the other options in its title', async () => {
    const [plain, chilli, large] = (await read(aShopifyFile())).rows
    expect(plain).toMatchObject({
      place: 'line 2',
      ifNew: { slug: 'ful-medames-400-g-plain', category: 'Canned & Jarred', subcategory: 'Beans', brand: 'Unbranded' },
      cells: {
        ...{ title: 'Ful Medames & Cumin Plain', unit: '400 g', description: 'Slow-cooked.\n\n• No salt' },
        ...{ price: '18.5', priceAfterDiscount: '', brand: 'Sabah El Ful', sku: 'FUL-400', barcode: "'6221000000011" },
        ...{ stock: '24', pictures: 'https://pictures.example/ful.jpg|https://pictures.example/ful-back.jpg' },
      },
    })
    expect(plain?.heading('price')).toBe('Variant Price')
    expect(chilli?.cells).toMatchObject({ title: 'Ful Medames & Cumin Chilli', stock: '0', unit: '400 g' })
    expect(chilli?.cells.pictures).toMatch(/^https:\/\/pictures\.example\/chilli\.jpg\|/)
    expect(large?.cells).toMatchObject({ unit: '800 g', price: '36', priceAfterDiscount: '32' })
  })

  test('keeps the handle as the address of a product with one variant, and takes its unit from its weight', async () => {
    expect((await read(aShopifyFile())).rows[3]).toMatchObject({
      ifNew: { slug: 'baladi-rice', category: 'Other', subcategory: 'Other', brand: 'Unbranded' },
      cells: { title: 'Baladi Rice', unit: '5 kg', price: '165', priceAfterDiscount: '', stock: '40' },
    })
  })

  test('says what it left out and what it had to fill in', async () => {
    expect((await read(aShopifyFile())).notes).toEqual([
      'Read as a product file of Shopify.',
      '1 product without a count. New ones are sold out until you count them.',
      '1 product without a brand. New ones get the brand "Unbranded".',
      '1 product without a category or subcategory. New ones go into "Other".',
      '1 product left out: hidden or drafts in the other shop.',
    ])
  })

  test('is known by its newer headings too, and a measure in the title is not told twice', async () => {
    const { rows } = await read(
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL\n' +
        'Koshary Rice 1kg,koshary-rice,Short grain.,Nile,Food > Grains > Rice,Rice & Grains,staple,active,R-1,,Title,Default Title,31.5,35,20,1000,\n',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.cells).toMatchObject({
      title: 'Koshary Rice 1kg',
      sku: 'R-1',
      price: '35',
      priceAfterDiscount: '31.5',
    })
    expect(rows[0]?.cells.unit).toBeUndefined()
    expect(rows[0]?.ifNew).toMatchObject({ slug: 'koshary-rice', category: 'Rice & Grains', subcategory: 'Rice' })
  })

  test('with prices alone changes nothing else', async () => {
    const { rows, notes } = await read('Handle,Variant SKU,Variant Price\nbaladi-rice,RICE-5KG,170\n')
    expect(notes).toEqual(['Read as a product file of Shopify.'])
    const [row] = rows
    expect(row?.cells).toEqual({
      sku: 'RICE-5KG',
      barcode: '',
      price: '170',
      priceAfterDiscount: '',
      pictures: '',
      stock: '',
    })
  })

  test('with a price before the discount that cannot be read makes a problem of it', async () => {
    const file = 'Handle,Title,Variant Price,Variant Compare At Price\nrice,Rice,100,"1,250"\n'
    expect((await read(file)).rows[0]?.cells).toMatchObject({ price: '100', priceAfterDiscount: '1,250' })
  })
})

describe('a product file of WooCommerce', () => {
  test('gives simple products, and variations with what their product says for them all', async () => {
    const [feta, fine, whole, ...others] = (await read(aWooCommerceFile())).rows
    expect(others).toEqual([])
    expect(feta).toMatchObject({
      place: 'line 2',
      ifNew: { category: 'Dairy', subcategory: 'Cheese', brand: 'Unbranded' },
      cells: {
        ...{ title: 'Feta – Full Fat', unit: '500 g', description: 'Soft white cheese.\nKeep cool.', brand: 'Domiat' },
        ...{ price: '72', priceAfterDiscount: '64.95', sku: 'FETA-500', barcode: '6221000000103', stock: '9' },
        ...{ pictures: 'https://pictures.example/a.jpg|https://pictures.example/b.jpg' },
      },
    })
    expect(feta?.cells).not.toHaveProperty('id')
    expect(feta?.heading('price')).toBe('Regular price')
    expect(fine).toMatchObject({
      cells: { title: 'Loose Tea Fine', unit: '100 g', price: '30', description: 'Black tea.', stock: '0' },
      ifNew: { category: 'Tea, Coffee', subcategory: 'hot drinks' },
    })
    expect(whole?.cells).toMatchObject({ title: 'Loose Tea Whole', unit: '250 g', sku: 'TEA-250', stock: '5' })
  })

  test('has no discount before a sale and after it', async () => {
    expect((await read(aWooCommerceFile())).rows[2]?.cells).toMatchObject({ price: '70', priceAfterDiscount: '' })
  })

  test('exported without its sale prices leaves the discounts of this shop alone', async () => {
    const { rows } = await read('Type,SKU,Name,Regular price,In stock?\nsimple,W-1,Feta,72,1\n')
    expect(rows[0]?.cells).toMatchObject({ sku: 'W-1', price: '72' })
    expect(rows[0]?.cells).not.toHaveProperty('priceAfterDiscount')
  })

  test('says what it left out and what it had to fill in', async () => {
    expect((await read(aWooCommerceFile())).notes).toEqual([
      'Read as a product file of WooCommerce.',
      '2 products left out: groups of products, or links to other shops.',
      '2 products left out: hidden or drafts in the other shop.',
      '2 products without a brand. New ones get the brand "Unbranded".',
    ])
  })
})

test("a file of one's own with a sale price and a type is not taken for another shop's", async () => {
  const { rows, notes, unread } = await read('product,sale_price,type\nFul,12,Beans\n')
  expect(rows[0]?.cells).toEqual({ title: 'Ful', priceAfterDiscount: '12' })
  expect(notes).toEqual([])
  expect(unread).toEqual(['type'])
})

test.each([
  [
    'Type,UGS,Nom,Publié,Visibilité dans le catalogue,En stock ?,Stock,Tarif promo,Tarif régulier,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ',
  ],
  [
    'Tür,Stok kodu (SKU),İsim,Yayımlanmış,Katalogda görünürlük,Stokta?,Stok,İndirimli satış fiyatı,Normal fiyat,Nitelik 1 ismi,Nitelik 1 değer(ler)i',
  ],
  [
    'Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Vorrätig?,Lager,Angebotspreis,Regulärer Preis,Attribut 1 Name,Attribut 1 Wert(e)',
  ],
  [
    'Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,¿Existencias?,Inventario,Precio rebajado,Precio normal,Nombre del atributo 1,Valor(es) del atributo 1',
  ],
])('a WooCommerce shop may speak another language: %s', async (headings) => {
  const lines = ['simple,M-1,Milk,1,visible,1,5,10,12,Size,1 L', 'simple,M-2,Draft,-1,visible,1,5,,12,,']
  const { rows } = await readCsv([headings, ...lines].join('\n'), 'products.csv')
  expect(rows.map(({ cells }) => cells)).toMatchObject([
    { sku: 'M-1', title: 'Milk', unit: '1 L', price: '12', priceAfterDiscount: '10', stock: '5' },
  ])
})

test('a 0 of Shopify is no count where it counts nothing', async () => {
  const headings = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty'
  const { rows } = await readCsv(`${headings}\nmilk,Milk,S-1,12,,0\ntea,Tea,S-2,12,shopify,0`, 'products.csv')
  expect(rows.map(({ cells }) => cells.stock)).toEqual(['', '0'])
})
