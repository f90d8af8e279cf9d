/** The addresses of the screens. A dialog has one too: back closes it, a link opens it, a reload keeps it. */
export const addresses = {
  home: '/admin',
  more: '/admin/more',
  orders: '/admin/orders',
  stock: '/admin/stock',
  prices: '/admin/prices',
  import: '/admin/import',
  delivery: '/admin/delivery',
  day: '/admin/day',
  health: '/admin/health',
  searches: '/admin/searches',
  phones: '/admin/phones',
  people: '/admin/people',
  log: '/admin/log',
  account: '/admin/account',
  invitation: '/admin/invitation',
} as const
