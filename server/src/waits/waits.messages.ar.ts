export const replies = {
  added: 'هنبعتلك إيميل أول ما يرجع',
  removed: 'مش هنبعتلك إيميل',
}

export const messages = {
  productNotFound: 'المنتج ده مش موجود.',
  inStock: 'المنتج رجع تاني.',
  tooMany: 'إنت مستني منتجات كتير فعلًا.',
}
