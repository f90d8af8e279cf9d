import type { Role } from '@baqala/contract/admin/may'
import { isolate } from '@baqala/contract/arabic'

export const title = 'الناس'
export const addSomebody = 'ضيف حد'
export const name = 'الاسم'
export const login = 'اسم الدخول'
export const role = 'الوظيفة'
export const state = 'الحالة'
export const lastSeen = 'آخر ظهور'
export const never = 'لسه'
export const change = (person: string) => `عدّل ${person}`
export const roles: Readonly<Record<Role, string>> = {
  owner: 'مالك: كل حاجة',
  manager: 'مدير: كل حاجة إلا الناس',
  picker: 'مُجهّز: الطلبات والتجهيز والمخزون',
  courier: 'مندوب: مشاويره',
  reader: 'قارئ: التقارير',
}
export const states = {
  disabled: 'مُستبعد',
  invited: 'مدعو',
  lapsed: 'الدعوة خلصت',
  demo: 'تجربة',
  code: 'تحقق بخطوتين',
  plain: 'كلمة سر بس',
}
export const loginHint = 'حروف إنجليزي صغيرة وأرقام، للدخول بيها.'
export const add = 'ضيفه وابعتله دعوة'
export const invitedTitle = (person: string) => `دعوة ${person}`
export const invitedText = (login: string) =>
  `ابعت اللينك ده. بيشتغل مرة واحدة لمدة ساعة، وبيطلب كلمة سر جديدة. اسم الدخول بعد كده: ${isolate(login)}`
export const copy = 'انسخ اللينك'
export const copied = 'اتنسخ'
export const notCopied = 'المتصفح ده مش بيسمح بالنسخ. دوس على اللينك عشان تحدده.'
export const save = 'احفظ'
export const saved = 'اتحفظ'
export const dismiss = 'استبعد: يخرج فورًا'
export const resetCode = 'الموبايل ضاع: الغي التحقق بخطوتين'
export const newLink = 'لينك جديد لكلمة السر'
export const failed = 'مقدرناش نجيب الناس.'
