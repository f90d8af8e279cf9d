/** Product files as other shops export them, with goods of a Cairo grocery. */

const SHOPIFY_HEADINGS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value'],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src'],
  ...['Image Position', 'Gift Card', 'Variant Image', 'Status', 'SEO Title'],
]

/** One product with three sizes and two pictures, one with a reduced price, and a draft. */
export function aShopifyFile(): string {
  const rows = [
    {
      ...{
        Handle: 'ful-medames',
        Title: 'Ful Medames &amp; Cumin',
        'Body (HTML)': '<p>Slow-cooked.</p><ul><li>No salt</li></ul>',
      },
      ...{
        Vendor: 'Sabah El Ful',
        Type: 'Canned & Jarred',
        Tags: 'beans, breakfast',
        Published: 'true',
        Status: 'active',
      },
      ...{ 'Option1 Name': 'Size', 'Option1 Value': '400 g', 'Option2 Name': 'Taste', 'Option2 Value': 'Plain' },
      ...{
        'Variant SKU': 'FUL-400',
        'Variant Inventory Qty': '24',
        'Variant Price': '18.5',
        'Variant Barcode': "'6221000000011",
      },
      ...{ 'Image Src': 'https://pictures.example/ful-back.jpg', 'Image Position': '2' },
    },
    {
      ...{ Handle: 'ful-medames', 'Option1 Value': '400 g', 'Option2 Value': 'Chilli', 'Variant SKU': 'FUL-400-C' },
      ...{
        'Variant Inventory Qty': '-3',
        'Variant Price': '19',
        'Variant Image': 'https://pictures.example/chilli.jpg',
      },
    },
    {
      ...{ Handle: 'ful-medames', 'Option1 Value': '800 g', 'Option2 Value': 'Plain', 'Variant SKU': 'FUL-800' },
      ...{ 'Variant Price': '32', 'Variant Compare At Price': '36' },
    },
    { Handle: 'ful-medames', 'Image Src': 'https://pictures.example/ful.jpg', 'Image Position': '1' },
    {
      ...{ Handle: 'baladi-rice', Title: 'Baladi Rice', Published: 'TRUE', Status: 'active', Tags: '' },
      ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Grams': '5000', 'Variant Price': '165' },
      ...{ 'Variant Compare At Price': '165', 'Variant SKU': 'RICE-5KG', 'Variant Inventory Qty': '40' },
    },
    { Handle: 'eid-box', Title: 'Eid Box', Published: 'TRUE', Status: 'draft', 'Variant Price': '500' },
  ]
  return toCsv(SHOPIFY_HEADINGS, rows)
}

const WOO_HEADINGS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'In stock?', 'Stock'],
  ...['Weight (kg)', 'Sale price', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands', 'Position'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
]

/** A simple product, a variable one with two variations, and what is no product of ours. */
export function aWooCommerceFile(): string {
  const rows = [
    {
      ...{
        ID: '12',
        Type: 'simple',
        SKU: 'FETA-500',
        Name: 'Feta &#8211; Full Fat',
        Published: '1',
        'In stock?': '1',
        Stock: '9',
      },
      ...{
        'GTIN, UPC, EAN, or ISBN': '6221000000103',
        'Short description': 'Feta.',
        Description: 'Soft white cheese.<br>Keep cool.',
      },
      ...{ 'Weight (kg)': '0.5', 'Sale price': '64.95', 'Regular price': '72', Brands: 'Domiat' },
      ...{
        Categories: 'Offers, Dairy > Cheese',
        Images: 'https://pictures.example/a.jpg, https://pictures.example/b.jpg',
      },
    },
    {
      ...{ ID: '13', Type: 'variable', SKU: 'TEA', Name: 'Loose Tea', Published: '1', Categories: 'Tea\\, Coffee' },
      ...{
        Tags: 'hot drinks',
        Description: 'Black tea.',
        'Attribute 1 name': 'Weight',
        'Attribute 1 value(s)': '100 g, 250 g',
      },
      ...{ 'Attribute 2 name': 'Leaf', 'Attribute 2 value(s)': 'Fine, Whole' },
    },
    {
      ...{
        ID: '14',
        Type: 'variation',
        SKU: 'TEA-100',
        Name: 'Loose Tea - 100 g, Fine',
        Published: '1',
        Parent: 'TEA',
      },
      ...{ 'Regular price': '30', 'In stock?': '0', 'Attribute 1 name': 'Weight', 'Attribute 1 value(s)': '100 g' },
      ...{ 'Attribute 2 name': 'Leaf', 'Attribute 2 value(s)': 'Fine' },
    },
    {
      ...{
        ID: '15',
        Type: 'variation',
        SKU: 'TEA-250',
        Name: 'Loose Tea',
        Published: '1',
        Parent: 'id:13',
        Stock: '5',
      },
      ...{ 'Regular price': '70', 'Sale price': '60', 'Date sale price ends': '2020-01-31' },
      ...{
        'Attribute 1 name': 'Weight',
        'Attribute 1 value(s)': '250 g',
        'Attribute 2 name': 'Leaf',
        'Attribute 2 value(s)': 'Whole',
      },
    },
    { ID: '16', Type: 'grouped', SKU: 'BREAKFAST', Name: 'Breakfast', Published: '1' },
    { ID: '17', Type: 'external', Name: 'Our cookbook', Published: '1', 'Regular price': '120' },
    { ID: '18', Type: 'simple', SKU: 'OLD', Name: 'Summer tea', Published: '-1', 'Regular price': '20' },
    { ID: '19', Type: 'simple', SKU: 'GIFT', Name: 'Gift', 'Visibility in catalog': 'hidden', 'Regular price': '5' },
  ]
  return toCsv(WOO_HEADINGS, rows)
}

function toCsv(headings: readonly string[], rows: readonly Readonly<Record<string, string | undefined>>[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')
}
