interface ChangedMeanwhile {
  readonly who: string
  readonly price: string
  readonly priceAfterDiscount: string | null
}

export const messages = {
  notBelowPrice: ({ price }: { readonly price: string }) =>
    `سعر العرض لازم يكون أقل من السعر ${price} جنيه. مفيش حاجة اتغيرت.`,
  nothingToUndo: ({ minutes }: { readonly minutes: number }) =>
    `مفيش حاجة ترجع فيها: إنت مغيّرتش سعر هنا في آخر ${minutes} دقايق.`,
  changedSince: ({ who, name }: { readonly who: string; readonly name: string }) =>
    `${who} غيّر سعر ${name} بعدها. مفيش حاجة رجعت.`,
  changedMeanwhile: ({ who, price, priceAfterDiscount: sale }: ChangedMeanwhile) =>
    `${who} غيّر السعر ده في الوقت ده: دلوقتي ${price} جنيه${sale === null ? '' : `، وفي العرض ${sale} جنيه`}. مفيش حاجة اتحفظت. لو عايز تغيّره برضه، احفظ تاني.`,
  noChange: 'مفيش تغيير أسعار بالشكل ده.',
  noGroup: 'مفيش قسم أو قسم فرعي أو ماركة بالشكل ده عليها منتجات للبيع.',
  noLongerSo: 'الأسعار اتغيرت بعد ما ظهرت لك. بص عليها تاني.',
  costsNothing: ({ name }: { readonly name: string }) => `بالتقريب ده ${name} هيبقى ببلاش. مفيش حاجة اتغيرت.`,
  costsTooMuch: ({ name, max }: { readonly name: string; readonly max: number }) =>
    `بالتغيير ده ${name} هيبقى بأكتر من ${max.toLocaleString('en')} جنيه. مفيش حاجة اتغيرت.`,
}
