import { useLocation, useNavigate, useParams } from 'react-router'

/** The addresses of the screens. A dialog has one too: back closes it, a link opens it, a reload keeps it. */
export const paths = {
  home: '/admin',
  more: '/admin/more',
  orders: '/admin/orders',
  stock: '/admin/stock',
  prices: '/admin/prices',
  products: '/admin/products',
  productGroups: '/admin/products/groups',
  productLabels: '/admin/products/labels',
  reviews: '/admin/reviews',
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

/** Below the address of a screen: the dialog that adds something to it. */
export const NEW = 'new'

/** The query of an address says what its screen shows, so that back and forward, a reload and a link keep it. */
export type Query = Readonly<Record<string, string>>

export function useQueryParams(): Query {
  return Object.fromEntries(new URLSearchParams(useLocation().search))
}

/** The parts of the address below a screen, such as of the dialog that is open, and how that is closed. */
export function useOpenDialog(screen: string) {
  const { id, part } = useParams()
  const navigate = useNavigate()
  return { id, part, close: () => void navigate(screen) }
}

/** The end of an address. Empty values are left out. */
export function queryString(query: Readonly<Record<string, string | number>>): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value).trim()])
  return `?${new URLSearchParams(texts.filter(([, text]) => text !== '')).toString()}`
}
