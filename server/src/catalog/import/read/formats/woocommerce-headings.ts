/**
 * Headings of WooCommerce's product CSV: English, Arabic, French, Turkish, German, Spanish, with "|" between them. Its ID is that of
 * its own database.
 */
export const HEADINGS = {
  id: 'ID | المعرف | Kimlik',
  type: 'Type | النوع | Tür | Typ | Tipo',
  sku: 'SKU | رمز المنتج (SKU) | UGS | Stok kodu (SKU) | Artikelnummer',
  barcode: 'GTIN, UPC, EAN, or ISBN | GTIN | GTIN, UPC, EAN ou ISBN | GTIN, UPC, EAN oder ISBN | GTIN, UPC, EAN o ISBN',
  name: 'Name | الاسم | Nom | İsim | Nombre',
  published: 'Published | تم النشر | Publié | Yayımlanmış | Veröffentlicht | Publicado',
  visibility:
    'Visibility in catalog | إمكانية العرض في الكاتلوج | Visibilité dans le catalogue | Katalogda görünürlük | ' +
    'Sichtbarkeit im Katalog | Visibilidad en el catálogo',
  shortDescription:
    'Short description | وصف قصير | Description courte | Kısa açıklama | Kurzbeschreibung | Descripción corta',
  description: 'Description | الوصف | Açıklama | Beschreibung | Descripción',
  saleStarts:
    'Date sale price starts | تاريخ بدء سعر التخفيض | Date de début de promo | İndirimli fiyatın başladığı tarih | ' +
    'Datum, an dem Angebotspreis beginnt | Día en que empieza el precio rebajado',
  saleEnds:
    'Date sale price ends | تاريخ نهاية سعر التخفيض | Date de fin de promo | İndirimli fiyatın bittiği tarih | ' +
    'Datum, an dem Angebotspreis endet | Día en que termina el precio rebajado',
  weight: ['Weight', 'الوزن', 'Poids', 'Ağırlık', 'Gewicht', 'Peso']
    .flatMap((word) => ['kg', 'g', 'lbs', 'oz', 'كجم', 'جم'].map((measure) => `${word} (${measure})`))
    .join(' | '),
  inStock: 'In stock? | متوفر؟ | En stock ? | Stokta? | Vorrätig? | ¿Existencias?',
  stock: 'Stock | المخزون | Stok | Lager | Inventario',
  salePrice: 'Sale price | سعر التخفيض | Tarif promo | İndirimli satış fiyatı | Angebotspreis | Precio rebajado',
  price: 'Regular price | السعر الافتراضي | Tarif régulier | Normal fiyat | Regulärer Preis | Precio normal',
  categories: 'Categories | التصنيفات | Catégories | Kategoriler | Kategorien | Categorías',
  tags: 'Tags | الوسوم | Étiquettes | Etiketler | Schlagwörter | Etiquetas',
  brands: 'Brands | العلامات التجارية | Marques | Markalar | Marken | Marcas',
  images: 'Images | الصور | Görseller | Bilder | Imágenes',
  parent: 'Parent | الأب | Ebeveyn | Übergeordnetes Produkt | Superior',
  // WPML and Polylang.
  language: 'Language | Language code | اللغة',
}
