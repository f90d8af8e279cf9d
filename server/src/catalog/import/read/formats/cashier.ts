import { readerOf } from './listing.ts'

/**
 * Sheets of Egyptian cashier programs, which have several prices: the consumer's is ours, or else the retail price. What the shop
 * paid (سعر الشراء) and the wholesale price are never a shopper's.
 */
export const cashier = readerOf({
  shop: 'a cashier program',
  never: ['slug', 'titleAr', 'description', 'priceAfterDiscount', 'pictures'],
  knownBy: [['سعر الشراء'], ['سعر المستهلك'], ['سعر الجمهور'], ['سعر القطاعي'], ['اسم الصنف', 'المجموعة']],
  headings: {
    ...{ title: ['اسم الصنف', 'الصنف', 'الاسم'], sku: ['رمز الصنف', 'كود الصنف', 'الكود'] },
    ...{ barcode: ['الباركود', 'باركود', 'الباركود الدولي'], category: ['المجموعة', 'القسم', 'الفئة'] },
    ...{ subcategory: ['القسم الفرعي', 'المجموعة الفرعية'], brand: ['الشركة المصنعة', 'الشركة', 'الماركة'] },
    ...{ unit: ['الحجم', 'العبوة'], stock: ['الرصيد', 'الكمية', 'المخزون', 'رصيد المخزن'] },
    price: ['سعر المستهلك', 'سعر الجمهور', 'سعر البيع', 'سعر البيع للجمهور', 'سعر القطاعي', 'السعر'],
  },
})
