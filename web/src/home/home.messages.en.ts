export const home = 'Home'
export const productsHeading = 'Fresh on the shelves'
export const categories = 'Categories'
export const category = 'category'
export const banners = 'Banners'
export const image = 'image'
export const mainBanners = [
  'Crates of vegetables and fruit under a striped awning',
  'A breakfast table with ful, taameya, eggs, bread and white cheese',
  'Tea, coffee and sweets by the light of lanterns',
]
export const sideBanners = ['A paper bag full of groceries', 'Mango, guava and pomegranate juice']
