export const replies = {
  wishlist: 'success',
  added: 'تمت إضافة المنتج إلى المفضلة',
  removed: 'تم حذف المنتج من المفضلة',
}

export const messages = { productNotFound: 'هذا المنتج غير موجود' }
