import { messages } from '#messages/orders'

/**
 * Opens a blank window synchronously in the click handler, because browsers block windows opened later; it goes to the
 * payment page once the address is known. Undefined if the browser blocks it anyway.
 */
export function openPaymentWindow(): Window | undefined {
  let opened: Window | null = null
  try {
    opened = window.open('', '_blank')
    if (!opened) return undefined
    // The payment page must not be able to navigate this one.
    opened.opener = null
    opened.document.title = messages.openingPaymentPage
    return opened
  } catch {
    // The browsers inside other applications throw, or let nobody touch the window. An empty one must not stay in front.
    closeIfPossible(opened)
    return undefined
  }
}

/** False where the browser has blocked the window, or the shopper has closed it. */
export function goToPayment(paymentWindow: Window | undefined, url: string): boolean {
  try {
    if (!paymentWindow || paymentWindow.closed) return false
    paymentWindow.location.replace(url)
    return true
  } catch {
    closeIfPossible(paymentWindow)
    return false
  }
}

function closeIfPossible(opened: Window | null | undefined): void {
  try {
    opened?.close()
  } catch {
    // Some browsers inside other applications let no page close it.
  }
}
