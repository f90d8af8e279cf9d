/** Draws a screen as it begins, before anything is known of its shopper or its goods. Only the build runs this. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../api/stored-session.ts'
import { CartContent } from '../cart/cart-screen.tsx'
import { App } from './app.tsx'
import { loadScreenAt } from './screens.ts'

export async function drawFirstPaint(address: string, isSignedIn: boolean): Promise<string> {
  storeToken(isSignedIn ? 'somebody’s' : null)
  await loadScreenAt(address)
  const html = renderToString(
    <App
      router={({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>}
    />,
  )
  // Its timers would keep the build waiting.
  queryClient.clear()
  return html
}

// Numbers that nothing else on the screen says.
const PRICE = 900_001
const COUNT = 900_002
const TOTAL = 900_003
const PICTURE = '/images/a-picture-00000000'

/** The cart with blanks: {title}, {unit}, {picture}, {count} and {price} in its one row, and {total}. */
export function drawCartWithBlanks(): string {
  const product = { id: 'any', title: '{title}', unit: '{unit}', imageCover: PICTURE }
  const data = { products: [{ product, count: COUNT, price: PRICE }], totalCartPrice: TOTAL }
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location="/">
        <CartContent cart={{ status: 'success', numOfCartItems: 1, data }} />
      </StaticRouter>
    </QueryClientProvider>,
    { identifierPrefix: 'early' },
  )
  return html
    .replaceAll(String(PRICE), '{price}')
    .replaceAll(String(COUNT), '{count}')
    .replaceAll(String(TOTAL), '{total}')
    .replaceAll(PICTURE, '{picture}')
}
