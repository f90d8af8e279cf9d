export const replies = {
  added: 'شكرًا على تقييمك',
  changed: 'تقييمك اتعدّل',
  deleted: 'تقييمك اتحذف',
  formerShopper: 'عميل سابق',
}

export const messages = {
  productNotFound: 'المنتج ده مش موجود.',
  reviewNotFound: 'التقييم ده مش موجود.',
  notDelivered: 'تقدر تقيّم المنتج بعد ما يوصلك.',
  reviewedAlready: 'قيّمت المنتج ده قبل كده.',
  notYours: 'ده تقييم عميل تاني.',
  tooManyChanges: 'عدّلت تقييماتك مرات كتير في ساعة. حاول تاني بعدين.',
}
