interface File {
  readonly file: string
}

export const messages = {
  noFile: ({ file }: File) => `مفيش ملف اسمه ${file}.`,
  notABackup: ({ file }: File) => `الملف ${file} مش نسخة احتياطية لمحل. ما اتغيّرش حاجة.`,
  damaged: ({ file }: File) => `الملف ${file} بايظ أو ناقص: مش زي ما اتكتب. ما اتغيّرش حاجة.`,
  replaced: ({ file }: File) => `الملف ${file} اتبدّل بعد ما اتفحص. ما اتغيّرش حاجة.`,
  keyMissing: ({ file }: File) => `الملف ${file} متوقّع. حط في BACKUP_KEY المفتاح اللي اتعمل بيه. ما اتغيّرش حاجة.`,
  notSigned: ({ file }: File) =>
    `الملف ${file} مش متوقّع، فمحدش يقدر يعرف إذا كان اتغيّر من ساعة ما اتعمل. ما اتغيّرش حاجة.`,
  signedByOther: ({ file }: File) =>
    `الملف ${file} اتغيّر، أو اتوقّع بمفتاح غير اللي في BACKUP_KEY هنا. حط المفتاح اللي اتعمل بيه. ما اتغيّرش حاجة.`,
  newerFormat: ({ file }: File) => `الملف ${file} من إصدار أحدث للمحل. حدّث المحل وبعدها استرجعه.`,
  newerSchema: ({ file, schema }: File & { schema: string }) =>
    `الملف ${file} من إصدار أحدث للمحل (${schema}). حدّث المحل وبعدها استرجعه.`,
  otherSchema: ({ file, schema, here }: File & { schema: string; here: string }) =>
    `جداول الملف ${file} من ${schema}، وجداول قاعدة البيانات دي من ${here}. استرجعه في قاعدة بيانات جديدة فاضية، وهي هتتحدّث لوحدها.`,
  otherTables: ({ file }: File) => `جداول الملف ${file} غير جداول قاعدة البيانات دي. حد غيّر جدول منهم بإيده؟`,
  notEmpty: ({ shoppers, products, orders }: { shoppers: number; products: number; orders: number }) =>
    `قاعدة البيانات مش فاضية: عدد العملاء ${shoppers}، والمنتجات ${products}، والطلبات ${orders}. ما اتغيّرش حاجة.`,
}
