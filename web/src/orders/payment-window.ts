import * as messages from './orders.messages.en.ts'

/**
 * Opens a blank window in the click itself, because browsers block windows that open after a wait; it is sent to the payment
 * page once its address is known. Undefined if the browser blocks it all the same.
 */
export function openPaymentWindow(): Window | undefined {
  const opened = window.open('', '_blank')
  if (!opened) return undefined
  // The payment page must not be able to steer ours.
  opened.opener = null
  opened.document.title = messages.openingPaymentPage
  return opened
}

/** Guards against `javascript:` addresses, which would run with our origin. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
