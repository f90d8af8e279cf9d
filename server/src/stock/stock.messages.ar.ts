export const messages = {
  // Without the name, which is an English one: in the admin it stands above, in Arabic.
  onlyInStock: ({ onHand, count }: { onHand: number; count: number }) =>
    `في المخزن ${onHand} بس؛ مينفعش تطلّع ${count}. مفيش حاجة اتغيرت.`,
  productNotFound: ({ product }: { product: string }) => `مفيش منتج "${product}".`,
  didYouMean: ({ product, similar }: { product: string; similar: readonly string[] }) =>
    `مفيش منتج "${product}". تقصد ${similar.join(' أو ')}؟`,
}
