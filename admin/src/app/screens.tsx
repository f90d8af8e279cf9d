/** All screens behind the door: their addresses, who may see them, and their places in the menu. */
import type { Permission } from '@baqala/contract/admin/may'
import type { ComponentType } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Package, UserRound } from '@baqala/kit/ui/icons.tsx'
import { addresses } from './addresses.ts'
import {
  ChartColumn,
  ClipboardList,
  FileUp,
  HeartPulse,
  People,
  ScrollText,
  SearchX,
  Tag,
  Truck,
  Warehouse,
  Smartphone,
} from './icons.tsx'
import type { ScreenProps, Session } from './use-session.ts'

export interface Screen {
  readonly name:
    | 'orders'
    | 'stock'
    | 'prices'
    | 'products'
    | 'import'
    | 'delivery'
    | 'day'
    | 'health'
    | 'searches'
    | 'people'
    | 'phones'
    | 'log'
    | 'account'
  readonly address: string
  /** Below the address: dialogs, whose parts the screen reads with useParams. */
  readonly below?: string
  /** After `g` on a keyboard (use-shortcuts.ts). */
  readonly code?: string
  /** Absent where everybody who is signed in may. */
  readonly may?: Permission
  readonly Icon: ComponentType<{ readonly 'aria-hidden': true }>
  readonly Content: ComponentType<ScreenProps>
}

/** In the order of the menu. The first that a role may see is its home. */
export const screens: readonly Screen[] = [
  {
    name: 'orders',
    address: addresses.orders,
    below: '/:number?/:part?',
    code: 'KeyO',
    may: 'orders',
    Icon: ClipboardList,
    Content: lazyPart(async () => (await import('../orders/board-screen.tsx')).BoardScreen),
  },
  {
    name: 'stock',
    address: addresses.stock,
    below: '/:id?',
    may: 'stock',
    Icon: Warehouse,
    Content: lazyPart(async () => (await import('../stock/stock-screen.tsx')).StockScreen),
  },
  {
    name: 'prices',
    address: addresses.prices,
    below: '/:id?',
    may: 'catalog',
    Icon: Tag,
    Content: lazyPart(async () => (await import('../prices/prices-screen.tsx')).PricesScreen),
  },
  {
    name: 'products',
    address: addresses.products,
    below: '/*',
    code: 'KeyP',
    may: 'products',
    Icon: Package,
    Content: lazyPart(async () => (await import('../products/products-screen.tsx')).ProductsScreen),
  },
  {
    name: 'import',
    address: addresses.import,
    below: '/:id?',
    may: 'catalog',
    Icon: FileUp,
    Content: lazyPart(async () => (await import('../imports/import-screen.tsx')).ImportScreen),
  },
  {
    name: 'delivery',
    address: addresses.delivery,
    below: '/:part?/:id?',
    may: 'delivery',
    Icon: Truck,
    Content: lazyPart(async () => (await import('../delivery/delivery-screen.tsx')).DeliveryScreen),
  },
  {
    name: 'day',
    address: addresses.day,
    may: 'reports',
    Icon: ChartColumn,
    Content: lazyPart(async () => (await import('../day/day-screen.tsx')).DayScreen),
  },
  {
    name: 'health',
    address: addresses.health,
    may: 'checks',
    Icon: HeartPulse,
    Content: lazyPart(async () => (await import('../health/health-screen.tsx')).HealthScreen),
  },
  {
    name: 'searches',
    address: addresses.searches,
    may: 'reports',
    Icon: SearchX,
    Content: lazyPart(async () => (await import('../searches/searches-screen.tsx')).SearchesScreen),
  },
  {
    name: 'people',
    address: addresses.people,
    below: '/:id?',
    may: 'people',
    Icon: People,
    Content: lazyPart(async () => (await import('../people/people-screen.tsx')).PeopleScreen),
  },
  {
    name: 'phones',
    address: addresses.phones,
    may: 'devices',
    Icon: Smartphone,
    Content: lazyPart(async () => (await import('../phones/phones-screen.tsx')).PhonesScreen),
  },
  {
    name: 'log',
    address: addresses.log,
    may: 'log',
    Icon: ScrollText,
    Content: lazyPart(async () => (await import('../log/log-screen.tsx')).LogScreen),
  },
  {
    name: 'account',
    address: addresses.account,
    Icon: UserRound,
    Content: lazyPart(async () => (await import('../session/account-screen.tsx')).AccountScreen),
  },
]

export function screensOf({ may }: Session): readonly Screen[] {
  return screens.filter((screen) => screen.may === undefined || may.includes(screen.may))
}
