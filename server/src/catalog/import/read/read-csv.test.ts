import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = (content: string) => readCsv(content, '/home/mona/prices.csv')
const cells = async (content: string) => (await read(content)).rows.map((row) => row.cells)
const MILK = [{ title: 'Milk, fresh', price: '12,50' }]

describe('a CSV file', () => {
  test.each([
    ['commas', 'title,price\n"Milk, fresh","12,50"\n'],
    ['semicolons', 'title;price\r\nMilk, fresh;12,50\r\n'],
    ['tabs', 'title\tprice\nMilk, fresh\t12,50'],
    ['upright lines, and commas inside', 'title|price\nMilk, fresh|12,50\n'],
    ['as many commas in its headings', 'title;"price";sold by, and where\nMilk, fresh;12,50;\n'],
    ['a quoted line that says so', '"sep=;"\r\ntitle;price\r\nMilk, fresh;12,50\r\n'],
    ['line ends of several programs', 'title;price\r\n;\rMilk, fresh;12,50\r\n'],
    ['marks, colons and stars at its headings', '\u200ftitle\u200f;Price (EGP): *\nMilk, fresh;12,50\n'],
    ['groups of headings above', 'Product;Money\ntitle;price\nMilk, fresh;12,50\n'],
    ['a line that says so', 'sep=;\r\ntitle;price\r\nMilk, fresh;12,50\r\n'],
    ['quoted headings with commas in them', '"title";"price";"a,b,c,d"\nMilk, fresh;12,50;\n'],
    [
      'a title without separators, or with others',
      'Prices of Nile, Cairo; 1.11.2026\n\ntitle;price\nMilk, fresh;12,50\n',
    ],
    ['empty lines and empty columns', '\n;title;price;;\n\n;Milk, fresh;12,50;;\n;;;;\n'],
  ])('is read with %s', async (_, content) => {
    expect(await cells(content)).toEqual(MILK)
  })

  test('each row knows its line, also after texts of several lines', async () => {
    const { rows } = await read('title,description\r\nMilk,"white\r\ncold"\r\n\r\nTea,black\r\n')
    expect(rows.map(({ place }) => place)).toEqual(['line 2', 'line 5'])
    expect((await read('sep=,\ntitle\nMilk')).rows[0]?.place).toBe('line 3')
  })

  test('commas may be Arabic', async () => {
    expect(await cells('الاسم،السعر\nلبن،12\n')).toEqual([{ title: 'لبن', price: '12' }])
  })

  test('headings again, in whichever language, and totals are no products', async () => {
    const lines = ['title,category,price,stock', 'الاسم,القسم,السعر,الكمية', 'Milk,Dairy,12,1', 'Total,,12,1']
    const totals = ['Grand Total,2 kinds,24,2', 'الاجمالي العام,2,24,2', 'المجموع: 2 صنف,,24,2', 'Count:,,,2']
    expect((await cells([...lines, ...totals].join('\n'))).map(({ title }) => title)).toEqual(['Milk'])
    expect(await cells('title,price\nالمجموعة الذهبية,12\n')).toHaveLength(1)
  })

  test('cells that Excel left out at the end of a line are empty', async () => {
    expect(await cells('title,price,unit\nMilk,12')).toEqual([{ title: 'Milk', price: '12', unit: '' }])
  })

  test('a row with more cells than headings is a problem of its own', async () => {
    const { rows, problems } = await read('title,price\nMilk,12,50\nTea,9\n')
    expect(rows).toHaveLength(1)
    expect(problems).toMatchObject([
      { place: 'line 2', message: { text: expect.stringContaining('has 3 cells where there are 2 headings') } },
    ])
  })

  test.each([
    ['50,000 rows', 'title,price\n' + 'a\n'.repeat(50_000)],
    ['500 columns', 'title,price' + ',x'.repeat(20_000) + '\nMilk,12\n'],
  ])('one with more than %s is refused: nobody else is answered while it is read', async (most, content) => {
    await expect(read(content)).rejects.toThrow(`more than ${most}`)
  })

  test('beside what the shop pays, the sale price is what a shopper pays', async () => {
    expect(await cells('ItemName;CostPrice;SalePrice\nMilk;30;45\n')).toEqual([{ title: 'Milk', price: '45' }])
    expect(await cells('name;price;sale price\nMilk;50;45\n')).toEqual([
      { title: 'Milk', price: '50', priceAfterDiscount: '45' },
    ])
  })

  test.each([
    ['الاسم,السعر,الحالة', 'نشط', 'غير نشط'],
    ['الاسم,السعر,حالة المنتج', '', 'موقوف'],
    ['Item Name,Rate,Status', 'Active', 'Inactive'],
    ['Item Name (EN),Price,Availability', 'Available', 'Unavailable'],
    ['Name,Price,IsEnabled', 'True', 'False'],
    ['Item Name,Standard Selling Rate,Disabled', '0', '1'],
    ['Name,Price,Hidden', 'No', 'Yes'],
    ['اسم المادة,سعر المستهلك,متاح', 'نعم', 'لا'],
    ['Name,Price,Is enabled?', '1', '0'],
    ['Product Name,Price,Product Visible?', 'Y', 'N'],
    ['Title,Price,Visibility', 'visible', 'hidden'],
    ['Name,Price,Deleted', '0', '1'],
    ['الاسم,السعر,معروض للبيع؟', 'نعم', 'لا'],
    ['الاسم,السعر,متاح', 'متاح', 'غير متاح'],
    ['Name,Price,Visible', 'visible', 'Not visible'],
  ])('of a list with %s goods that are sold no more are left out', async (headings, sold, gone) => {
    const { rows, notes } = await read(`${headings}\nMilk,12,${sold}\nTea,9,${gone}\n`)
    expect(rows.map(({ cells: { title, price } }) => [title, price])).toEqual([['Milk', '12']])
    expect(notes.map(({ text }) => text)).toContain('1 product left out: hidden or drafts in the other shop.')
  })

  test.each(['المتاح', 'المتاح للبيع', 'Available', 'For sale'])(
    'goods of which none are left stay in a list with %s, which counts',
    async (heading) => {
      const { rows, notes } = await read(`name,price,${heading}\nMilk,12,24\nTea,9,0\nRice,30,١\n`)
      expect(rows.map(({ cells: { title } }) => title)).toEqual(['Milk', 'Tea', 'Rice'])
      expect(notes.map(({ text }) => text).join()).not.toContain('left out')
    },
  )

  test('a slip of the hand in a column of yes and no puts nothing on sale that is sold no more', async () => {
    const { rows } = await read('name,price,active\nMilk,12,1\nTea,9,0\nRice,30,2\n')
    expect(rows.map(({ cells: { title } }) => title)).toEqual(['Milk', 'Rice'])
  })

  test('empty columns at the end of the headings are none', async () => {
    expect((await read('title,price' + ','.repeat(1_000) + '\nMilk,12\n')).headings).toEqual(['title', 'price'])
  })

  test('headings that nobody knows are told, and two for one thing refused', async () => {
    expect((await read('title,supplier\nMilk,Ali\n')).unread).toEqual(['supplier'])
    expect((await read('title,"sold\r\nby"\nMilk,Ali\n')).unread).toEqual(['sold by'])
    await expect(read('supplier\nAli\n')).rejects.toThrow(
      'prices.csv, line 1: none of these headings is known: supplier',
    )
    await expect(read('title,name\nMilk,Tea\n')).rejects.toThrow(
      'prices.csv, line 1: title and name mean the same column',
    )
  })

  test('headings of other sheets count where no other one does, and never what the shop pays', async () => {
    const line = { title: 'Milk', price: '12', category: 'Dairy', stock: '5' }
    for (const headings of [
      'Product Name,Retail Price,Department,Qty,Wholesale Price',
      'Désignation,Prix de vente,Catégorie,Quantité,Prix d’achat',
      'Ürün Adı,Satış Fiyatı,Kategori,Stok,Alış Fiyatı',
      'المنتج,السعر شامل الضريبة,المجموعة,الكمية المتاحة,سعر التكلفة',
      'title,price,category,stock,unit price',
      'اسم المادة,السعر بعد الضريبة,المجموعة,العدد,السعر قبل الضريبة',
      'اسم السلعة,سعر البيع شامل ضريبة القيمة المضافة,المجموعة,إجمالي الرصيد,سعر البيع بدون ضريبة',
      'Item Name,Rate,Category Name,Stock On Hand,Purchase Rate',
      'Name,Standard Selling Rate,ProductGroup,Opening Stock,Valuation Rate',
    ])
      expect(await cells(`${headings}\nMilk,12,Dairy,5,8\n`)).toEqual([line])
  })

  test('the stock that a program began with counts only in a list that tells no other', async () => {
    const counts = 'Item Name,Rate,Opening Stock,Stock On Hand\nMilk,12,50,5\n'
    expect(await cells(counts)).toEqual([{ title: 'Milk', price: '12', stock: '5' }])
    const uncounted = 'Item Name,Rate,Opening Stock,Stock On Hand\nMilk,12,50,\n'
    expect(await cells(uncounted)).toEqual([{ title: 'Milk', price: '12', stock: '50' }])
    await expect(read('Name,Price,Quantity,Balance\nMilk,12,50,5\n')).rejects.toThrow('mean the same column')
  })

  test('headings in two languages have one on each line of their cell, or one behind the other', async () => {
    const sheet = '"اسم الصنف\nItem Name","السعر\r\nPrice",Barcode الباركود,"الكمية\nCost"\nMilk,12,6221000000156,9\n'
    expect(await cells(sheet)).toEqual([{ title: 'Milk', price: '12', barcode: '6221000000156' }])
  })

  test('of a program that keeps its texts in HTML shoppers see no tags', async () => {
    const sheet = 'Name,Price,Description,Vendor\nSalt &amp; Pepper,12,<p>Fine</p><p>Not wet</p>,x\n1 < 2,9,a & b,x\n'
    expect((await cells(sheet)).map(({ title, description }) => [title, description])).toEqual([
      ['Salt & Pepper', 'Fine\n\nNot wet'],
      ['1 < 2', 'a & b'],
    ])
  })

  test('of our own keeps what looks like a tag', async () => {
    expect(await cells('title,description\n<b>Milk</b>,a&amp;b\n')).toEqual([
      { title: '<b>Milk</b>', description: 'a&amp;b' },
    ])
  })

  test('two headings for one thing are one where they agree, or one is empty', async () => {
    const { rows } = await read('title,upc,ean\nMilk,,6221000000156\n')
    expect(rows[0]?.cells).toMatchObject({ barcode: '6221000000156' })
    expect((await read('title,name\nMilk,Milk\n')).rows[0]?.cells).toEqual({ title: 'Milk' })
  })

  test('a quote that never ends is refused', async () => {
    await expect(read('title,price\n"Milk,12\n')).rejects.toThrow(
      'prices.csv: a quote is opened after row 1 and never closed',
    )
  })
})
