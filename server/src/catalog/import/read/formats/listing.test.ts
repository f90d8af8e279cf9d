/** Product lists as other programs export them: goods of a Cairo grocery under the headings of each. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readCsv } from '../read-csv.ts'

async function read(...lines: string[]) {
  const { rows, notes } = await readCsv(lines.join('\n'), 'products.csv')
  const products = rows.map(({ cells, ifNew }) => ({ ...cells, shelf: `${ifNew?.category} > ${ifNew?.subcategory}` }))
  return { products, notes: notes.map(({ text }) => text) }
}

test.each([
  [
    'Zid',
    'name_ar,name_en,sku,price,sale_price,quantity,categories_en,published',
    'لبن,Milk,Z-1,12,10,5,Dairy > Milk,yes',
    { title: 'Milk', titleAr: 'لبن', price: '12', priceAfterDiscount: '10', stock: '5', shelf: 'Dairy > Milk' },
  ],
  [
    'Wix',
    'handleId,fieldType,name,description,collection,sku,price,visible,inventory',
    'p1,Product,Milk,<p>Fresh</p>,Dairy,W-1,12,TRUE,InStock',
    { title: 'Milk', description: 'Fresh', price: '12', stock: '', shelf: 'Dairy > Other' },
  ],
  [
    'Ecwid',
    'type;product_sku;product_name;product_price;product_quantity;product_is_available;product_category_1',
    'product;E-1;Milk;12.50;5;true;Dairy / Milk',
    { sku: 'E-1', title: 'Milk', price: '12.50', stock: '5', shelf: 'Dairy > Milk' },
  ],
  [
    'Foodics',
    'id,name,name_localized,sku,category_name,price,cost,is_active',
    '9a1b,Milk,لبن,F-1,Dairy,12,8,Yes',
    { sku: 'F-1', title: 'Milk', titleAr: 'لبن', price: '12', shelf: 'Dairy > Other' },
  ],
  [
    'Odoo',
    'الاسم,المرجع الداخلي,سعر البيع,التكلفة,فئة المنتج,الكمية في اليد',
    'لبن,OD-2,12.0,8.0,الكل / ألبان,5.0',
    { sku: 'OD-2', title: 'لبن', price: '12.0', stock: '5', shelf: 'ألبان > Other' },
  ],
  [
    'Loyverse',
    'Handle,SKU,Name,Category,Option 1 name,Option 1 value,Barcode,SKU of included item,Price [Maadi],In stock [Maadi],In stock [Dokki]',
    'ful,10001,Ful Medames,Canned,Size,400 g,6221000000019,,22.00,36,4',
    { sku: '10001', title: 'Ful Medames', unit: '400 g', price: '22.00', stock: '40', shelf: 'Canned > Other' },
  ],
  [
    'Lightspeed',
    'id,handle,sku,name,product_category,supply_price,retail_price,brand_name,active,inventory_Main_Outlet',
    '0a1b,oil,OIL-1,Sunflower Oil 1 L,Oils / Sunflower,60.00,78.00,Crystal,1,24',
    { sku: 'OIL-1', price: '78.00', stock: '24', brand: 'Crystal', shelf: 'Oils > Sunflower' },
  ],
  [
    'Salla',
    'النوع ,أسم المنتج,تصنيف المنتج,سعر المنتج,رمز المنتج sku,السعر المخفض,الوزن,وحدة الوزن,الماركة,الكمية المتوفرة',
    'منتج,تمر سيوي,تمور > فاخر,65,SL-1,59,0.5,kg,واحة,20',
    { title: 'تمر سيوي', price: '65', priceAfterDiscount: '59', unit: '500 g', stock: '20', shelf: 'تمور > فاخر' },
  ],
  [
    'Odoo',
    'External ID,Name,Internal Reference,Barcode,Sales Price,Product Category,Quantity On Hand,Sales Description',
    'x.1,Pasta 400 g,OD-1,False,17.5,All / Saleable / Pasta,48.0,False',
    { title: 'Pasta 400 g', barcode: '', price: '17.5', stock: '48', description: '', shelf: 'Pasta > Other' },
  ],
  [
    'Square',
    'Token,Item Name,Variation Name,SKU,Categories,GTIN,Weight (kg),Price,Current Quantity Main shop',
    ',Lentils,Family,SQ-2,Pulses,6221000000040,3,189.00,4',
    { title: 'Lentils Family', unit: '3 kg', price: '189.00', stock: '4', shelf: 'Pulses > Other' },
  ],
  [
    'OpenCart',
    'product_id,name(en-gb),name(ar),categories,sku,upc,ean,quantity,model,manufacturer,price,status',
    '41,Honey 500 g,عسل ٥٠٠ جم,"20,27",OC-1,,6221000000071,14,OC-1,Imtenan,185.0000,true',
    { title: 'Honey 500 g', titleAr: 'عسل ٥٠٠ جم', barcode: '6221000000071', brand: 'Imtenan', shelf: 'Other > Other' },
  ],
  [
    'PrestaShop',
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Manufacturer;EAN13;UPC;Quantity',
    '1;1;Olives 350 g;"Home,Pickles,Olives";44,900000;PS-1;Nile;6221000000095;;30',
    { title: 'Olives 350 g', price: '44,900000', sku: 'PS-1', stock: '30', shelf: 'Pickles > Olives' },
  ],
  [
    'Meta or Google',
    'id,title,description,availability,price,image_link,brand,sale_price,product_type,gtin,inventory',
    'FB-1,Biscuits 40 g,Plain,in stock,7.50 EGP,https://shop.example/1.jpg,Bisco,6.00 EGP,Food > Biscuits,,80',
    { sku: 'FB-1', price: '7.50 EGP', pictures: 'https://shop.example/1.jpg', shelf: 'Food > Biscuits' },
  ],
  [
    'a cashier program',
    'م,رمز الصنف,اسم الصنف,المجموعة,الشركة المصنعة,سعر الشراء,سعر القطاعي,سعر المستهلك,الرصيد',
    '1,00125,مكرونة ٤٠٠ جم,مكرونات,ريجينا,١٢٫٠٠,١٧٫٥٠,١٨٫٠٠,48',
    { sku: '00125', title: 'مكرونة ٤٠٠ جم', price: '١٨٫٠٠', brand: 'ريجينا', stock: '48', shelf: 'مكرونات > Other' },
  ],
])('a product file of %s comes in', async (shop, headings, line, product) => {
  const { products, notes } = await read(headings, line)
  expect(products).toEqual([expect.objectContaining(product)])
  expect(notes[0]).toBe(`Read as a product file of ${shop}.`)
})

test('Magento’s Arabic line fills the Arabic names of its product', async () => {
  const { products } = await read(
    'sku,store_view_code,attribute_set_code,categories,name,description,visibility,price,qty',
    'MG-1,,Default,"Default Category/Dairy/Yoghurt,Default Category/Offers",Yoghurt 105 g,Fresh,"Catalog, Search",8.5,60',
    'MG-1,ar,,,زبادي ١٠٥ جم,طازة,,,',
  )
  expect(products).toEqual([
    expect.objectContaining({ titleAr: 'زبادي ١٠٥ جم', descriptionAr: 'طازة', shelf: 'Dairy > Yoghurt' }),
  ])
})

describe('a discount', () => {
  test.each([
    ['PERCENT,15.0', '100', '85.00'],
    ['AMOUNT,"10,50"', '100', '89.50'],
    ['PERCENT,0', '100', ''],
    [',', '100', ''],
  ])('of Wix is taken off its price: %s', async (discount, price, after) => {
    const headings = 'handleId,fieldType,name,price,discountMode,discountValue'
    const { products } = await read(headings, `p1,Product,Milk,${price},${discount}`)
    expect(products).toEqual([expect.objectContaining({ price, priceAfterDiscount: after })])
  })

  test.each([
    ['handle,fieldType,name,price,strikethroughPrice', 'p1,PRODUCT,Milk,40,45'],
    ['product_sku,product_name,product_price,product_compare_to_price', 'E-1,Milk,40,45'],
  ])('that a program tells by the price before is one: %s', async (headings, line) => {
    const { products } = await read(headings, line)
    expect(products).toEqual([expect.objectContaining({ title: 'Milk', price: '45', priceAfterDiscount: '40' })])
  })

  test('stays as it is where the list has no column for it, and ends where the column is empty', async () => {
    const lightspeed = 'id,handle,sku,name,product_category,supply_price,retail_price,inventory_Main_Outlet'
    expect(
      (await read(lightspeed, '0a1b,oil,OIL-1,Sunflower Oil,Oils,60,78.00,24')).products[0]?.priceAfterDiscount,
    ).toBe(undefined)
    const magento = 'sku,store_view_code,attribute_set_code,name,price,special_price,qty'
    expect((await read(magento, 'MG-1,,Default,Yoghurt 105 g,8.5,,60')).products[0]?.priceAfterDiscount).toBe('')
  })

  test.each([
    ['', '2020-01-31', ''],
    ['', '1/31/20', ''],
    ['', '31/1/2020', ''],
    ['', '31-01-2020', ''],
    ['', '٢٠٢٠-٠١-٣١', ''],
    ['', '\u200f٣١\u200f/٠١\u200f/٢٠٢٠', ''],
    ['31.1.2020', '31.1.2199', '7'],
    ['31/1/2199', '', ''],
    ['', '', '7'],
    ['', '2199-01-01', '7'],
    ['2199-01-01', '', ''],
    ['1/31/20', '2199-01-01', '7'],
  ])('from "%s" until "%s" is %j today', async (starts, ends, price) => {
    const headings = 'sku,store_view_code,attribute_set_code,name,price,special_price,special_price_from_date'
    const magento = await read(
      `${headings},special_price_to_date,qty`,
      `MG-1,,Default,Yoghurt 105 g,8.5,7,${starts},${ends},60`,
    )
    const salla = await read(
      'أسم المنتج,تصنيف المنتج,سعر المنتج,السعر المخفض,تاريخ بداية التخفيض,تاريخ نهاية التخفيض',
      `زبادي,ألبان,8.5,7,${starts},${ends}`,
    )
    expect([magento, salla].map(({ products: [product] }) => product?.priceAfterDiscount)).toEqual([price, price])
  })

  afterEach(() => void vi.useRealTimers())

  // Half past midnight in Cairo, where the 28th has begun; half past ten in the evening of the 27th in London.
  test.each([
    ['2026-11-27T00:00+0200/2026-11-28T00:29+0200', ''],
    ['2026-11-27T00:00+0200/2026-11-28T00:31+0200', '7'],
    ['2026-11-28T00:31+0200/2026-12-05T00:00+0200', ''],
    ['2026-11-27T13:00-0800 / 2026-11-27T14:00-0800', ''],
    ['2026-11-27T22:00Z/2026-11-27T23:00Z', '7'],
    ['2026-11-28T00:00/2026-11-28T01:00', '7'],
    ['2026-11-20T00:00/2026-11-27T23:59', ''],
    ['2026-11-20/2026-11-27', ''],
    ['2026-11-20/2026-11-28', '7'],
    ['2026-11-28/2026-12-05', '7'],
    ['2026-11-29/2026-12-05', ''],
  ])('that Google is told for %s is %j half an hour after midnight in Cairo', async (interval, price) => {
    vi.setSystemTime('2026-11-27T22:30Z')
    const { products } = await read(
      'id,title,availability,price,image_link,sale_price,sale_price_effective_date',
      `1,Yoghurt,in stock,8.5 EGP,https://pictures.example/y.jpg,7,${interval}`,
    )
    expect(products[0]?.priceAfterDiscount).toBe(price)
  })

  test.each([
    ['01/12/2026', '31/12/2026', ''],
    ['20/11/2026', '05/12/2026', '7'],
    ['13.11.2026', '01.12.2026', '7'],
    ['11/20/2026', '12/05/2026', '7'],
    ['12/11/2026', '05/12/2026', '7'],
    ['11/12/2026', '12/12/2026', ''],
    ['"11/12/26, 12:00 AM"', '"12/12/26, 11:59 PM"', '7'],
    ['"13/11/2026, 12:00 am"', '"20/11/2026, 11:59 pm"', ''],
  ])(
    'from %s until %s is %j in November: the day stands first in both, unless one can only be American',
    async (starts, ends, price) => {
      vi.setSystemTime('2026-11-28T10:00Z')
      const { products } = await read(
        'sku,store_view_code,attribute_set_code,name,price,special_price,special_price_from_date,special_price_to_date',
        `MG-1,,Default,Yoghurt 105 g,8.5,7,${starts},${ends}`,
      )
      expect(products[0]?.priceAfterDiscount).toBe(price)
    },
  )

  test('days of one file are read alike: one that can only be American decides for all', async () => {
    vi.setSystemTime('2026-11-28T10:00Z')
    const headings = 'sku,store_view_code,attribute_set_code,name,price,special_price,special_from_date,special_to_date'
    const lines = ['MG-1,,Default,Yoghurt 105 g,8.5,7,11/12/2026,12/12/2026', 'MG-2,,Default,Rice,8.5,7,,12/25/2026']
    const { products } = await read(headings, ...lines)
    expect(products.map(({ priceAfterDiscount }) => priceAfterDiscount)).toEqual(['7', '7'])
    await expect(read(headings, ...lines, 'MG-3,,Default,Salt,8.5,7,,25/12/2026')).rejects.toThrow(
      '12/25/2026 has its month first and 25/12/2026 its day, so 3/4/2026 could be either.',
    )
  })

  test.each([
    ['2026-11-27 00:00:00', ''],
    ['2026-11-28 00:00:00', '7'],
    ['11/28/26, 12:00 AM', '7'],
    ['2026-11-28 00:29:00', ''],
  ])('that Magento ends at %s is %j half an hour after midnight: its last day is one whole', async (ends, price) => {
    vi.setSystemTime('2026-11-27T22:30Z')
    const { products } = await read(
      'sku,store_view_code,attribute_set_code,name,price,special_price,special_price_to_date,qty',
      `MG-1,,Default,Yoghurt 105 g,8.5,7,"${ends}",60`,
    )
    expect(products[0]?.priceAfterDiscount).toBe(price)
  })
})

test.each([
  ['م,كود,اسم الصنف,سعر شراء,سعر جملة,سعر بيع,الكمية المتاحة', '1,00125,مكرونة,12,15,18,48'],
  ['مسلسل,كود,الصنف,الوحدة,سعر الشراء,سعر البيع للجمهور,الرصيد الحالي', '1,00125,مكرونة,علبة,12,18,48'],
])('a cashier’s sheet may have the words of any other: %s', async (headings, line) => {
  const { products } = await read(headings, line)
  expect(products).toEqual([expect.objectContaining({ sku: '00125', title: 'مكرونة', price: '18', stock: '48' })])
})

test('a product of Zid without an English name has its Arabic one', async () => {
  const { products } = await read('name_ar,name_en,sku,price,quantity', 'عسل,,Z-2,45,3')
  expect(products).toEqual([expect.objectContaining({ title: 'عسل', titleAr: 'عسل' })])
})

test('one of WooCommerce in a language that nobody knows is told what to do', async () => {
  const lines = ['ID,Тип,Артикул,Имя,Базовая цена', '1,simple,A-1,Масло,12', '2,"simple, virtual",A-2,Масло,12']
  await expect(read(...lines)).rejects.toThrow('Choose English in your profile there, and export again')
})

test('a list with a column of ours is ours, whatever a cashier program calls the others', async () => {
  const { notes } = await read(
    'رمز الصنف,اسم الصنف,السعر بعد الخصم,سعر المستهلك,الرصيد',
    '00125,مكرونة ٤٠٠ جم,١٧,١٨,48',
  )
  expect(notes.join(' ')).not.toContain('a cashier program')
})

describe('counts of branches', () => {
  const HEADINGS = 'Handle,SKU,Name,SKU of included item,Price [Maadi],In stock [Maadi],In stock [Dokki]'
  const stockOf = async (decimals: ',' | '.' | undefined, ...counts: string[]) => {
    const lines = counts.map((count, at) => `h${at},${at},Rice,,22.00,${count}`)
    const { rows } = await readCsv([HEADINGS, ...lines].join('\n'), 'products.csv', decimals)
    return rows.map(({ cells }) => cells.stock)
  }

  test.each([
    ['that read two ways stay as they are, to be asked', undefined, ['1.000,4', '12.000,'], ['1.000', '12.000']],
    ['in a column that tells its mark are decided by it', undefined, ['1.000,4', '0.500,'], ['5', '0']],
    ['are summed as the shopkeeper chose', ',' as const, ['1.000,4', '12.000,'], ['1004', '12000']],
    ['may be words', undefined, ['Out of stock,', 'In stock,', 'نفدت الكمية,', 'غير محدود,'], ['0', '', '0', '']],
  ])('%s', async (_, decimals, cells, counts) => {
    expect(await stockOf(decimals, ...cells)).toEqual(counts)
  })
})

describe('WooCommerce', () => {
  const HEADINGS =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'

  test('writes line ends, commas and signs in its own way', async () => {
    const { products } = await read(
      HEADINGS,
      String.raw`1,variable,J,Mango Juice,1,visible,"'- cold\n'- sweet",1,40,,Drinks > Juice,,Size,"0\,25 L, 1\,5 L"`,
      String.raw`2,variation,J-S,Mango Juice,1,visible,,1,parent,9.5,,J,Size,"0\,25 L"`,
      String.raw`3,simple,S,Sugar,1,visible,Fine,1,'-3,32,Grocery > Sugar,,,`,
    )
    expect(products).toEqual([
      expect.objectContaining({ sku: 'J-S', unit: '0,25 L', description: "- cold\n'- sweet", stock: '' }),
      expect.objectContaining({ sku: 'S', stock: '0' }),
    ])
  })

  test.each([
    ['hidden', '1', 'hidden'],
    ['a draft', '0', 'visible'],
    ['private', '-1', 'visible'],
  ])('sells no variation of a product that is %s', async (_, published, visibility) => {
    const { products, notes } = await read(
      HEADINGS,
      `1,variable,C,Staff Coffee,${published},${visibility},,1,5,,Drinks > Coffee,,Size,250 g`,
      '2,variation,C-S,Staff Coffee,1,visible,,1,5,60,,C,Size,250 g',
    )
    expect(products).toEqual([])
    expect(notes).toContain('1 product left out: hidden or drafts in the other shop.')
  })

  test('has Arabic headings, and a line for each language', async () => {
    const arabic = 'المعرف,النوع,رمز المنتج (SKU),الاسم,تم النشر,متوفر؟,المخزون,السعر الافتراضي,التصنيفات'
    expect((await read(arabic, '601,simple,T-1,شاي ناعم,1,1,15,52,بقالة > شاي')).products).toEqual([
      expect.objectContaining({ sku: 'T-1', title: 'شاي ناعم', price: '52', shelf: 'بقالة > شاي' }),
    ])
    const { products } = await read(
      'ID,Type,SKU,Name,Description,In stock?,Stock,Regular price,Categories,Language',
      '1,simple,C-1,White Cheese,Soft.,1,20,95,Dairy > Cheese,en',
      '2,simple,C-1,جبنة بيضاء,طرية.,1,20,95,ألبان > جبن,ar',
    )
    expect(products).toEqual([
      expect.objectContaining({ title: 'White Cheese', titleAr: 'جبنة بيضاء', descriptionAr: 'طرية.' }),
    ])
  })

  test('has variations in each language, which share the SKU of their product', async () => {
    const { products } = await read(
      'ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Language',
      '1,variable,J,Mango Juice,1,,Drinks > Juice,,Size,1 L,English',
      '2,variation,J-L,Mango Juice,1,9.5,,J,Size,1 L,English',
      '3,variable,J,عصير مانجو,1,,مشروبات > عصير,,Size,1 L,العربية',
      '4,variation,J-L,عصير مانجو,1,9.5,,J,Size,1 L,العربية',
    )
    expect(products).toEqual([
      expect.objectContaining({ sku: 'J-L', title: 'Mango Juice', titleAr: 'عصير مانجو', shelf: 'Drinks > Juice' }),
    ])
  })
})

test('a title above the headings, headings again and a total are no products', async () => {
  const { products, notes } = await read(
    'قائمة أسعار شركة النيل,,,',
    'سارية من 1/11/2026,,,',
    'الاسم,السعر,القسم,الكمية',
    'بسكويت,7.5,حلويات,80',
    'الاسم,السعر,القسم,الكمية',
    'ويفر,5,حلويات,60',
    'الإجمالي,,,140',
  )
  expect(products.map(({ title }) => title)).toEqual(['بسكويت', 'ويفر'])
  expect(notes).toContain('4 lines left out: a title above the headings, headings again, or a total.')
  expect(notes).toContain('2 products without a brand. New ones get the brand "Unbranded".')
})

test.each([
  ['handleId,fieldType,name,price,visible', 'p1,Product,Milk,12,FALSE'],
  ['Handle,SKU of included item,Name,Available for sale [Maadi],Available for sale [Dokki]', 'h,,Milk,N,N'],
  ['name_ar,name_en,sku,price,published', 'لبن,Milk,Z-1,12,no'],
  ['product_sku,product_name,product_price,product_is_available', 'E-1,Milk,12,false'],
  ['name,name_localized,sku,price,is_active', 'Milk,لبن,F-1,12,No'],
  ['Product Name,Internal Reference,Sales Price,Can be Sold', 'Milk,OD-1,12,FALSE'],
  ['sku,store_view_code,attribute_set_code,name,price,product_online', 'MG-1,,Default,Milk,12,2'],
  ['Item Name,Variation Name,SKU,Price,Archived,Sellable', 'Milk,Regular,SQ-1,12,N,N'],
  ['Product ID,Reference,Name,Price (tax excl.),Price (tax incl.),Status', '1,PS-1,Milk,10,12,0'],
])('what is hidden there stays hidden: %s', async (headings, line) => {
  expect((await read(headings, line)).products).toEqual([])
})

test.each([
  ['1,500 جم', '1.5 kg'],
  ['0,500 جم', '0.5 g'],
  ['1,500 كجم', '1.5 kg'],
  ['0,500 كجم', '500 g'],
  ['1500.000 جم', '1.5 kg'],
])('a weight of %s is %s', async (weight, unit) => {
  const [amount, measure] = weight.split(' ')
  const { products } = await read(
    'أسم المنتج,تصنيف المنتج,سعر المنتج,الوزن,وحدة الوزن',
    `بن,بن,120,"${amount}",${measure}`,
  )
  expect(products[0]?.unit).toBe(unit)
})

test('a measure in Arabic digits is told once', async () => {
  const headings = 'أسم المنتج,تصنيف المنتج,سعر المنتج,الوزن,وحدة الوزن'
  expect((await read(headings, 'قهوة ٢٥٠ جم,قهوة,120,0.25,kg')).products[0]?.unit).toBeUndefined()
})
