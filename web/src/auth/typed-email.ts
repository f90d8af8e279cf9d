/** The e-mail that an account had signed in with on this page, when its session ends; "" of an earlier visit. */
export function emailOf(token: string | undefined): string {
  return token !== undefined && token === last.token ? last.email : ''
}

let last = { token: '', email: '' }

export function noteEmail(token: string, email: string): void {
  last = { token, email }
}

/** The e-mail that a link between the account screens carries in its state, so that nobody types it twice; else "". */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}

/** Whether a reset of the password has led here. */
export function isPasswordNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPasswordNew' in state
}
