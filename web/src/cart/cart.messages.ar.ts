export const addFailed = 'ما قدرناش نضيف المنتج للسلة.'
export const addFailedOnDetails = 'ما قدرناش نضيف المنتج للسلة'
export const countUpdated = 'سلتك اتعدّلت.'
export const countFailed = 'ما قدرناش نعدّل سلتك.'
export const itemRemoved = 'المنتج اتشال من سلتك.'
export const removeFailed = 'ما قدرناش نشيل المنتج من سلتك.'
export const cleared = 'شِلنا كل المنتجات من سلتك.'
export const clearFailed = 'ما قدرناش نفضّي سلتك.'

export const add = '+ ضيف'
export const addProduct = (product: string, unit = '') => `${add}، ${product} ${unit}`.trimEnd()
export const inCart = 'في السلة'

export const decrease = (product: string) => `قلّل كمية ${product}`
export const increase = (product: string) => `زوّد كمية ${product}`
export const notInCart = 'مش كل حاجة في سلتك:'
export const missing = (product: string, why: string) => (why.includes(product) ? why : `${product}: ${why}`)

export const keptUnsent = 'التعديل اتحفظ، وهيتبعت أول ما الاتصال يرجع.'
export const unsentSent = 'تعديلات سلتك اتبعتت.'
