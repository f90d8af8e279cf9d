export const replies = {
  wishlist: 'success',
  added: 'المنتج اتضاف للمفضلة',
  removed: 'المنتج اتشال من المفضلة',
}

export const messages = { productNotFound: 'المنتج ده مش موجود' }
