/** All screens behind the sign-in: their addresses, who may see them, and their places in the menu. */
import type { Permission } from '@baqala/contract/admin/may'
import type { ComponentType } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Package, Star, UserRound } from '@baqala/kit/ui/icons.tsx'
import { paths } from '../ui/paths.ts'
import * as icons from '../ui/icons.tsx'
import type { ScreenProps, Session } from '../session/use-session.ts'
import type { messages } from '#messages/app'

const BoardScreen = lazyPart(async () => (await import('../orders/board-screen.tsx')).BoardScreen)
const StockScreen = lazyPart(async () => (await import('../stock/stock-screen.tsx')).StockScreen)
const PricesScreen = lazyPart(async () => (await import('../prices/prices-screen.tsx')).PricesScreen)
const ProductsScreen = lazyPart(async () => (await import('../products/products-screen.tsx')).ProductsScreen)
const ReviewsScreen = lazyPart(async () => (await import('../reviews/reviews-screen.tsx')).ReviewsScreen)
const ImportScreen = lazyPart(async () => (await import('../imports/import-screen.tsx')).ImportScreen)
const DeliveryScreen = lazyPart(async () => (await import('../delivery/delivery-screen.tsx')).DeliveryScreen)
const DayScreen = lazyPart(async () => (await import('../day/day-screen.tsx')).DayScreen)
const HealthScreen = lazyPart(async () => (await import('../health/health-screen.tsx')).HealthScreen)
const SearchesScreen = lazyPart(async () => (await import('../searches/searches-screen.tsx')).SearchesScreen)
const PeopleScreen = lazyPart(async () => (await import('../people/people-screen.tsx')).PeopleScreen)
const PhonesScreen = lazyPart(async () => (await import('../phones/phones-screen.tsx')).PhonesScreen)
const LogScreen = lazyPart(async () => (await import('../log/log-screen.tsx')).LogScreen)
const AccountScreen = lazyPart(async () => (await import('../session/account-screen.tsx')).AccountScreen)

interface Listed {
  readonly name: keyof typeof messages.screens
  /** A pattern below its address: dialogs, whose parts the screen reads with useParams. */
  readonly subpath?: string
  /** After `g` (use-shortcuts.ts). KeyboardEvent.code, because an Arabic layout sends another letter. */
  readonly code?: string
  /** Absent where everybody who is signed in may. */
  readonly may?: Permission
  readonly Icon: ComponentType<{ readonly 'aria-hidden': true }>
  readonly Content: ComponentType<ScreenProps>
}

/** In the order of the menu. The first that a role may see is its home. */
const listed: readonly Listed[] = [
  { name: 'orders', subpath: '/:id?/:part?', code: 'KeyO', may: 'orders', Icon: icons.Clipboard, Content: BoardScreen },
  { name: 'stock', subpath: '/:id?', may: 'stock', Icon: icons.Warehouse, Content: StockScreen },
  { name: 'prices', subpath: '/:id?', may: 'catalog', Icon: icons.Tag, Content: PricesScreen },
  { name: 'products', subpath: '/*', code: 'KeyP', may: 'products', Icon: Package, Content: ProductsScreen },
  { name: 'reviews', may: 'catalog', Icon: Star, Content: ReviewsScreen },
  { name: 'import', subpath: '/:id?', may: 'catalog', Icon: icons.FileUp, Content: ImportScreen },
  { name: 'delivery', subpath: '/:part?/:id?', may: 'delivery', Icon: icons.Truck, Content: DeliveryScreen },
  { name: 'day', may: 'reports', Icon: icons.ChartColumn, Content: DayScreen },
  { name: 'health', may: 'checks', Icon: icons.HeartPulse, Content: HealthScreen },
  { name: 'searches', may: 'reports', Icon: icons.SearchX, Content: SearchesScreen },
  { name: 'people', subpath: '/:id?', may: 'people', Icon: icons.People, Content: PeopleScreen },
  { name: 'phones', may: 'devices', Icon: icons.Smartphone, Content: PhonesScreen },
  { name: 'log', may: 'log', Icon: icons.ScrollText, Content: LogScreen },
  { name: 'account', Icon: UserRound, Content: AccountScreen },
]

export type Screen = Listed & { readonly address: string }

/** Whether an address is of a screen, whoever may see it. */
export function isScreen(pathname: string): boolean {
  return listed.some(({ name }) => pathname === paths[name] || pathname.startsWith(`${paths[name]}/`))
}

export function screensOf({ may }: Session): readonly Screen[] {
  const mine = listed.filter((screen) => screen.may === undefined || may.includes(screen.may))
  return mine.map((screen) => ({ ...screen, address: paths[screen.name] }))
}
