/** The names that tills, and the programs behind them, have for our columns: spellings of one heading have a "|" between them. */
import type { Listing } from './listing.ts'

export const TILLS: readonly Listing[] = [
  {
    // A point of sale: Items, Export. Prices and counts stand once for each branch.
    shop: 'Loyverse',
    knownBy: [['Handle', 'SKU of included item']],
    headings: {
      ...{ handle: 'Handle', sku: 'SKU', title: 'Name', category: 'Category', description: 'Description' },
      ...{ option1: 'Option 1 name', value1: 'Option 1 value', option2: 'Option 2 name', value2: 'Option 2 value' },
      ...{ option3: 'Option 3 name', value3: 'Option 3 value', barcode: 'Barcode', price: 'Default price' },
    },
    priceOf: /^price \[/i,
    stockOf: /^in stock \[/i,
    shownOf: /^available for sale \[/i,
    hidden: /^n$/i,
  },
  {
    // Retail X-Series, once Vend: Products, Export. Counts stand once for each outlet.
    shop: 'Lightspeed',
    knownBy: [['supply_price', 'retail_price']],
    headings: {
      ...{ handle: 'handle', sku: 'sku', title: 'name', description: 'description', brand: 'brand_name' },
      ...{ category: 'product_category | type', price: 'retail_price', shown: 'active', barcode: 'product_code' },
      ...{ option1: 'variant_option_one_name', value1: 'variant_option_one_value' },
      ...{ option2: 'variant_option_two_name', value2: 'variant_option_two_value' },
    },
    stockOf: /^inventory_/i,
    stepBy: '/',
    hidden: /^(?:0|false)$/i,
  },
  {
    // Products, Export (product.template). An empty cell is `False`, and `Units` is no size.
    shop: 'Odoo',
    knownBy: [
      ['Name', 'Internal Reference', 'Sales Price | Quantity On Hand'],
      ['Product Name', 'Internal Reference'],
      ['name', 'default_code'],
      ['Nom', 'Référence interne'],
      ['الاسم', 'المرجع الداخلي'],
    ],
    headings: {
      ...{ title: 'Name | Product Name | Nom | الاسم', barcode: 'Barcode | Code-barres | الباركود' },
      sku: 'Internal Reference | default_code | Référence interne | المرجع الداخلي',
      price: 'Sales Price | list_price | Prix de vente | سعر البيع | سعر المبيعات',
      stock: 'Quantity On Hand | qty_available | Quantité en stock | الكمية في اليد | الكمية المتاحة',
      category: 'Product Category | Product Category/Display Name | categ_id | Catégorie de produits | فئة المنتج',
      ...{ description: 'Sales Description', subcategory: 'POS Category', weight: 'Weight' },
      shown: 'Can be Sold | sale_ok',
    },
    stepBy: '/',
    roots: /^(?:all|saleable|expenses|الكل|قابل للبيع)$/i,
    empty: /^false$/i,
    hidden: /^(?:false|0)$/i,
  },
  {
    // Items, Export library. Each variation has a line with the item's name.
    shop: 'Square',
    knownBy: [['Item Name', 'Variation Name']],
    headings: {
      ...{ title: 'Item Name', variant: 'Variation Name', sku: 'SKU', description: 'Description', barcode: 'GTIN' },
      ...{ category: 'Categories | Category | Reporting Category', weight: 'Weight (kg) | Weight (lb)' },
      ...{ price: 'Price', salePrice: 'Online Sale Price', shown: 'Archived', enabled: 'Sellable' },
      ...{ option1: 'Option Name 1', value1: 'Option Value 1' },
    },
    stockOf: /^current quantity /i,
    pathsBy: ',',
    empty: /^regular$/i,
    hidden: /^y$/i,
  },
  {
    // A point of sale: Menu, Products, Export.
    shop: 'Foodics',
    knownBy: [['name', 'name_localized', 'sku']],
    headings: {
      ...{ title: 'name', titleAr: 'name_localized', sku: 'sku', barcode: 'barcode', price: 'price' },
      ...{ category: 'category_name | category | category_reference', shown: 'is_active | active' },
      ...{ description: 'description', descriptionAr: 'description_localized', pictures: 'image' },
    },
    hidden: /^(?:0|no|false)$/i,
  },
  {
    // Sheets of Egyptian cashier programs, which have several prices: the consumer's is ours, or else the retail price. The
    // price that the shop paid (سعر الشراء) and the wholesale price are never a shopper's.
    shop: 'a cashier program',
    never: ['slug', 'titleAr', 'description', 'priceAfterDiscount', 'pictures'],
    knownBy: [['سعر الشراء'], ['سعر المستهلك'], ['سعر الجمهور'], ['سعر القطاعي'], ['اسم الصنف', 'المجموعة']],
    headings: {
      ...{ title: 'اسم الصنف | الصنف | الاسم', sku: 'رمز الصنف | كود الصنف | الكود' },
      ...{ barcode: 'الباركود | باركود | الباركود الدولي', category: 'المجموعة | القسم | الفئة' },
      ...{ subcategory: 'القسم الفرعي | المجموعة الفرعية', brand: 'الشركة المصنعة | الشركة | الماركة' },
      ...{ unit: 'الحجم | العبوة', stock: 'الرصيد | الكمية | المخزون | رصيد المخزن' },
      price: 'سعر المستهلك | سعر الجمهور | سعر البيع | سعر البيع للجمهور | سعر القطاعي | السعر',
    },
  },
]
