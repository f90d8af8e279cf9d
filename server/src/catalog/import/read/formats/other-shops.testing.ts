/** Product files as other shops export them, with goods of a Cairo grocery. */

const SHOPIFY_HEADINGS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value'],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src'],
  ...['Image Position', 'Gift Card', 'Variant Image', 'Status', 'SEO Title'],
]

/** One product with three sizes and two pictures, one with a reduced price, and a draft. */
export function aShopifyFile(): string {
  return toCsv(
    SHOPIFY_HEADINGS,
    `Handle: ful-medames | Title: Ful Medames &amp; Cumin | Body (HTML): <p>Slow-cooked.</p><ul><li>No salt</li></ul>
    Vendor: Sabah El Ful | Type: Canned & Jarred | Tags: beans, breakfast | Published: true | Status: active
    Option1 Name: Size | Option1 Value: 400 g | Option2 Name: Taste | Option2 Value: Plain | Variant SKU: FUL-400
    Variant Inventory Qty: 24 | Variant Price: 18.5 | Variant Barcode: '6221000000011
    Image Src: https://pictures.example/ful-back.jpg | Image Position: 2

    Handle: ful-medames | Option1 Value: 400 g | Option2 Value: Chilli | Variant SKU: FUL-400-C
    Variant Inventory Qty: -3 | Variant Price: 19 | Variant Image: https://pictures.example/chilli.jpg

    Handle: ful-medames | Option1 Value: 800 g | Option2 Value: Plain | Variant SKU: FUL-800
    Variant Price: 32 | Variant Compare At Price: 36

    Handle: ful-medames | Image Src: https://pictures.example/ful.jpg | Image Position: 1

    Handle: baladi-rice | Title: Baladi Rice | Published: TRUE | Status: active
    Option1 Name: Title | Option1 Value: Default Title | Variant SKU: RICE-5KG | Variant Grams: 5000
    Variant Inventory Qty: 40 | Variant Price: 165 | Variant Compare At Price: 165

    Handle: eid-box | Title: Eid Box | Published: TRUE | Status: draft | Variant Price: 500`,
  )
}

const WOO_HEADINGS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'In stock?', 'Stock'],
  ...['Weight (kg)', 'Sale price', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands', 'Position'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
]

/** A simple product, a variable one with two variations, and what is no product of ours. */
export function aWooCommerceFile(): string {
  return toCsv(
    WOO_HEADINGS,
    `ID: 12 | Type: simple | SKU: FETA-500 | GTIN, UPC, EAN, or ISBN: 6221000000103 | Published: 1
    Name: Feta &#8211; Full Fat | Brands: Domiat | Categories: Offers, Dairy > Cheese
    Short description: Feta. | Description: Soft white cheese.<br>Keep cool. | Weight (kg): 0.5
    Sale price: 64.95 | Regular price: 72 | In stock?: 1 | Stock: 9
    Images: https://pictures.example/a.jpg, https://pictures.example/b.jpg

    ID: 13 | Type: variable | SKU: TEA | Name: Loose Tea | Published: 1 | Categories: Tea\\, Coffee
    Tags: hot drinks | Description: Black tea. | Attribute 1 name: Weight | Attribute 1 value(s): 100 g, 250 g
    Attribute 2 name: Leaf | Attribute 2 value(s): Fine, Whole

    ID: 14 | Type: variation | SKU: TEA-100 | Name: Loose Tea - 100 g, Fine | Published: 1 | Parent: TEA
    Regular price: 30 | In stock?: 0 | Attribute 1 name: Weight | Attribute 1 value(s): 100 g
    Attribute 2 name: Leaf | Attribute 2 value(s): Fine

    ID: 15 | Type: variation | SKU: TEA-250 | Name: Loose Tea | Published: 1 | Parent: id:13 | Stock: 5
    Regular price: 70 | Sale price: 60 | Date sale price ends: 2020-01-31 | Attribute 1 name: Weight
    Attribute 1 value(s): 250 g | Attribute 2 name: Leaf | Attribute 2 value(s): Whole

    ID: 16 | Type: grouped | SKU: BREAKFAST | Name: Breakfast | Published: 1

    ID: 17 | Type: external | Name: Our cookbook | Published: 1 | Regular price: 120

    ID: 18 | Type: simple | SKU: OLD | Name: Summer tea | Published: -1 | Regular price: 20

    ID: 19 | Type: simple | SKU: GIFT | Name: Gift | Visibility in catalog: hidden | Regular price: 5`,
  )
}

/** Empty lines part the rows; bars and ends of lines part the cells, each after its heading. */
function toCsv(headings: readonly string[], text: string): string {
  const rows = text.split('\n\n').map((row) => {
    const cells = row.split(/ \| |\n/).map((cell) => cell.trim())
    return headings.map(
      (heading) => cells.find((cell) => cell.startsWith(`${heading}: `))?.slice(heading.length + 2) ?? '',
    )
  })
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [headings, ...rows].map((row) => row.map(quoted).join(',')).join('\n')
}
