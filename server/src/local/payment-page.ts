import { shop } from '../../../shop.config.ts'
import { escapeHtml } from '../http/html.ts'
import type { LocalPayment } from '../payments/local-payments.ts'
import { localPage } from './local-page.ts'

/** The payment page of the local provider, in place of Stripe Checkout. */
export function paymentPage(payment: LocalPayment, error?: string): string {
  const goods = `
    <h1>Pay ${escapeHtml(shop.name)}</h1>
    <section class="card" aria-label="What you pay for">
      <p class="quiet">Order ${payment.orderNumber}</p>
      <p class="amount">${(payment.amount / 100).toFixed(2)} EGP</p>
      <pre>${escapeHtml(payment.description)}</pre>
    </section>`
  return localPage(
    `Pay for order ${payment.orderNumber}`,
    goods + (payment.state === 'open' ? form(error) : ended(payment)),
  )
}

function form(error: string | undefined): string {
  return `
    ${error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`}
    <form method="post">
      <fieldset>
        <legend>Choose a test card</legend>
        <label><input type="radio" name="card" value="good" checked> Card ending in 4242, which is accepted</label>
        <label><input type="radio" name="card" value="declined"> Card ending in 0002, which is declined</label>
      </fieldset>
      <button class="pay">Pay</button>
      <button class="leave" name="cancel" value="yes">Leave without paying</button>
    </form>`
}

function ended(payment: LocalPayment): string {
  if (payment.state === 'paid')
    return `<p>This order is paid. <a href="${escapeHtml(payment.successUrl)}">Back to the shop</a></p>`
  return `<p>This payment page has expired; nothing was paid. <a href="${escapeHtml(payment.cancelUrl)}">Back to the cart</a></p>`
}
