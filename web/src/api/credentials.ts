/** Where a call finds the shopper's token. The session provides it (auth/stored-session.ts), so that calls know nothing of storage. */
interface Credentials {
  readonly readToken: () => string | null
  /** The server answered 401 to a call that carried this token. */
  readonly tokenRefused: (token: string) => void
}

export let credentials: Credentials = { readToken: () => null, tokenRefused: () => {} }

export function provideCredentials(provided: Credentials): void {
  credentials = provided
}
