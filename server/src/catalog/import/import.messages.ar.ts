import type { WholeTitle } from '../arabic-names.ts'

interface Wrong {
  readonly columnAr: string
  readonly textAr: string
}

interface File {
  readonly file: string
}

interface Count {
  readonly count: number
}

interface Place {
  readonly place: string
}

interface Readings {
  readonly thousands: string
  readonly decimals: string
}

interface Missing {
  readonly missing: readonly { readonly heading: string; readonly like: readonly string[] }[]
}

/** Places are written in English: `line 14`. */
function at(place: string): string {
  return place.replace('line', 'سطر').replace('product', 'منتج')
}

function columns(missing: Missing['missing']): string {
  const each = missing.map(({ heading, like }) =>
    like.length === 0 ? heading : `${heading} (هو ${like.join(' ولا ')}؟)`,
  )
  return `عمود ${each.join(' و')}`
}

// Rules that others than the import bring, by their English sentences.
const RULES: Readonly<Record<string, string>> = {
  'must be text': 'لازم يكون كلام',
  'must not be empty': 'لازم ميكونش فاضي',
  'must be lower-case words joined by hyphens': 'لازم يكون كلمات إنجليزي صغيرة بينها شرطة',
  'must be a whole number': 'لازم يكون رقم صحيح',
  'must not be below 0': 'مينفعش يقل عن صفر',
  'must be an amount in EGP': 'لازم يكون مبلغ بالجنيه',
  'must be more than 0': 'لازم يكون أكبر من صفر',
  'must be at most 100,000 EGP': 'أقصى حاجة 100,000 جنيه',
  'must have at most two decimals': 'أقصى حاجة رقمين بعد العلامة',
  'must be 24 hex digits': 'لازم يكون 24 خانة hex',
}

/** The rule in Arabic; its English sentence where nobody has translated it. */
function ruleOf(sentence: string): string {
  const max = /^must be at most ([\d,]+)( characters)?$/.exec(sentence)
  if (max) return `أقصى حاجة ${max[1]}${max[2] === undefined ? '' : ' حرف'}`
  return RULES[sentence] ?? sentence
}

export const messages = {
  noFile: ({ file }: File) => `مفيش ملف ${file}.`,
  unreadableFile: ({ file, why }: File & { why: string }) => `مقدرناش نقرا ${file}: ${why}`,
  emptyFile: ({ file }: File) => `${file} فاضي.`,
  noProducts: ({ file }: File) => `مفيش منتجات في ${file}.`,
  notUtf8: ({ file }: File) => `${file} مش UTF-8، والعربي اللي فيه هيضيع. احفظه بنوع "CSV UTF-8".`,
  oldWorkbook: ({ file }: File) => `${file} ملف إكسل قديم (.xls) أو عليه كلمة سر. افتحه واحفظه ‎.xlsx من غير كلمة سر.`,
  notWorkbook: ({ file }: File) => `${file} مش ملف إكسل نقدر نقراه. احفظه ‎.xlsx أو "CSV UTF-8".`,
  workbookTooLarge: ({ file }: File) => `${file} أكبر من 4 ميجا. احفظه "CSV UTF-8".`,
  workbookBomb: ({ file }: File) =>
    `${file} فيه أكتر من اللي نقدر نقراه. انسخ سطور المنتجات في ملف جديد، أو احفظه "CSV UTF-8".`,
  tooManyRows: ({ file, max }: File & { max: number }) =>
    `${file} فيه أكتر من ${max.toLocaleString('en')} سطر. قسّمه على كذا ملف.`,
  tooManyColumns: ({ file, max }: File & { max: number }) =>
    `${file} فيه أكتر من ${max} عمود. امسح اللي مبيقولش حاجة عن المنتجات.`,
  noSheet: ({ file, sheet }: File & { sheet: string }) => `مفيش ورقة ظاهرة اسمها "${sheet}" في ${file}.`,
  oneSheetRead: ({ sheet, others }: { sheet: string; others: readonly string[] }) =>
    `اتقرت ورقة "${sheet}"، ومتقرتش: ${others.join('، ')}.`,
  hiddenRowsRead: ({ count, place }: Count & Place) =>
    `صفوف مخفية في الملف: ${count}، أولها ${at(place)}. اتقرت هي كمان: امسح اللي مش للبيع.`,
  webPage: ({ file }: File) => `${file} صفحة ويب مهما كان اسمه. افتحه في برنامج جداول واحفظه "CSV UTF-8".`,
  lostArabic: ({ file, like }: File & { like: string }) =>
    `العربي في ${file} ضاع وهو بيتحفظ: بقى "${like}". احفظ الأصل "CSV UTF-8".`,
  notAList: ({ file }: File) => `${file} لازم يكون فيه قايمة منتجات: [{"slug": …, "price": …}, …]`,
  wrongSyntax: ({ file, why }: File & { why: string }) => `${file}: ${why}`,
  openQuote: ({ file, row }: File & { row: number }) => `${file}: فيه علامة تنصيص اتفتحت بعد سطر ${row} ومتقفلتش`,
  noKnownHeading: ({ place, headings }: Place & { headings: readonly string[] }) =>
    `${at(place)}: ولا عنوان من دول معروف: ${headings.join('، ')}. سمّي الأعمدة الاسم والسعر والقسم.`,
  otherLanguage: ({ file }: File) =>
    `${file} ملف منتجات من WooCommerce بلغة مش معروفة. اختار الإنجليزية في ملفك الشخصي هناك، وصدّر تاني.`,
  mixedDays: ({ american, other }: { american: string; other: string }) =>
    `\u2066${american}\u2069 الشهر فيه الأول، و\u2066${other}\u2069 اليوم فيه الأول، فمش باين \u20663/4/2026\u2069 يوم إيه. اكتب كل الأيام زي \u20662026-12-25\u2069.`,
  sameColumn: ({ place, headings }: Place & { headings: readonly string[] }) =>
    `${at(place)}: ${headings.join(' و')} معناهم نفس العمود. شيل واحد منهم.`,
  unreadableFolder: ({ folder, why }: { folder: string; why: string }) => `مقدرناش نقرا الصور في ${folder}: ${why}`,
  changedMeanwhile: 'المنتجات أو الملف اتغيّروا في الوقت ده. متنفذش حاجة؛ بص تاني هيعمل إيه.',

  chooseDecimals: ({ column, place, thousands, decimals }: Readings & Place & { column: string }) =>
    `في ${at(place)} عمود ${column} فيه رقم بيتقرا بطريقتين: ${thousands} أو ${decimals}. اختار أنهي فيهم.`,
  noRowFits: 'ولا سطر ينفع يدخل.',
  mendBeforeWithdrawing: 'فيه سطور مرفوضة، فمش معروف أنهي منتجات مش في الملف. صلّحها، أو سيب الباقي معروض.',
  importNotFound: 'العملية دي مش موجودة، أو قدمت على إنها تتلغي.',
  undoneAlready: 'العملية دي اتلغت قبل كده.',
  undoChanged: 'المنتجات اتغيّرت في الوقت ده. متلغاش حاجة؛ بص تاني هيعمل إيه.',
  changedSince: ({ titles }: { titles: readonly string[] }) =>
    `فيه منتجات اتغيّرت بعد العملية دي (${titles.length}): ${titles.slice(0, 3).join('، ')}${titles.length > 3 ? ' …' : ''}. متلغاش حاجة.`,
  cannotRestore: ({ slug, why }: { slug: string; why: string }) => `${slug} مينفعش يرجع: ${why}. متلغاش حاجة.`,
  undoNote: ({ file }: File) => `إلغاء: ${file}`,

  readAs: ({ shop }: { shop: string }) => `اتقرا كملف منتجات من ${shop}.`,
  hiddenLeftOut: ({ count }: Count) => `منتجات اتسابت عشان مخفية أو مسودة في المحل التاني: ${count}.`,
  otherKindsLeftOut: ({ count }: Count) => `حاجات اتسابت عشان مجموعات منتجات أو لينكات لمحلات تانية: ${count}.`,
  noBrandTold: ({ count }: Count) => `منتجات من غير ماركة: ${count}. الجديد منها هياخد ماركة "Unbranded".`,
  noCategoryTold: ({ count }: Count) => `منتجات من غير قسم أو قسم فرعي: ${count}. الجديد منها هيدخل في "Other".`,
  fractionsRoundedDown: ({ count }: Count) => `أعداد فيها كسور، زي اللي بالوزن: ${count}. هتتقرّب لتحت.`,
  linesLeftOut: ({ count }: Count) => `سطور اتسابت، زي عنوان فوق أو عناوين مكررة أو إجمالي: ${count}.`,
  noStockTold: ({ count }: Count) => `منتجات من غير عدد: ${count}. الجديد منها هيبقى خلصان لحد ما تعدّه.`,
  noCodeTold: ({ count }: Count) => `سطور مكتوب فيها N/A أو 0 مكان الكود: ${count}. اتقرت كأنها من غير كود.`,
  mistypedBarcodes: ({ count, place }: Count & Place) =>
    `باركود آخر رقم فيه غلط: ${count}، أولهم في ${at(place)}. الماسح مش هيلاقيها.`,
  webPicturesLeftOut: ({ count }: Count) => `صور على الإنترنت اتسابت: ${count}.`,
  picturesNotFetched: ({ count, why }: Count & { why: readonly string[] }) =>
    `صور مقدرناش نجيبها: ${count} (${why.join('؛ ')}${count > why.length ? ' …' : ''})`,

  wrongValues: ({ wrong }: { wrong: readonly Wrong[] }) =>
    `${wrong.map(({ columnAr, textAr }) => `${columnAr}: ${textAr}`).join('. ')}. متغيرش حاجة.`,

  tooManyCells: ({ cells, headings }: { cells: number; headings: number }) =>
    `فيه ${cells} خانة والعناوين ${headings}؛ الكلام اللي فيه فواصل بيتحط بين علامتين تنصيص`,
  notTextOrNumber: 'لازم يكون كلام أو رقم',
  empty: 'لازم ميكونش فاضي',
  brokenRule: ({ sentence }: { sentence: string }) => ruleOf(sentence),
  notHex: 'لازم يكون 24 خانة hex',
  tooLong: ({ max }: { max: number }) => `أقصى حاجة ${max.toLocaleString('en')} حرف`,
  tooMany: ({ max }: { max: number }) => `أقصى حاجة ${max.toLocaleString('en')}`,
  noAmount: 'لازم يكون مبلغ بالجنيه',
  noCount: 'لازم يكون رقم صحيح',
  otherCurrency: ({ currency }: { currency: string }) => `مكتوب بـ${currency}، والأسعار بالجنيه`,
  pricePer: ({ measure }: { measure: string }) => `سعر لكل ${measure}: اكتب سعر اللي بيتباع، وحجمه في عمود unit`,
  twoReadings: ({ thousands, decimals }: Readings) => `بيتقرا بطريقتين: اكتب ${thousands} أو ${decimals}`,
  controls: 'فيه رموز تحكم متنفعش في اسم أو كلام',
  turnsDirection: 'فيه رموز بتقلب اتجاه الكلام اللي حواليها',
  spoiltArabic: 'ضاع لما الملف اتحفظ: هات الكلام من الأصل تاني',
  roundedCode: 'الجدول قرّبه: خلي العمود نص، واكتب الرقم كله تاني',
  severalCodes: 'فيه أكتر من كود: سيب اللي على العبوة',
  moreThanCode: 'فيه حاجة زيادة جنب الكود، فمفيش قارئ هيلاقيه: سيب الكود لوحده، أو سيب الخانة فاضية',
  otherTitle: ({ title, slug }: { title: string; slug: string }) =>
    `ده كود ${title}: حط في السطر slug ‏${slug} لو هتغيّر اسمه، أو كود تاني`,
  namedTwice: ({ place }: Place) => `ده منتج ${at(place)} تاني`,
  sameTitle: ({ place }: Place) => `ده منتج ${at(place)} تاني؛ فرّق بينهم بوحدة أو SKU أو slug`,
  noSlugOrTitle: 'لازم يكون موجود، أو اسم نعرف بيه المنتج',
  neededForNew: 'لازم يكون موجود للمنتج الجديد',
  noColumns: ({ missing }: Missing) => `جديد على المحل، والمنتج الجديد محتاج ${columns(missing)}`,
  noSuchProduct: ({ named, similar, missing }: Missing & { named: string; similar: readonly string[] }) =>
    similar.length > 0
      ? `مفيش منتج "${named}"؛ تقصد ${similar.join(' ولا ')}؟`
      : `مفيش منتج "${named}"، والجديد محتاج ${columns(missing)}`,
  takenCode: ({ titleAr }: WholeTitle) => `ده كود ${titleAr}؛ كل منتج ليه كوده`,
  neededToMove: 'لازم يكون موجود لما المنتج يتنقل لقسم تاني',
  keepsSlug: ({ slug }: { slug: string }) => `لازم يكون ${slug}: المنتج بيفضل بنفس عنوانه`,
  keepsId: ({ id, slug }: { id: string; slug: string }) => `لازم يكون ${id}: ده المنتج ${slug}`,
  notAbovePrice: 'مينفعش يزيد عن السعر',
  notBelowDiscount: ({ egp }: { egp: number }) => `مينفعش يقل عن السعر بعد الخصم، وهو ${egp}`,
  pictureNotMade: ({ file, why }: File & { why: string }) => `مقدرناش نعمل صورة من ${file}: ${why}`,
  heic: ({ file }: File) =>
    `${file} صورة HEIC والمتصفحات متعرضهاش. في الآيفون اختار Settings ثم Camera ثم Formats ثم Most Compatible، أو حوّلها`,
  noPicture: ({ file }: File) => `مفيش صورة ${file}`,
  notInFolder: ({ file, folder }: File & { folder: string }) => `مفيش ${file} في ${folder}`,
  unreadablePicture: ({ file }: File) => `${file} مش صورة نقدر نقراها`,
}
