import type { FieldCode } from '@baqala/contract/field-code'
import * as fields from '@baqala/contract/fields.messages.ar'

// Does not compile if a field error has no Arabic sentence.
const FIELD_SENTENCES: Readonly<Record<FieldCode, string>> = fields

// The others say the same to shoppers and staff.
const OF_STAFF: Readonly<Partial<Record<FieldCode, string>>> = { nameRequired: 'اكتب الاسم' }

export const messages = {
  somethingWrong: 'حصل خطأ من عندنا. حاول تاني بعد شوية.',
  databaseGone: 'المحل مش متاح دلوقتي. حاول تاني بعد شوية.',
  busy: 'فيه حد بيغيّر في نفس الحاجات دلوقتي. حاول تاني بعد شوية.',
  nothingAt: ({ method, path }: { method: string; path: string }) => `مفيش حاجة في ${method} ${path}.`,
  notAnAddress: 'اللينك ده مش صحيح.',
  unreadableRequest: 'ما قدرناش نقرا البيانات اللي اتبعتت.',
  requestTimeout: 'البيانات ما وصلتش في وقتها. حاول تاني.',
  oneHostNeeded: 'لازم قيمة Host واحدة.',
  expectationFailed: 'قيمة Expect المقبولة هي 100-continue بس.',
  headersTooLong: 'اللينك أو البيانات اللي معاه أطول من اللازم.',
  tooLarge: ({ bytes }: { bytes: number }) => `البيانات أكبر من اللازم: الحد الأقصى ${sizeOf(bytes)}.`,
  notJson: 'ابعت البيانات بصيغة JSON (Content-Type: application/json).',
  invalidJson: 'البيانات اللي اتبعتت مش JSON صحيح.',
  invalidField: ({ error, isStaff }: { error: string | undefined; isStaff: boolean }) =>
    Object.entries({ ...FIELD_SENTENCES, ...(isStaff && OF_STAFF) }).find(([code]) => code === error)?.[1] ??
    'القيمة دي مش صحيحة.',
  mustBeObject: 'البيانات لازم تكون بصيغة JSON.',
  nestedTooDeeply: 'البيانات متداخلة أكتر من اللازم.',
  badKey: 'قيمة Idempotency-Key من 1 لـ100 حرف ASCII ظاهر',
  nullCharacter: 'في النص رمز مش مقبول (U+0000).',
  loneSurrogate: 'في النص رموز مش مقبولة.',
  foreignReturnUrl: 'لينك الرجوع لازم يكون لينك المحل ده، أو محل مكتوب في ALLOWED_ORIGINS.',
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.floor(bytes / 1024)} كيلوبايت` : `${Math.floor(bytes / 1024 ** 2)} ميجابايت`
}
