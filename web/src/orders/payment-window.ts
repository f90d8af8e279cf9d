/**
 * Browsers block windows that open after a wait, so a blank one opens in the click itself and is sent to the payment page
 * once its address is known. Undefined where the browser blocks it all the same.
 */
export function openPaymentWindow(): Window | undefined {
  const opened = window.open('', '_blank')
  if (!opened) return undefined
  // The payment page must not be able to steer ours.
  opened.opener = null
  opened.document.title = 'Opening the payment page…'
  return opened
}

/** Only a page of the web is opened: an address that runs a script would run it as ours. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
