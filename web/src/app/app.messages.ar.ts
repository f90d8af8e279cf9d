export const home = 'الرئيسية'
export const cart = 'السلة'
export const wishList = 'المفضلة'
export const products = 'المنتجات'
export const categories = 'الأقسام'
export const brands = 'الماركات'
export const orders = 'طلباتي'
export const login = 'تسجيل الدخول'
export const register = 'حساب جديد'
export const signOut = 'تسجيل الخروج'
export const mainNavigation = 'القائمة الرئيسية'
export const menu = 'القائمة'
export const search = 'بحث'
export const shortcuts = 'اختصارات'
export const searchTheShop = 'دوّر في المحل'
export const openCart = 'افتح السلة'
export const openCartWith = (count: number) => `افتح السلة، عدد المنتجات فيها: ${count}`
export const skipToContent = 'روح للمحتوى'

export const appAndPayment = (shop: string) => `تطبيق ${shop} وطرق الدفع`
export const takeTheApp = (shop: string) => `خد تطبيق ${shop} معاك`
export const howToTakeTheApp = 'هيفتح لك تطبيق البريد برسالة جاهزة فيها اللينكات. ابعتها لنفسك.'
export const sendLinksTo = 'ابعت اللينكات على'
export const shareAppLink = 'ابعت لينك التطبيق'
export const appMailSubject = (shop: string) => `تطبيق ${shop}`
export const paymentPartners = 'طرق الدفع'
export const deliveriesWith = (shop: string) => `طلباتك توصلك مع ${shop}`

export const notFoundTitle = 'الصفحة مش موجودة'
export const notFoundHeading = 'الصفحة دي مش موجودة'
export const notFoundPicture = 'خطأ: الرف ده فاضي'
export const notFoundText = 'ممكن يكون اللينك قديم أو مكتوب غلط.'
export const toTheShop = 'ارجع للمحل'
export const brokenTitle = 'حصل خطأ'
export const brokenHeading = 'حصل خطأ من عندنا'
export const brokenText = 'سلتك في أمان. حدّث الصفحة، وغالبًا المشكلة هتتحل.'
export const loadAgain = 'حدّث الصفحة'
export const noConnection = 'مفيش اتصال.'
