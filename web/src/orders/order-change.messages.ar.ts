export const title = (number: number) => `تعديل طلب رقم ${number}`
export const goods = 'المنتجات'
export const today = (amount: string) => `الزيادة بسعر النهارده ${amount}`
export const takenOut = 'اتشال'
export const fromCart = 'من سلتك'
export const addCart = (amount: string) => `ضيف اللي في سلتك، ${amount}`
export const forgotSomething = 'نسيت حاجة؟ حطها في سلتك، وارجع هنا ضيفها للطلب ده.'
export const browse = 'اتفرج على المنتجات'
export const goodsStay = 'الطلب مدفوع أونلاين، فمنتجاته بتفضل زي ما هي. تقدر تختار ميعاد تاني.'
export const otherTime = 'ميعاد تاني'
export const timeAsItIs = 'سيب الميعاد زي ما هو'
export const now = 'دلوقتي'
export const afterwards = 'بعد التعديل'
export const deliveryIncluded = (fee: string) => `منهم ${fee} توصيل`
export const deliveryIsFree = 'والتوصيل مجاني'
export const lookingUp = 'بنشوف سعر النهارده…'
export const priceFailed = 'مش قادرين نعرف سعر النهارده دلوقتي.'
export const cannotBeEmpty = 'ما ينفعش الطلب يبقى فاضي. الغيه أحسن.'
export const tooLate = 'الطلب ما بقاش ينفع يتعدّل.'
export const changedByShop = 'الطلب اتغيّر دلوقتي. بص عليه تاني واختار من جديد.'
export const changeIsMade = 'الطلب اتعدّل زي ما اخترت.'
export const nothingChanged = 'لسه ما غيّرتش حاجة.'
export const cashIsTooLittle = (cash: string) =>
  `المندوب مش هيجيب باقي ساعتها، عشان الإجمالي الجديد أكتر من ${cash} اللي هتديهاله.`
export const belowMinimum = (missing: string, area: string) => `فاضل ${missing} ونوصّل لمنطقة ${area}.`
export const save = 'عدّل الطلب'
export const saving = 'بنعدّل الطلب…'
export const keep = 'سيبه زي ما هو'
export const failed = 'ما قدرناش نعدّل الطلب. من فضلك حاول تاني.'
export const notSaved = 'التعديلات لسه ما اتحفظتش.'
export const lastKnown = (time: string) => `دي آخر حاجة نعرفها عن طلباتك، من ${time}.`
