/**
 * The token and the reset e-mail of specification 3 and 9 in local storage, and beyond them the names of the shopper's last searches,
 * which go with the token, and of the area of the next delivery, which goes when the shopper signs out.
 */
import { onStored, readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { paths } from '@baqala/contract/paths'
import { matchPath } from 'react-router'

const TOKEN = 'userToken'
const EMAIL = 'email'
export const SEARCHES = 'searches'
export const DELIVERY_AREA = 'deliveryArea'
/**
 * In the storage of the tab: the address that a visitor opened, as by a shared link or from a letter, before the guard led to Login
 * (app/routes.tsx and shell/first-script.ts), or the account whose session the server has ended, a space and the screen that it was on.
 * For home/continue-strip.tsx.
 */
const WANTED = 'baqala-wanted'

export function readWanted(): string {
  return readStored(WANTED, 'sessionStorage') ?? ''
}

export function storeWanted(address: string | null): void {
  writeStored(WANTED, address, 'sessionStorage')
}

/** The session that the server ended, and the screen that the shopper was on. Login says so, and Home leads back to it. */
export function readEnded(): { readonly account: string; readonly at: string } | undefined {
  const [account = '', at] = readWanted().split(' ')
  return at === undefined ? undefined : { account, at }
}

/** The page that Home leads on to; a list without its filters is in the bar. Undefined for an address that nobody shares. */
export function wantedPage(address = readWanted()) {
  const [pathname = '', query] = address.split(/\?(.*)/)
  const typed = matchPath(paths.search, pathname) && new URLSearchParams(query).get('q')?.trim()
  if (typed || matchPath(paths.orders, pathname)) return { typed }
  if (query && matchPath(paths.products, pathname)) return { id: undefined }
  return matchPath(paths.anyProductDetails, pathname)?.params
}

/** Reads the storage on every call, because another tab or the shopper may have changed it. */
export function readToken(): string | null {
  return readStored(TOKEN) || null
}

export function storeToken(token: string | null): void {
  // The next shopper at this browser may be another.
  if (token === null) for (const key of [SEARCHES, DELIVERY_AREA]) writeStored(key, null)
  writeStored(TOKEN, token)
}

export function accountOf(token: string | null | undefined): string | undefined {
  return claimsOf(token).id
}

export function claimsOf(token: string | null | undefined): { readonly jti?: string; readonly id?: string } {
  try {
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    // The token of any server will do: the result is compared, and nothing else.
    return Object(JSON.parse(atob(claims ?? ''))) as object
  } catch {
    return {}
  }
}

export function readResetEmail(): string | null {
  return readStored(EMAIL) || null
}

export function storeResetEmail(email: string): void {
  writeStored(EMAIL, email)
}

export function onTokenChange(listener: () => void): () => void {
  return onStored(TOKEN, listener)
}

// The screen that made the call shows its toast first; the toast stays visible on /Login.
const SIGN_OUT_DELAY_MS = 150

/** Signs out after the server answered 401 to a call with this token. A newer token stays, and so does the area, which is its account's alone. */
export function endSession(token: string): void {
  setTimeout(() => {
    if (readToken() !== token) return
    storeWanted(`${accountOf(token) ?? ''} ${location.pathname}${location.search}`)
    writeStored(SEARCHES, null)
    writeStored(TOKEN, null)
  }, SIGN_OUT_DELAY_MS)
}
