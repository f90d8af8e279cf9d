import type { FormEvent } from 'react'
import { shop } from '../../../shop.config.ts'
import * as messages from './app.messages.en.ts'

export function Footer() {
  return (
    <footer className="footer mt-10 border-t border-line bg-paper">
      <div className="page grid gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-8 xl:gap-16">
        <section>
          <h2 className="text-xl">{messages.takeTheApp(shop.name)}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{messages.howToTakeTheApp}</p>
          <ShareAppForm />
        </section>
        <section>
          <h2 className="text-lg">{messages.paymentPartners}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {shop.paymentPartners.map(({ name, image }) => (
              <li key={name}>
                <img
                  src={image}
                  alt={name}
                  width={64}
                  height={40}
                  loading="lazy"
                  className="h-10 w-16 object-contain"
                />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-lg">{messages.deliveriesWith(shop.name)}</h2>
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
      </div>
      <div className="border-t border-line">
        <p className="page py-4 text-sm text-ink-soft">
          <span lang="ar" className="font-system">
            {shop.nameAr}
          </span>{' '}
          · {shop.tagline}
        </p>
      </div>
    </footer>
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
        <span className="mb-1 block font-bold">{messages.yourEmail}</span>
        <input name="appEmail" type="email" required autoComplete="email" className="field-input" />
      </label>
      {/* Not of type submit: the screen's own form has the only submit button. */}
      <button
        type="button"
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="button button-leaf min-h-12"
      >
        {messages.shareAppLink}
      </button>
    </form>
  )
}

function appLinkMail(email: string): string {
  const subject = messages.appMailSubject(shop.name)
  const links = shop.appLinks.map(({ name, url }) => `${name}: ${url}`).join('\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(links)}`
}
