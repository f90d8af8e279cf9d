import { type FormEvent, useState } from 'react'
import { shop } from '../../../shop.config.ts'
import { otherLanguage } from '@baqala/kit/language/language.ts'
import { messages as shopWords } from '#messages/shop'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/footer'

/** On phones it is folded (app.css). */
export function FooterContent() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="footer-content"
        onClick={() => setIsOpen(!isOpen)}
        className="page footer-toggle sm:hidden"
      >
        {messages.appAndPayment(shopWords.shopName)}
        <ChevronRight aria-hidden size={20} />
      </button>
      <div
        id="footer-content"
        className={`page grid gap-8 pt-2 pb-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_auto_auto] xl:gap-16 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <section>
          <h2 className="text-xl">{messages.takeTheApp(shopWords.shopName)}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{messages.howToTakeTheApp}</p>
          <ShareAppForm />
        </section>
        <PaymentPartners />
        <AppLinks />
      </div>
      <div className="border-t border-line">
        <p className="page py-4 text-sm text-ink-soft">
          <span lang={otherLanguage()} className="font-system">
            {shopWords.otherShopName}
          </span>{' '}
          · {shopWords.shopTagline}
        </p>
      </div>
    </>
  )
}

function PaymentPartners() {
  return (
    <section>
      <h2 className="text-lg">{messages.paymentPartners}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shop.paymentPartners.map(({ name, image }) => (
          <li key={name}>
            <img src={image} alt={name} width={64} height={40} loading="lazy" className="h-10 w-16 object-contain" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AppLinks() {
  return (
    <section>
      <h2 className="text-lg">{messages.deliveriesWith(shopWords.shopName)}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shop.appLinks.map(({ name, badge, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-field">
              <img src={badge} alt={name} width={150} height={45} loading="lazy" className="h-11 w-auto" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The specification does not say what the button does. It opens the shopper's mail program: the shop sends no e-mail to
 * addresses without an account.
 */
function ShareAppForm() {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('appEmail')
    if (typeof email === 'string') location.href = appLinkMail(email)
  }
  return (
    <form onSubmit={handleSubmit} className="flex max-w-xl flex-wrap items-end gap-2">
      <label className="min-w-0 flex-1 basis-56">
        <span className="mb-1 block font-bold">{messages.sendLinksTo}</span>
        <input name="appEmail" type="email" required autoComplete="off" className="field-input" />
      </label>
      {/* Not of type submit: the screen's own form has the only submit button. */}
      <button
        type="button"
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="button button-quiet min-h-12"
      >
        {messages.shareAppLink}
      </button>
    </form>
  )
}

function appLinkMail(email: string): string {
  const subject = messages.appMailSubject(shopWords.shopName)
  const links = shop.appLinks.map(({ name, url }) => `${name}: ${url}`).join('\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(links)}`
}
