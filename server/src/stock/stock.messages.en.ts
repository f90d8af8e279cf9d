import { messagesOf } from '../refusal.ts'
import * as ar from './stock.messages.ar.ts'

export const messages = messagesOf(
  'stock',
  {
    onlyInStock: ({ onHand, name, count }: { onHand: number; name: string; count: number }) =>
      `Only ${onHand} of ${name} in stock; ${count} cannot be taken out. Nothing was changed.`,
    productNotFound: ({ product }: { product: string }) => `There is no product "${product}".`,
    didYouMean: ({ product, similar }: { product: string; similar: readonly string[] }) =>
      `There is no product "${product}". Did you mean ${similar.join(' or ')}?`,
  },
  ar.messages,
)
