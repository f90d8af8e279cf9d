import { isolate, isolateUnlessArabic } from '@baqala/contract/arabic'
import type { Order } from '@baqala/contract/orders'
import { stateName } from '../orders/orders.messages.ar.ts'

export const account = 'حسابك'
export const hello = (name: string) => `أهلًا يا ${isolate(name)}`
export const links = { orders: 'طلباتك', wishlist: 'المفضلة', help: 'المساعدة' } as const
export const signOut = 'تسجيل الخروج'
export const change = 'غيّر'
export const changeThis = (what: string) => `غيّر ${what}`
export const save = 'احفظ'
export const saving = 'بنحفظ…'
export const cancel = 'إلغاء'
export const saved = 'اتحفظ'
export const notLoaded = 'مش قادرين نعرض ده دلوقتي.'
export const unreachable = 'المحل ما ردّش. ممكن يكون اللي طلبته اتعمل: اتأكد قبل ما تحاول تاني.'

export const details = 'بياناتك'
export const name = 'الاسم'
export const nameHint = 'من حرفين لـ60 حرف، بأي لغة.'
export const phone = 'رقم الموبايل'
export const phoneHint = 'الطلبات اللي لسه ما خرجتش من المحل، والعناوين المحفوظة برقمك القديم، هتاخد الرقم الجديد.'
export const email = 'البريد الإلكتروني'
export const emailHint = 'هتسجّل دخولك بيه، وهنسجّل خروجك من المتصفحات التانية.'
export const password = 'كلمة السر'
export const passwordIsSecret = 'مش معروضة'
export const currentPassword = 'كلمة السر الحالية'
export const newPassword = 'كلمة السر الجديدة'
export const newPasswordHint =
  'صفحة الدخول بتقبل حرف إنجليزي كبير، وبعده من 5 لـ10 حروف إنجليزية صغيرة أو أرقام، زي Orange42. وهنسجّل خروجك من المتصفحات التانية.'
export const passwordAgain = 'كلمة السر مرة تانية'

export const addresses = 'العناوين'
export const noAddresses =
  'لسه ما حفظتش عنوان. العنوان اللي تطلب عليه هتلاقيه عند الدفع المرة الجاية. واللي تحفظه هنا كمان، وتقدر تسمّيه وتعدّله وتشيله.'
export const addAddress = 'ضيف عنوان'
export const edit = 'عدّل'
export const editThis = (what: string) => `عدّل «${isolateUnlessArabic(what)}»`
export const remove = 'شيل'
export const removeThis = (what: string) => `شيل «${isolateUnlessArabic(what)}»`
export const askToRemove = (what: string) => `نشيل «${isolateUnlessArabic(what)}»؟`
export const keep = 'خليه'
export const label = 'اسم العنوان'
export const labels = ['البيت', 'الشغل', 'العيلة'] as const
export const labelHint = 'لو حابب: البيت، الشغل، أو أي كلمة تختارها.'
export const street = 'الشارع'
export const building = 'العمارة'
export const floor = 'الدور'
export const flat = 'الشقة'
export const landmark = 'علامة مميزة'
export const landmarkHint = 'أي حاجة المندوب يشوفها من بعيد.'
export const area = 'منطقة التوصيل'
export const noArea = 'مش في القائمة'
export const city = 'المدينة'
export const required = 'لازم تكتبه'
export const oddPhone = 'راجع الرقم ده: ممكن المندوب ما يعرفش يتصل بيه.'

export const buildingNumber = (number: string) => `عمارة ${number}`
export const floorNumber = (number: string) => `الدور ${number}`
export const flatNumber = (number: string) => `شقة ${number}`
export { addressLine, joined } from '../orders/orders.messages.ar.ts'

export const look = 'اللغة والشكل'
export const language = 'اللغة'
export const theme = 'الألوان'
export const themeOf = { system: 'زي الجهاز', light: 'فاتحة', dark: 'غامقة' } as const

export const browsers = 'المتصفحات المسجّل دخولها'
export const thisBrowser = 'المتصفح ده'
export const unknownBrowser = 'متصفح'
export const since = (day: string) => `سجّل دخوله يوم ${day}`
export const signOutOthers = 'سجّل خروج الباقي'

export const data = 'بياناتك عندنا'
export const dataText = 'كل اللي المحل محتفظ بيه عنك، في ملف واحد.'
export const saveData = 'احفظ بياناتي'
export const deleteAccount = 'احذف حسابي'
export const deleteTitle = 'نحذف حسابك؟'
export const goes = 'الاسم والبريد الإلكتروني ورقم الموبايل والعناوين والسلة والمفضلة والرسايل هتتمسح فورًا ومش هترجع.'
export const stays =
  'الطلبات بتفضل في الدفاتر زي ما قانون الحسابات بيطلب، والتقييمات بتفضل على منتجاتها. مفيش فيهم حاجة تقول كانوا لمين.'
export const orderNotOver = ({ id, state }: Order) =>
  state === 'refund due'
    ? `فلوس طلبك رقم ${id} لسه ما رجعتش لك. تقدر تحذف حسابك بعد ما ترجع.`
    : `طلبك رقم ${id} لسه ما خلصش (${stateName(state)}). تقدر تحذف حسابك بعد ما الطلب يوصلك أو يتلغي.`
export const ordersNotOver = (orders: readonly Order[]) =>
  `طلباتك رقم ${orders.map(({ id }) => id).join(' و')} لسه ما خلصتش. تقدر تحذف حسابك بعد ما كل طلب فيهم يوصلك أو يتلغي أو ترجع فلوسه.`
export const deleteForGood = 'احذفه نهائيًا'
export const deleted = 'حسابك اتحذف'
export const keepAccount = 'سيب حسابي'
