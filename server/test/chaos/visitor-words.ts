import type { Product } from '@baqala/contract/catalog'
import type { Words } from './strange-input.ts'

interface Visitor {
  readonly id: string
  readonly email: string
  readonly cartId: string
  readonly orders: readonly string[]
  readonly products: readonly Product[]
}

/** Valid values for every field and parameter of the API, from answers that the visitor got. */
export function wordsOf({ id, email, cartId, orders, products }: Visitor): Words {
  const ids = products.map(({ _id }) => _id)
  const categories = products.flatMap(({ category }) => category._id ?? [])
  const subcategories = products.flatMap(({ subcategory }) => subcategory?.map(({ _id }) => _id) ?? [])
  const brands = products.flatMap(({ brand }) => brand?._id ?? [])
  const nobody = '0123456789abcdef01234567'
  return {
    ...{
      id: [...ids, nobody],
      productId: [...ids, nobody],
      userId: [id, id, nobody],
      cartId: [cartId, cartId, nobody],
    },
    ...{ orderId: [...orders, nobody], categoryId: [...categories, nobody] },
    ...{ subcategoryId: [...subcategories, nobody], brandId: [...brands, nobody] },
    ...{ category: categories, 'category[in]': categories, brand: brands, 'brand[in]': brands },
    ...{ subcategory: subcategories, 'subcategory[in]': subcategories },
    ...{ sort: ['price', '-price', 'title,-sold', 'createdAt'], keyword: ['milk', 'MILK 1', 'thing to sell'] },
    ...{ url: ['http://localhost:3000', 'https://evil.example'], count: [0, 1, 2, '3', 999] },
    ...{ name: ['Mona'], email: [email, `new${Date.now()}@example.com`, 'nobody@example.com'] },
    ...{ password: ['Secret12', 'Wrong999'], rePassword: ['Secret12'], newPassword: ['Secret12'] },
    ...{ phone: ['01012345678'], resetCode: ['12345678', 87654321], details: ['12 Street'], city: ['Cairo'] },
  }
}
