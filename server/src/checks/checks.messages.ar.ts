import { afterLam, isolate } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/contract/plural'
import { cairoTimeInArabic, clockInArabic, clockOf, dayInArabic } from '../egypt/cairo-time.ts'
import { amountInArabic } from '../egypt/money.ts'
import { states } from '../orders/order-states.messages.ar.ts'
import type {
  ChangedTotal,
  WrongLedger,
  WrongPayment,
  WrongStock,
  WrongTotal,
  OverfullSlot,
  WithoutPlace,
} from './books.queries.ts'
import type { Owed } from '../orders/order-payments.queries.ts'
import type { Items, SaysWhy } from './checks-message-params.ts'

const plural = pluralsOf('ar')

function firstFew(all: readonly string[]): string {
  const shown = all.slice(0, 5).join('؛ ')
  return all.length > 5 ? `${shown}؛ و${all.length - 5} كمان` : shown
}

export const surroundings = {
  publicTrial: 'كل الإعدادات مقروءة؛ المحل مش للبيع الحقيقي، لكن PUBLIC_URL أو TRUST_PROXY بيقولوا إن ناس تانية بتوصله.',
  trial: 'كل الإعدادات مقروءة؛ ده محل للتجربة، مش للبيع.',
  production: 'كل الإعدادات مقروءة؛ المحل للبيع.',
  setProduction: 'اكتب NODE_ENV=production في المحل اللي بيبيع: حاجات التجربة ما ينفعش تبقى قدام الناس.',
  noStandIns: 'LOCAL_STAND_INS بيخلّي الناس تدفع من غير فلوس. شيله من المحل اللي بيبيع.',
  testKey: 'المفتاح في STRIPE_SECRET_KEY بتاع وضع التجربة: الطلبات بتتدفع ومفيش فلوس بتيجي. حط المفتاح الحقيقي.',
  trustProxyAlone:
    'TRUST_PROXY بيصدّق الزوار كمان: أي واحد يقدر يقول إنه جاي من عنوان تاني، ومفيش حد بيوقفه. اكتب عنوان البروكسي بتاعك بس.',
  setPublicUrl: 'اكتب في PUBLIC_URL العنوان اللي العملاء يعرفوه: الدفع بيرجع عليه.',
  mistyped: ({ name, meant }: { readonly name: string; readonly meant: string }) =>
    `${name} مش من إعدادات المحل. تقصد ${meant}؟`,
  correctName: 'صلّح اسمه، أو شيله من البيئة.',

  database: ({ version, where, megabytes }: { version: string; where: 'embedded' | 'server'; megabytes: number }) =>
    `PostgreSQL ${version} (${where === 'embedded' ? 'جوّه المحل' : 'على سيرفر'}) شغالة؛ ${megabytes} ميجا.`,
  migrated: ({ last }: { readonly last: string }) => `كلها اتنفّذت لحد ${isolate(last)}.`,
  notMigrated: ({ items }: Items<string>) => `ناقص: ${firstFew(items)}.`,
  migrate: 'افتح المحل بالنسخة دي مرة واحدة (npm start): هي اللي بتنفّذها.',
  indexed: 'البحث بيستخدم فهرس.',
  notIndexed: ({ products }: { readonly products: number }) =>
    plural(products, {
      zero: 'البحث من غير فهرس.',
      one: 'البحث بيلف على المنتج الوحيد: مفيش فهرس.',
      two: 'البحث بيلف على المنتجين: مفيش فهرس.',
      few: `البحث بيلف على ${products} منتجات: مفيش فهرس.`,
      other: `البحث بيلف على ${products} منتج: مفيش فهرس.`,
    }),
  makeIndex: 'ضيف pg_trgm لـPostgreSQL واعمل الفهرس: docs/deploy.md، «Search».',

  mailsShown: 'مفيش SMTP_URL: الرسايل محفوظة، وبتظهر من اللينك اللي بيتطبع أول ما المحل يفتح.',
  mailsKept: 'مفيش SMTP_URL: الرسايل محفوظة وما بتتبعتش.',
  setSmtp: 'اكتب SMTP_URL.',
  mailWorks: ({ host, from }: { readonly host: string; readonly from: string }) =>
    `${host} قبلنا، وما بعتناش حاجة. الرسايل بتطلع من ${from}.`,
  mailRefused: ({ host, why }: SaysWhy & { readonly host: string }) => `${host} رفضنا: ${why}`,
  correctSmtp: 'صلّح SMTP_URL، أو اسأل المسؤول عن سيرفر الرسايل. الرسايل مستنية لحد ساعتها.',
  mailsLate: ({ count }: { readonly count: number }) => `عدد الرسايل اللي مستنية من أكتر من ساعة: ${count}.`,
  isItRunning: 'المحل شغال؟ هو اللي بيبعتها.',
  noMailStuck: 'مفيش رسايل واقفة.',
  mailsGivenUp: ({ count }: { readonly count: number }) => `عدد الرسايل اللي ما وصلتش بعد محاولات كتير: ${count}.`,
  retryMails: 'شوف السبب، وابعتها تاني.',

  noProvider: 'مفيش شركة دفع متظبطة: الدفع أونلاين مرفوض، والكاش شغال.',
  localProvider: 'صفحة الدفع التجريبية: مفيش فلوس بتتحرك.',
  providerWorks: ({ name }: { readonly name: string }) => `${name} بترد وعارفانا.`,
  providerFails: ({ name, why }: SaysWhy & { readonly name: string }) => `${name} مش بترد زي المفروض: ${why}`,
  checkKey: 'راجع المفتاح في الإعدادات، وصفحة حالة الخدمة بتاعتها.',

  diskFree: ({ megabytes, place }: { readonly megabytes: number; readonly place: string }) =>
    `فاضل ${megabytes} ميجا على القرص اللي عليه ${isolate(place)}.`,
  makeRoom: 'فضّي مكان: القرص المليان بيوقّف المحل.',
  clock: ({ now }: { readonly now: Date }) => `الساعة في القاهرة: ${cairoTimeInArabic(now)}.`,
  clocksApart: ({ seconds }: { readonly seconds: number }) =>
    `ساعة الجهاز ده وساعة قاعدة البيانات بينهم ${seconds} ثانية. خلّي الاتنين ياخدوا الوقت من الشبكة (NTP).`,
  entryAhead: ({ latest }: { readonly latest: Date }) =>
    `في الدفاتر سطر بتاريخ ${cairoTimeInArabic(latest)}، ولسه ما جاش. أنهي ساعة غلط؟`,
}

export const shop = {
  hasGoods: 'فيه منتجات معروضة للبيع.',
  noGoods: 'فاضي: العملاء مش شايفين أي منتج.',
  bringGoods: 'استورد كتالوج.',
  noBackup: 'مفيش نسخة احتياطية لسه.',
  backupAge: ({ hours }: { readonly hours: number }) => `آخر نسخة عمرها ${ageOf(hours)}.`,
  makeBackup: 'اعمل نسخة كل يوم.',
  locale: ({ locale, encoding }: { readonly locale: string; readonly encoding: string }) =>
    `لغة قاعدة البيانات ${locale}، وترميزها ${encoding}.`,
  localeWithoutArabic: ({ locale, encoding }: { readonly locale: string; readonly encoding: string }) =>
    `لغة قاعدة البيانات ${locale}، وترميزها ${encoding}: مش بتعرف الحروف العربي، فالبحث بالعربي مش هيبقى كويس.`,
  changeLocale: 'انقل المحل لقاعدة بيانات لغتها C.UTF-8: docs/deploy.md، «Search».',
  pictures: ({ count, megabytes }: { readonly count: number; readonly megabytes: number }) =>
    `قاعدة البيانات فيها ${count} من صورك، ${megabytes} ميجابايت.`,
  ownPictureCache: ({ folder, why }: SaysWhy & { readonly folder: string }) =>
    `ما ينفعش نكتب حاجة في ${folder}: ${why}. ادّي الفولدر لمستخدم المحل، وإلا كل تشغيل هيعمل المقاسات من الأول.`,
  contactIsOwn: 'العملاء شايفين تليفونك وعنوانك وأرقامك إنت.',
  contactIsDemo: ({ items }: Items<string>) => `لسه بتوع التجربة: ${items.join('، ')}.`,
  writeContact: 'اكتب بياناتك في shop.config.ts، وراجع docs/pages، وابني واجهة المحل من جديد (npm start بيعمل كده).',
  oldTimeZones: 'قاعدة البيانات مش عارفة التوقيت الصيفي في مصر: المواعيد فيها غلط بساعة.',
  updateTimeZones: 'حدّث المناطق الزمنية على سيرفر قاعدة البيانات (tzdata 2023c أو أحدث)، وبعدين شغّله تاني.',
  noAreas: 'المحل مالوش مناطق: الطلب مش محتاج غير عنوان.',
  unplanned: ({ items }: Items<string>) => `مفيش مواعيد بتتعمل ل${afterLam(items.join('، '))}.`,
  setPlans: 'حدّد مواعيده.',
  noTimeAhead: 'العملاء مش لاقيين أي ميعاد جاي.',
  makeTimes: 'اعمل المواعيد.',
  timesAhead: ({ areas, ahead }: { readonly areas: number; readonly ahead: number }) =>
    `عدد المناطق: ${areas}، وعدد المواعيد الجاية: ${ahead}.`,
}

export const books = {
  stockAgrees: 'دفتر المخزون مظبوط مع اللي على الرف، منتج بمنتج.',
  stockDiffers: ({ items }: Items<WrongStock>) =>
    firstFew(items.map(({ slug, onHand, ledger }) => `${slug}: على الرف ${onHand}، وفي الدفتر ${ledger}`)),
  mendStock:
    'حد غيّر المخزون من غير الدفتر. رجّع نسخة احتياطية من قبلها، أو خلّي اللي عارف السبب يكتب الفرق في stock_ledger.',
  ledgerAgrees: 'كل طلب ماسك القطع بتاعته، ومفيش طلب مش هيتوصّل ماسك حاجة.',
  ledgerDiffers: ({ items }: Items<WrongLedger>) =>
    firstFew(
      items.map(({ number, slug, due, taken }) => {
        const order = number === null ? 'طلب مش موجود' : `طلب ${number}`
        return `${order}، ${slug}: في الطلب ${due}، وفي الدفتر ${taken}`
      }),
    ),
  mendLedger: 'حد غيّر الطلبات أو stock_ledger بإيده. قارنهم بنسخة احتياطية.',
  totalsAgree: 'إجمالي كل طلب هو تمن منتجاته وتوصيله.',
  totalsDiffer: ({ items }: Items<WrongTotal>) =>
    firstFew(
      items.map(({ number, total, lines, fee }) => {
        const delivery = fee === 0 ? '' : ` وتوصيله ${amountInArabic(fee)}`
        return `طلب ${number}: ${amountInArabic(total)}، ومنتجاته ${amountInArabic(lines)}${delivery}`
      }),
    ),
  mendTotals: 'حد غيّر الطلبات بإيده. قارنها بنسخة احتياطية.',
  totalsStay: 'إجمالي كل طلب زي آخر مرة اتسجّل فيها.',
  totalsChanged: ({ items }: Items<ChangedTotal>) =>
    firstFew(
      items.map(
        ({ number, total, ordered }) =>
          `طلب ${number}: ${amountInArabic(total)}، وكان ${amountInArabic(ordered)} آخر مرة اتسجّل فيها`,
      ),
    ),
  paymentsAgree: 'كل طلب مدفوع فلوسه وصلت، ومفيش غيرهم.',
  paymentsDiffer: ({ items }: Items<WrongPayment>) =>
    firstFew(
      items.map(({ number, state, total, amount, isRefunded }) => {
        const order = `طلب ${number} («${states[state]}»)`
        if (amount === null) return `${order} ما وصلتلوش فلوس`
        const arrived = isRefunded ? 'وصلت ورجعت' : 'وصلت'
        return `${order} بـ${amountInArabic(total)}، لكن ${amountInArabic(amount)} ${arrived}`
      }),
    ),
  mendPayments: 'دوّر على الطلبات عند شركة الدفع: كلامها هو اللي يمشي.',
  placesAgree: 'كل طلب موعود بميعاد ليه مكان، ومفيش ميعاد طلباته أكتر من أماكنه.',
  placesDiffer: ({ without, overfull }: { without: readonly WithoutPlace[]; overfull: readonly OverfullSlot[] }) =>
    firstFew([
      ...without.map(({ number }) => `طلب ${number} مالوش مكان في ميعاده`),
      ...overfull.map(
        ({ day, fromMinute, round, capacity, orders }) =>
          `${dayInArabic(day)} ${clockInArabic(clockOf(fromMinute))}، ${round}: الطلبات ${orders} والأماكن ${capacity}`,
      ),
    ]),
  mendPlaces: 'كلّم العملاء دول واتفقوا على ميعاد تاني، أو زوّد الأماكن.',
  nothingOwed: 'مفيش عميل ليه فلوس ترجع.',
  owed: ({ items }: Items<Owed>) =>
    `فلوس لازم ترجع: ${firstFew(items.map(({ number, amount }) => `${amountInArabic(amount)} لطلب ${number}`))}.`,
  sendBack: (_: { readonly numbers: readonly number[] }) => 'رجّعها لأصحابها.',
}

export const checks = { takesLong: 'الفحص بياخد وقت ولسه شغال. اسأل تاني بعد شوية.' }

function ageOf(hours: number): string {
  if (hours < 1) return 'أقل من ساعة'
  if (hours >= 48) return plural(Math.floor(hours / 24), daysOf(Math.floor(hours / 24)))
  return plural(hours, {
    zero: 'أقل من ساعة',
    one: 'ساعة',
    two: 'ساعتين',
    few: `${hours} ساعات`,
    other: `${hours} ساعة`,
  })
}

function daysOf(days: number) {
  const many = `${days} يوم`
  return { zero: many, one: 'يوم', two: 'يومين', few: `${days} أيام`, many, other: many }
}
