import { fieldSentenceInArabic } from './field-sentences.ts'

export const messages = {
  somethingWrong: 'حدث خطأ عندنا. حاول مرة أخرى بعد لحظات.',
  databaseGone: 'المتجر غير متاح الآن. حاول مرة أخرى بعد لحظات.',
  nothingAt: ({ method, path }: { method: string; path: string }) => `لا يوجد شيء في ${method} ${path}.`,
  notAnAddress: 'هذا الرابط غير صحيح.',
  unreadableRequest: 'لم نتمكن من قراءة الطلب.',
  requestTimeout: 'لم يصل الطلب في الوقت المناسب. حاول مرة أخرى.',
  oneHostNeeded: 'الطلب يحتاج إلى عنوان Host واحد.',
  expectationFailed: 'قيمة Expect المقبولة هي 100-continue فقط.',
  headersTooLong: 'الرابط أو بيانات الطلب أطول من اللازم.',
  tooLarge: 'الطلب أكبر من اللازم: الحد الأقصى 100 كيلوبايت.',
  notJson: 'أرسل البيانات بصيغة JSON (Content-Type: application/json).',
  invalidJson: 'البيانات المرسلة ليست JSON صحيحًا.',
  invalidField: ({ sentence = '' }: { sentence: string | undefined }) =>
    fieldSentenceInArabic(sentence) ?? 'هذه القيمة غير صحيحة.',
  mustBeObject: 'البيانات المرسلة يجب أن تكون بصيغة JSON.',
  nestedTooDeeply: 'البيانات المرسلة متداخلة أكثر من اللازم.',
  nullCharacter: 'في النص رمز غير مقبول (U+0000).',
  loneSurrogate: 'في النص رموز غير مقبولة.',
  foreignReturnUrl: 'رابط العودة يجب أن يكون رابط هذا المتجر، أو رابط متجر مذكور في ALLOWED_ORIGINS.',
}
