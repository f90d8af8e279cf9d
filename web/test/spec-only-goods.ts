/** The catalogue of the spec-only server: the fields of specification 3 and no others. */
interface Goods {
  readonly title: string
  readonly category: string
  readonly price: number
  readonly priceAfterDiscount?: number
  readonly images?: number
}

export interface SpecOnlyProduct {
  readonly _id: string
  readonly title: string
  readonly description: string
  readonly images: readonly string[]
  readonly imageCover: string
  readonly price: number
  readonly priceAfterDiscount?: number
  readonly ratingsAverage: number
  readonly category: { readonly name: string }
}

const GOODS: readonly Goods[] = [
  { title: 'Full Cream Milk 1 Litre', category: 'Dairy & Eggs', price: 42.5, images: 3 },
  { title: 'White Cheese Extra Creamy', category: 'Dairy & Eggs', price: 95, priceAfterDiscount: 80 },
  { title: 'Baladi Bread Ten Loaves', category: 'Bakery', price: 20 },
  { title: 'Honey Cake for Six', category: 'Sweets', price: 150, priceAfterDiscount: 120 },
  // The title begins with the name of another category.
  { title: 'Bakery Style Butter Biscuits', category: 'Sweets', price: 35 },
  { title: 'Sukkari Dates One Kilo', category: 'Fruit', price: 110 },
  { title: 'Navel Oranges One Kilo', category: 'Fruit', price: 24 },
  { title: 'Koshari Tea Loose Leaf', category: 'Beverages', price: 65, images: 0 },
  { title: 'Cotton Socks Three Pairs', category: "Men's / Women's", price: 75 },
  { title: 'Rice', category: 'Pantry', price: 33, priceAfterDiscount: 30 },
]

const CATEGORIES = [
  'Dairy & Eggs',
  'Bakery',
  'Sweets',
  'Fruit',
  'Vegetables',
  'Beverages',
  'Pantry',
  'Frozen',
  'Cleaning',
  "Men's / Women's",
]

export const products: readonly SpecOnlyProduct[] = GOODS.map(({ category, images = 1, ...goods }, at) => ({
  _id: `p${at + 1}`,
  ...goods,
  description: `${goods.title}, as good as next door.`,
  images: Array.from({ length: images }, (_, image) => `/pictures/p${at + 1}-${image + 1}.svg`),
  imageCover: `/pictures/p${at + 1}-cover.svg`,
  ratingsAverage: 4 + at / 10,
  category: { name: category },
}))

export const categories = CATEGORIES.map((name, at) => ({ _id: `c${at + 1}`, name, image: `/pictures/c${at + 1}.svg` }))

export const subcategories = ['Milk', 'Yoghurt', 'Eggs'].map((name, at) => ({
  _id: `s${at + 1}`,
  name,
  slug: `${name.toLowerCase()}-shelf`,
}))

export const brands = ['Nile Farms', 'Delta Mills', 'Siwa Gold'].map((name, at) => ({
  _id: `b${at + 1}`,
  name,
  slug: name.toLowerCase().replace(' ', '-'),
  image: `/pictures/b${at + 1}.svg`,
}))
