/** The e-mail that a link between the account screens carries in its state, so that nobody types it twice. */
export function withEmail(email: string): { readonly email: string } {
  return { email }
}

/** The e-mail in the state of the screen's history entry, else "". */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
