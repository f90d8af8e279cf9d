export const signOut = 'تسجيل الخروج'
export const mainNavigation = 'القائمة الرئيسية'
export const menu = 'القائمة'
export const shortcuts = 'اختصارات'
export const openCart = 'افتح السلة'
export const openCartWith = (count: number) => `افتح السلة، عدد المنتجات فيها: ${count}`
export const skipToContent = 'روح للمحتوى'

export const toTheShop = 'ارجع للمحل'
export const brokenTitle = 'حصل خطأ'
export const brokenHeading = 'حصل خطأ من عندنا'
export const brokenText = 'سلتك في أمان. حدّث الصفحة، وغالبًا المشكلة هتتحل.'
export const loadAgain = 'حدّث الصفحة'
