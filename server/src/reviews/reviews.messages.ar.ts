export const replies = {
  added: 'شكرًا على تقييمك',
  changed: 'تم تعديل التقييم',
  deleted: 'تم حذف التقييم',
  formerShopper: 'عميل سابق',
}

export const messages = {
  productNotFound: 'هذا المنتج غير موجود.',
  reviewNotFound: 'هذا التقييم غير موجود.',
  notDelivered: 'يمكنك تقييم المنتج بعد أن يصلك.',
  reviewedAlready: 'قيّمت هذا المنتج من قبل.',
  notYours: 'هذا تقييم عميل آخر.',
  tooManyChanges: 'عدّلت تقييماتك مرات كثيرة خلال ساعة. حاول مرة أخرى لاحقًا.',
}
