export const title = 'Products'
export const add = 'Add a product'
export const groups = 'Categories and brands'
export const find = 'Find'
export const q = 'Name, code or barcode'
export const filters = (set: number) => (set === 0 ? 'Filters' : `Filters: ${set} set`)
export const show = 'Show'
export const all = 'all'
export const shown = {
  on: 'on sale',
  low: 'low stock',
  out: 'sold out',
  uncounted: 'not counted for 30 days',
  withdrawn: 'off sale',
}
export const sort = 'Order'
export const sorts = {
  '': 'as in the shop',
  title: 'by name',
  price: 'cheapest first',
  '-price': 'dearest first',
  stock: 'fewest first',
  '-stock': 'most first',
  '-title': 'by name, from the end',
}
export const category = 'Category'
export const chooseOne = 'Choose one'
export const subcategory = 'Subcategory'
export const brand = 'Brand'
export const product = 'Product'
export const price = 'Price'
export const salePrice = 'Sale price'
export const stock = 'In stock'
export const count = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const empty = 'No product fits. Use fewer words, or add it.'
export const failed = 'The products could not be loaded.'
export const offSale = 'off sale'
export const choose = (title: string) => `Choose ${title}`
export const chooseAll = 'Choose all on this page'
export const printLabels = (count: number) => `Print labels (${count})`
export const noSale = 'empty: no sale'
export const save = 'Save'

export const isNeeded = 'A new product needs this.'
export const newTitle = 'New product'
export const names = 'Names'
export const namesHint = 'A new product needs a name in one language: shoppers of the other one see it too.'
export const selling = 'Selling'
export const codes = 'Codes'
export const shelf = 'Where it stands'
export const pack = 'What the pack says'
export const description = 'Description'
export const pictures = 'Pictures'
export const fields: Readonly<Record<string, string>> = {
  title: 'Name',
  unit: 'Size',
  description: 'Description',
  ingredients: 'Ingredients',
  origin: 'Country of origin',
  storage: 'Storage',
  nutrition: 'Nutrition',
}
export const inEnglish = 'English'
export const inArabic = 'Arabic'
export const sku = 'Own code (SKU)'
export const barcode = 'Barcode'
export const newNameHint = 'A name that is new makes a new one.'
export const pieces = 'Pieces on the shelf now'
export const saved = 'Saved'
export const added = 'Added. Now take its picture.'
export const nothingChanged = 'Nothing was changed.'
export const draftKept = 'Your changes from before, not saved yet. Discard them to see the product as it is now.'
export const discard = 'Discard them'
export const withdraw = 'Take off sale'
export const withdrawn = 'It is off sale. It stays in carts, from which nobody can order it.'
export const isWithdrawn = 'Off sale: no shopper sees it.'
export const sellAgain = 'Sell it again'
export const soldAgain = 'It is on sale again.'
export const notFound = 'There is no such product.'
export const inShop = 'See it in the shop'
export const reviews = 'Its reviews'
export const printLabel = 'Print its label'

export const takePicture = 'Add a picture'
export const picture = (place: number) => `Picture ${place}`
export const cover = 'cover'
export const moveUp = (place: number) => `Move picture ${place} forward`
export const moveDown = (place: number) => `Move picture ${place} back`
export const removePicture = (place: number) => `Remove picture ${place}`
export const pictureRemoved = 'The picture is gone.'
export const sending = (at: number, of: number) => `Sending picture ${at} of ${of}`
export const noPictureFile = (name: string) => `${name} is no picture that this browser can read. Try a JPEG.`
export const picturesFull = 'A product has nine pictures at most.'

export const groupsTitle = 'Categories and brands'
export const kinds = { category: 'Categories', brand: 'Brands', subcategory: 'Subcategories' }
export const addKinds = { category: 'Add a category', brand: 'Add a brand', subcategory: 'Add a subcategory' }
export const newKinds = { category: 'New category', brand: 'New brand', subcategory: 'New subcategory' }
export const groupsFailed = 'They could not be loaded.'
export const noGroups = 'There is none yet.'
export const nameEn = 'Name in English'
export const nameAr = 'Name in Arabic'
export const changeGroup = (name: string) => `Change ${name}`
export const remove = 'Remove'
export const removeNow = (name: string) => `Yes, remove ${name}`
export const removed = 'Removed'
export const groupPicture = 'Change the picture'

export const labelsTitle = 'Shelf labels'
export const size = 'Paper'
export const sizes = { 58: '58 mm roll', 80: '80 mm roll', a4: 'A4 sheet' }
export const print = 'Print'
export const noLabels = 'Choose products in the list first.'
export const labelsHint = 'In the print window choose the same paper, no margins, and no headers and footers.'
