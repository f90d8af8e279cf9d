import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const title = 'صحة المحل'
export const lookedAt = (time: string) => `آخر فحص ${time}`
export const lookAgain = 'افحص تاني'
export const looking = 'بيفحص …'
export const allWell = 'المحل كويس.'
export const wantLookingAfter = (count: number) =>
  plural(count, {
    one: 'حاجة واحدة محتاجة تبص عليها.',
    two: 'حاجتين محتاجين تبص عليهم.',
    few: `${count} حاجات محتاجة تبص عليها.`,
    other: `${count} حاجة محتاجة تبص عليها.`,
  })
export const levels = { wrong: 'غلط', minor: 'ممكن يبقى أحسن', well: 'كويس' }
export const toDo = 'اعمل إيه:'
export const abouts: Readonly<Record<string, string>> = {
  settings: 'الإعدادات',
  contact: 'بيانات التواصل',
  disk: 'مساحة التخزين',
  pictures: 'الصور',
  mail: 'سيرفر الإيميل',
  'mails out': 'إيميلات لسه هتتبعت',
  database: 'قاعدة البيانات',
  migrations: 'نسخة قاعدة البيانات',
  locale: 'حروف قاعدة البيانات',
  catalogue: 'المنتجات',
  search: 'البحث',
  backup: 'النسخة الاحتياطية',
  clock: 'الساعة',
  delivery: 'مواعيد التوصيل',
  provider: 'الدفع بالبطاقة',
  staff: 'الناس',
  stock: 'المخزون وسجله',
  ledger: 'الطلبات وسجل المخزون',
  orders: 'الطلبات وسطورها',
  totals: 'إجماليات الطلبات',
  payments: 'المدفوعات',
  places: 'أماكن مواعيد التوصيل',
  refunds: 'الفلوس اللي لازم ترجع',
}
