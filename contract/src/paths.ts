/** Every path of the storefront, spelled as in specification 2. */
export const paths = {
  home: '/',
  categories: '/Categories',
  brands: '/Brands',
  cart: '/Cart',
  products: '/Products',
  // A category name may hold a slash or an ampersand ("Men's / Women's").
  productDetails: (id: string, categoryName: string) =>
    `/ProductDetails/${encodeURIComponent(id)}/${encodeURIComponent(categoryName)}`,
  anyProductDetails: '/ProductDetails/:id/:category',
  payment: '/Payment',
  orderConfirmation: '/allorders',
  // Additions to the specification.
  orders: '/Orders',
  account: '/Account',
  search: '/Search',
  searchFor: (typed: string) => `/Search?q=${encodeURIComponent(typed)}`,
  help: '/Help',
  returns: '/Returns',
  privacy: '/Privacy',
  terms: '/Terms',
  login: '/Login',
  register: '/Register',
  forgotPassword: '/ForgetPassword',
  verifyCode: '/VerifyCode',
  resetPassword: '/ResetPass',
  wishlist: '/WishList',
}
