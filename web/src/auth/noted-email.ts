import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { accountOf } from '../api/stored-session.ts'

/** In the storage of the tab, so that a reload keeps it, and closing the tab does not. */
const SIGNED_IN_AS = 'baqala-signed-in-as'

/** The e-mail that an account had signed in with in this tab, when its session ends; "" where it did so in another. */
export function emailOf(account: string | undefined): string {
  const [noted, email = ''] = readStored(SIGNED_IN_AS, 'sessionStorage')?.split(' ') ?? []
  return account !== undefined && account === noted ? email : ''
}

/** Notes the account beside it, not the token, which may be good for longer; "" if the token names no account. */
export function noteEmail(token: string, email: string): void {
  writeStored(SIGNED_IN_AS, `${accountOf(token) ?? ''} ${email}`, 'sessionStorage')
}

/** Signing out leaves nothing behind for the next shopper at this browser. */
export function forgetEmail(): void {
  writeStored(SIGNED_IN_AS, null, 'sessionStorage')
}
