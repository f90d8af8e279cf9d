export const loadFailed = 'تعذّر تحميل المفضلة.'
export const added = 'تمت الإضافة إلى المفضلة'
export const removed = 'تم الحذف من المفضلة'
export const toggleFailed = 'حصل خطأ.'
export const screenLoadRefused = 'تعذّر تحميل المفضلة.'
export const screenLoadUnreachable = 'حصل خطأ وإحنا بنجيب المفضلة.'
export const itemRemoved = 'تم حذف المنتج من المفضلة'
export const removeFailed = 'تعذّر حذف المنتج من المفضلة.'

export const title = 'المفضلة'
export const columns = ['الصورة', 'المنتج', 'السعر (ج.م.)', 'إجراء', 'أضف للسلة']
export const empty = 'المفضلة فاضية.'

export const tabTitle = 'المفضلة'
export const cannotBeShown = 'مش قادرين نعرض المفضلة دلوقتي. مفيش حاجة ضاعت منها.'
export const login = 'تسجيل الدخول'
export const browseProducts = 'اتفرج على المنتجات'
export const heart = (product: string) => `المفضلة: ${product}`
