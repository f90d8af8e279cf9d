export const loadFailed = 'ما قدرناش نجيب المفضلة.'
export const added = 'المنتج اتضاف للمفضلة'
export const removed = 'المنتج اتشال من المفضلة'
export const toggleFailed = 'حصل خطأ.'
export const itemRemoved = 'المنتج اتشال من المفضلة'
export const removeFailed = 'ما قدرناش نشيل المنتج من المفضلة.'
export const heart = (product: string) => `المفضلة: ${product}`
