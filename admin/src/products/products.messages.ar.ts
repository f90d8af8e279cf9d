export const title = 'المنتجات'
export const add = 'ضيف منتج'
export const groups = 'الأقسام والماركات'
export const find = 'دوّر'
export const q = 'الاسم أو الكود أو الباركود'
export const filters = (set: number) => (set === 0 ? 'الفلاتر' : `الفلاتر: مختار منها ${set}`)
export const show = 'اعرض'
export const all = 'الكل'
export const shown = {
  on: 'معروض',
  low: 'قرّب يخلص',
  out: 'خلصان',
  uncounted: 'متعدّش من 30 يوم',
  withdrawn: 'موقوف بيعه',
}
export const sort = 'الترتيب'
export const sorts = {
  '': 'زي المحل',
  title: 'بالاسم',
  price: 'الأرخص الأول',
  '-price': 'الأغلى الأول',
  stock: 'الأقل في المخزون',
  '-stock': 'الأكتر في المخزون',
  '-title': 'بالاسم من الآخر',
}
export const category = 'القسم'
export const chooseOne = 'اختار'
export const subcategory = 'القسم الفرعي'
export const brand = 'الماركة'
export const product = 'المنتج'
export const price = 'السعر'
export const salePrice = 'سعر العرض'
export const stock = 'المخزون'
export const count = (count: number) => `عدد المنتجات: ${count}`
export const empty = 'مفيش منتج بالشكل ده. دوّر بكلام أقل، أو ضيفه.'
export const failed = 'مقدرناش نجيب المنتجات.'
export const offSale = 'موقوف بيعه'
export const choose = (title: string) => `اختار ${title}`
export const chooseAll = 'اختار كل الصفحة'
export const printLabels = (count: number) => `اطبع الأسعار (${count})`
export const noSale = 'فاضي: من غير عرض'
export const save = 'احفظ'

export const isNeeded = 'لازم تكتب ده للمنتج الجديد.'
export const newTitle = 'منتج جديد'
export const names = 'الأسماء'
export const namesHint = 'الصنف الجديد محتاج اسم بلغة واحدة: اللي بيقرا التانية هيشوفه هو كمان.'
export const selling = 'البيع'
export const codes = 'الأكواد'
export const shelf = 'مكانه في المحل'
export const pack = 'المكتوب على العبوة'
export const description = 'الوصف'
export const pictures = 'الصور'
export const fields: Readonly<Record<string, string>> = {
  title: 'الاسم',
  unit: 'الحجم',
  description: 'الوصف',
  ingredients: 'المكونات',
  origin: 'بلد المنشأ',
  storage: 'طريقة الحفظ',
  nutrition: 'القيمة الغذائية',
}
export const inEnglish = 'إنجليزي'
export const inArabic = 'عربي'
export const sku = 'كود المحل (SKU)'
export const barcode = 'الباركود'
export const newNameHint = 'الاسم الجديد بيتضاف لوحده.'
export const pieces = 'القطع على الرف دلوقتي'
export const saved = 'اتحفظ'
export const added = 'اتضاف. دلوقتي صوّره.'
export const nothingChanged = 'مفيش حاجة اتغيّرت.'
export const draftKept = 'دي تعديلاتك من قبل كده، ولسه متحفظتش. امسحها عشان تشوف الصنف زي ما هو دلوقتي.'
export const discard = 'امسحها'
export const withdraw = 'وقّف بيعه'
export const withdrawn = 'اتوقف بيعه. هيفضل في السلات، بس محدش يقدر يطلبه.'
export const isWithdrawn = 'موقوف بيعه: محدش من الزباين شايفه.'
export const sellAgain = 'رجّعه للبيع'
export const soldAgain = 'رجع للبيع.'
export const notFound = 'المنتج ده مش موجود.'
export const inShop = 'شوفه في المحل'
export const reviews = 'تقييماته'
export const printLabel = 'اطبع سعره'

export const takePicture = 'ضيف صورة'
export const picture = (place: number) => `صورة ${place}`
export const cover = 'الغلاف'
export const moveUp = (place: number) => `قدّم صورة ${place}`
export const moveDown = (place: number) => `أخّر صورة ${place}`
export const removePicture = (place: number) => `شيل صورة ${place}`
export const pictureRemoved = 'الصورة اتشالت.'
export const sending = (at: number, of: number) => `بنبعت صورة ${at} من ${of}`
export const noPictureFile = (name: string) => `${name} مش صورة المتصفح بيعرف يقراها. جرّب JPEG.`
export const picturesFull = 'المنتج ليه تسع صور بالكتير.'

export const groupsTitle = 'الأقسام والماركات'
export const kinds = { category: 'الأقسام', brand: 'الماركات', subcategory: 'الأقسام الفرعية' }
export const addKinds = { category: 'ضيف قسم', brand: 'ضيف ماركة', subcategory: 'ضيف قسم فرعي' }
export const newKinds = { category: 'قسم جديد', brand: 'ماركة جديدة', subcategory: 'قسم فرعي جديد' }
export const groupsFailed = 'مقدرناش نجيبها.'
export const noGroups = 'لسه مفيش.'
export const nameEn = 'الاسم بالإنجليزي'
export const nameAr = 'الاسم بالعربي'
export const changeGroup = (name: string) => `عدّل ${name}`
export const remove = 'شيله'
export const removeNow = (name: string) => `أيوه، شيل ${name}`
export const removed = 'اتشال'
export const groupPicture = 'غيّر الصورة'

export const labelsTitle = 'أسعار الرفوف'
export const size = 'الورق'
export const sizes = { 58: 'رول 58 مم', 80: 'رول 80 مم', a4: 'ورق A4' }
export const print = 'اطبع'
export const noLabels = 'اختار منتجات من القائمة الأول.'
export const labelsHint = 'في شاشة الطباعة اختار نفس الورق، من غير هوامش ولا عناوين.'
