import { pluralsOf } from '@baqala/contract/plural'

interface Logins {
  readonly logins: readonly string[]
}

const plural = pluralsOf('ar')

export const messages = {
  noSession: 'سجّل دخولك الأول.',
  wrongLogin: 'اسم الدخول أو كلمة السر غلط.',
  codeWanted: 'اكتب الكود اللي في تطبيق التحقق.',
  wrongCode: 'الكود غلط أو اتستخدم قبل كده. استنى الكود اللي بعده.',
  tooManyCodes: 'أكواد غلط كتير. حاول تاني بعد ساعة، أو اطلب من مالك تاني يلغي التحقق بخطوتين عندك.',
  mayNot: 'صلاحياتك ما تسمحش بده.',
  cannotCheck: 'دي ماينفعش تتجرب من غير ما تتعمل. مفيش حاجة اتغيرت.',
  keyOfAnother: 'اللي اتبعت قبل كده وصل، وكان حاجة تانية. شوف عمل إيه قبل ما تغيّر تاني.',
  setUpCode: 'فعّل التحقق بخطوتين الأول. وظيفتك محتاجاه.',
  notFresh: 'اكتب الكود تاني: اللي هتعمله محتاج تأكيد.',
  notFreshPassword: 'اكتب كلمة السر تاني: اللي هتعمله محتاج تأكيد.',
  fromElsewhere: 'الطلب ده جه من صفحة موقع تاني.',
  wrongType: 'ابعت JSON (Content-Type: application/json).',
  wrongFileType: ({ types }: { types: readonly string[] }) => `ابعت ملف من الأنواع دي: ${types.join('، ')}.`,
  emptyFile: 'الملف فاضي.',
  noPerson: 'الشخص ده مش موجود.',
  isDismissed: 'الشخص ده مُستبعد، ولازم يرجع الأول.',
  noInvitation: 'الدعوة دي اتستخدمت أو انتهت. اطلب واحدة جديدة.',
  loginTaken: ({ login }: { login: string }) => `في حد تاني اسم دخوله ${login}.`,
  yourself: 'ده انت. مالك تاني بس هو اللي يستبعدك أو يغيّر وظيفتك.',
  lastOwner: 'ده المالك الوحيد اللي يقدر يدخل. عيّن مالك تاني الأول.',
  commonPassword: 'كلمة السر دي سهلة التخمين. اختار غيرها، زي أربع كلمات مالهمش علاقة ببعض.',
  easyPin: 'الرقم السري ده سهل التخمين: 123456 و121212 واللي زيهم أول حاجة الحرامي بيجربها.',
  noDevice: 'الموبايل ده مش في القايمة.',
  notEnrolled: 'الموبايل ده مش متسجل. ادخل بكلمة السر.',
  wrongPin: 'الرقم السري غلط.',
  tooManyPins: 'خمس أرقام سرية غلط: ادخل بكلمة السر. الرقم السري الجديد بيشتغل على طول.',
  noPinForRole: 'وظيفتك بتدخل بكلمة السر والكود، فمالهاش رقم سري.',
  noPendingCode: 'ابدأ من الأول: مفيش تحقق بخطوتين بيتفعّل دلوقتي.',
}

export const findings = {
  people: ({ count }: { count: number }) =>
    plural(count, {
      zero: 'مفيش حد يقدر يدخل على ‎/admin.',
      one: 'شخص واحد يقدر يدخل على ‎/admin.',
      two: 'شخصين يقدروا يدخلوا على ‎/admin.',
      few: `${count} أشخاص يقدروا يدخلوا على ‎/admin.`,
      other: `${count} شخص يقدروا يدخلوا على ‎/admin.`,
    }),
  demoPeople: ({ logins }: Logins) => `كلمات سر ${logins.join('، ')} معروفة للكل: استبعدهم.`,
  withoutCode: ({ logins }: Logins) =>
    `${logins.join('، ')} لسه من غير تحقق بخطوتين، ومش هيقدروا يعملوا حاجة لحد ما يفعّلوه من ‎/admin.`,
}
