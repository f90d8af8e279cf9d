import type { Language } from '@baqala/contract/language'
import { escapeHtml } from '../http/html.ts'
import type { LocalPayment } from '../payments/local-payments.ts'
import { localPage, localTexts } from './local-page.ts'

/** The payment page of the local provider, in place of Stripe Checkout. `wasDeclined`: the card that was chosen before. */
export function paymentPage(payment: LocalPayment, language: Language, wasDeclined = false): string {
  const says = localTexts(language)
  const number = payment.orderNumber
  const goods = `
    <h1>${escapeHtml(says.payShop)}</h1>
    <section class="card" aria-label="${says.whatYouPayFor}">
      <p class="quiet">${says.order({ number })}</p>
      <p class="amount">${says.amount({ piastres: payment.amount })}</p>
      <pre dir="auto">${escapeHtml(payment.description)}</pre>
    </section>`
  const rest = payment.state === 'open' ? paymentForm(language, wasDeclined) : endedPayment(payment, language)
  return localPage(says.payForOrder({ number }), goods + rest, language)
}

function paymentForm(language: Language, wasDeclined: boolean): string {
  const says = localTexts(language)
  return `
    ${wasDeclined ? `<p role="alert">${says.wasDeclined}</p>` : ''}
    <form method="post">
      <fieldset>
        <legend>${says.chooseCard}</legend>
        <label><input type="radio" name="card" value="good" checked> ${says.goodCard}</label>
        <label><input type="radio" name="card" value="declined"> ${says.declinedCard}</label>
      </fieldset>
      <button class="primary">${says.pay}</button>
      <button class="leave" name="cancel" value="yes">${says.leave}</button>
    </form>`
}

function endedPayment(payment: LocalPayment, language: Language): string {
  const says = localTexts(language)
  if (payment.state === 'paid')
    return `<p>${says.isPaid} <a href="${escapeHtml(payment.successUrl)}">${says.backToShop}</a></p>`
  return `<p role="alert">${says.hasExpired({ number: payment.orderNumber })} <a href="${escapeHtml(payment.cancelUrl)}">${says.backToCart}</a></p>`
}
