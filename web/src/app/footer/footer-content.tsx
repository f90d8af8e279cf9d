import { paths } from '@baqala/contract/paths'
import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { appLinks, paymentPartners } from '../../../../shop.config.ts'
import { otherLanguage } from '@baqala/kit/language/language.ts'
import { messages as shopWords } from '#messages/shop'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { useIsDrawnAsOurs } from '../../auth/session.ts'
import { messages } from '#messages/later'
import './footer.css'
// The footer comes on every screen, the soonest after what is seen first.
import '../forced-colors.css'
import { FooterContact } from './footer-contact.tsx'

const PAGES = ['help', 'returns', 'privacy', 'terms'] as const

/** On phones it is folded (app.css). */
export function FooterContent() {
  const [isOpen, setIsOpen] = useState(false)
  const hasAccount = useIsDrawnAsOurs()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="footer-content"
        onClick={() => setIsOpen(!isOpen)}
        className="page footer-toggle"
      >
        {messages.appAndPayment(shopWords.shopName)}
        <ChevronRight aria-hidden size={20} />
      </button>
      <div id="footer-content" className="page footer-columns" data-open={isOpen || undefined}>
        <FooterContact />
        <section>
          <h2 className="text-xl">{messages.takeTheApp(shopWords.shopName)}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{messages.howToTakeTheApp}</p>
          <ShareAppForm />
        </section>
        <div className="grid content-start gap-8">
          <PaymentPartners />
          <AppLinks />
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page footer-end text-sm text-ink-soft">
          <p className="py-2">
            <span lang={otherLanguage()} className="font-system">
              {shopWords.otherShopName}
            </span>{' '}
            · {shopWords.shopTagline}
          </p>
          <nav aria-label={messages.pages}>
            <ul>
              {hasAccount && (
                <li>
                  <ButtonLink to={paths.account} look="text" className="footer-link" text={shopWords.account} />
                </li>
              )}
              {PAGES.map((page) => (
                <li key={page}>
                  <ButtonLink to={paths[page]} look="text" className="footer-link" text={messages[page]} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  )
}

function PaymentPartners() {
  return (
    <section>
      <h2 className="text-lg">{messages.paymentPartners}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {paymentPartners.map(({ name, image }) => (
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
        {appLinks.map(({ name, badge, url }) => (
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
      <Button
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="min-h-12"
        text={messages.shareAppLink}
      />
    </form>
  )
}

function appLinkMail(email: string): string {
  const subject = messages.appMailSubject(shopWords.shopName)
  const links = appLinks.map(({ name, url }) => `${name}: ${url}`).join('\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(links)}`
}
