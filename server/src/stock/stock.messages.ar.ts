export const messages = {
  onlyInStock: ({ onHand, name, count }: { onHand: number; name: string; count: number }) =>
    `في المخزن ${onHand} بس من ${name}؛ مينفعش تطلّع ${count}. مفيش حاجة اتغيرت.`,
  productNotFound: ({ product }: { product: string }) => `مفيش منتج "${product}".`,
  didYouMean: ({ product, similar }: { product: string; similar: readonly string[] }) =>
    `مفيش منتج "${product}". تقصد ${similar.join(' أو ')}؟`,
}
