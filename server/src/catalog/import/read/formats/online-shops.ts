/** The names that programs of online shops have for our columns: spellings of one heading have a "|" between them. */
import type { Listing } from './listing.ts'

export const ONLINE_SHOPS: readonly Listing[] = [
  {
    // سلة: المنتجات، تصدير.
    shop: 'Salla',
    knownBy: [['أسم المنتج | اسم المنتج', 'تصنيف المنتج']],
    headings: {
      ...{ title: 'أسم المنتج | اسم المنتج', category: 'تصنيف المنتج', pictures: 'صورة المنتج', brand: 'الماركة' },
      ...{ price: 'سعر المنتج', salePrice: 'السعر المخفض', description: 'الوصف', sku: 'رمز المنتج sku' },
      ...{ saleStarts: 'تاريخ بداية التخفيض', saleEnds: 'تاريخ نهاية التخفيض' },
      ...{ weight: 'الوزن', weightUnit: 'وحدة الوزن', stock: 'الكمية المتوفرة', barcode: 'الباركود | GTIN' },
    },
  },
  {
    // By its Export/Import extension. Categories are ids, and pictures files of that server.
    shop: 'OpenCart',
    knownBy: [['product_id', 'model', 'manufacturer']],
    headings: {
      ...{ title: 'name(en-gb) | name(en) | name', titleAr: 'name(ar)', sku: 'sku | model', barcode: 'ean | upc' },
      ...{ description: 'description(en-gb) | description(en)', descriptionAr: 'description(ar)', shown: 'status' },
      ...{ category: 'categories | _CATEGORY_', brand: 'manufacturer', price: 'price', stock: 'quantity' },
      ...{ weight: 'weight', weightUnit: 'weight_unit' },
    },
    pathsBy: ',',
    stepBy: /[>|]/,
    hidden: /^(?:false|0)$/i,
  },
  {
    // Catalogue, Products, Export, and the headings of its import.
    shop: 'PrestaShop',
    knownBy: [
      ['Product ID', 'Active (0/1)'],
      ['Name *', 'Reference #'],
      ['Product ID', 'Reference', 'Price (tax excl.)'],
      ['Nom *', 'Prix HT'],
    ],
    headings: {
      ...{ title: 'Name * | Name | Nom *', sku: 'Reference # | Reference | Référence' },
      category: 'Categories (x,y,z...) | Category | Catégories (x,y,z...)',
      price: 'Price tax included | Price (tax incl.) | Prix TTC | Price tax excluded | Price (tax excl.) | Prix HT',
      ...{ brand: 'Manufacturer | Brand | Fabricant', barcode: 'EAN13 | EAN-13 | UPC', weight: 'Weight' },
      ...{ description: 'Description | Short description', pictures: 'Image URLs (x,y,z...)' },
      ...{ stock: 'Quantity | Quantité', shown: 'Active (0/1) | Actif (0/1) | Status' },
    },
    stepBy: ',',
    roots: /^(?:home|root|accueil)$/i,
    hidden: /^0$/,
  },
  {
    // Or Adobe Commerce: System, Export, Products. A language has lines of its own, with the same SKU.
    shop: 'Magento',
    knownBy: [['sku', 'store_view_code', 'attribute_set_code']],
    headings: {
      ...{ sku: 'sku', title: 'name', description: 'description | short_description', category: 'categories' },
      ...{ price: 'price', salePrice: 'special_price', saleStarts: 'special_price_from_date | special_from_date' },
      saleEnds: 'special_price_to_date | special_to_date',
      ...{ stock: 'qty', weight: 'weight', barcode: 'gtin | ean', brand: 'manufacturer | brand' },
      ...{ shown: 'visibility', enabled: 'product_online | status', language: 'store_view_code' },
    },
    pathsBy: ',',
    stepBy: '/',
    roots: /^(?:default category|root catalog)$/i,
    hidden: /^not visible individually$/i,
  },
  {
    // Product feeds of Facebook, Instagram, WhatsApp and Google, whose ids are the shop's SKUs.
    shop: 'Meta or Google',
    knownBy: [['id | sku_id', 'title', 'availability', 'image_link']],
    headings: {
      ...{ sku: 'id | sku_id', title: 'title', description: 'description', brand: 'brand', unit: 'size' },
      ...{ price: 'price', salePrice: 'sale_price', barcode: 'gtin' },
      ...{ saleStarts: 'sale_price_effective_date', saleEnds: 'sale_price_effective_date' },
      stock: 'inventory | quantity_to_sell | quantity_to_sell_on_facebook | availability',
      ...{ category: 'product_type | google_product_category', pictures: 'image_link', shown: 'status | visibility' },
    },
    empty: /^(?:pre|back)[ _]?order$|^available[ _]for[ _]order$/i,
    hidden: /^(?:archived|hidden|staging)$/i,
  },
  {
    // زد: Products, Export.
    shop: 'Zid',
    knownBy: [['name_ar', 'name_en', 'sku', 'price']],
    headings: {
      ...{ title: 'name_en', titleAr: 'name_ar', description: 'description_en', descriptionAr: 'description_ar' },
      ...{ sku: 'sku', barcode: 'barcode', price: 'price', salePrice: 'sale_price', stock: 'quantity' },
      ...{ category: 'categories_en | categories | categories_description | category', brand: 'brand' },
      ...{ weight: 'weight', weightUnit: 'weight_unit', pictures: 'images | image', shown: 'published | is_published' },
    },
    pathsBy: ',',
    hidden: /^(?:0|no|false|لا)$/i,
  },
  {
    // Store Products, Export, the older and the newer one. A variant has a line without a price of its own, and is told as such.
    shop: 'Wix',
    knownBy: [['handleId | handle', 'fieldType', 'name', 'price']],
    headings: {
      ...{ handle: 'handleId | handle', title: 'name', description: 'description | plainDescription', brand: 'brand' },
      ...{ category: 'collection', stock: 'inventory', weight: 'weight', shown: 'visible', sku: 'sku' },
      ...{ barcode: 'barcode', price: 'price', priceBefore: 'strikethroughPrice', discount: 'discountValue' },
      ...{ discountMode: 'discountMode', pictures: 'productImageUrl | media' },
    },
    pathsBy: ';',
    hidden: /^false$/i,
  },
  {
    // Catalog, Products, Export.
    shop: 'Ecwid',
    knownBy: [['product_sku', 'product_name', 'product_price']],
    headings: {
      ...{ title: 'product_name', sku: 'product_sku', barcode: 'product_upc', brand: 'product_brand' },
      ...{ price: 'product_price', priceBefore: 'product_compare_to_price', stock: 'product_quantity' },
      ...{ description: 'product_description', category: 'product_category_1', weight: 'product_weight' },
      ...{ shown: 'product_is_available', pictures: 'product_media_main_image_url' },
    },
    stepBy: '/',
    hidden: /^false$/i,
  },
]
