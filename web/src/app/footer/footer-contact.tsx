import { contact } from '../../../../shop.config.ts'
import { callLink, inOneLine, mailLink, whatsappLink } from '../../help/contact-links.ts'
import { messages } from '#messages/later'

/** How to reach the shop. A way that shop.config.ts leaves empty is not shown. */
export function FooterContact() {
  const ways = [
    [messages.phone, inOneLine(contact.phone), callLink()],
    [messages.whatsapp, inOneLine(contact.whatsapp), whatsappLink()],
    [messages.email, contact.email, mailLink()],
    [messages.addressLabel, messages.address],
    [messages.hoursLabel, messages.hours],
  ] as const
  return (
    <section>
      <h2 className="text-xl">{messages.talkToUs}</h2>
      <dl className="footer-contact">
        {ways.map(
          ([label, value, href]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-soft">{label}</dt>
                <dd>
                  {href ? (
                    <a href={href} dir="ltr" className="text-link footer-link">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      <Seller />
    </section>
  )
}

/** Law 181 of 2018 wants a shop to say who sells. */
function Seller() {
  const numbers = [
    [messages.commercialRegister, contact.commercialRegister],
    [messages.taxNumber, contact.taxNumber],
  ] as const
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
      {numbers.map(
        ([words, number]) =>
          number && (
            <li key={words}>
              {words} <bdi dir="ltr">{number}</bdi>
            </li>
          ),
      )}
    </ul>
  )
}
