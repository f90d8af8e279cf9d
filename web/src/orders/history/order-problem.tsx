import type { Order } from '@baqala/contract/orders'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { contact } from '../../../../shop.config.ts'
import { callLink, mailLink, whatsappLink } from '../../help/contact-links.ts'
import { messages } from '#messages/orders'

/** How to tell the shop that something is wrong, with the order's number in the message. */
export function OrderProblem({ order, titleId }: { readonly order: Order; readonly titleId: string }) {
  const ways = [
    [contact.whatsapp, messages.byWhatsapp, whatsappLink(messages.problemMessage(order.id))],
    [contact.email, messages.byEmail, mailLink(messages.problemSubject(order.id))],
    [contact.phone, messages.call(contact.phone), callLink()],
  ] as const
  const open = ways.filter(([isThere]) => isThere)
  if (open.length === 0) return null
  return (
    <details className="order-details">
      <summary aria-describedby={titleId} className="flex min-h-11 items-center gap-x-3 font-bold">
        <ChevronRight aria-hidden size={20} className="order-chevron" />
        {messages.problem}
      </summary>
      <p className="mt-1 text-ink-soft">{messages.problemHint}</p>
      <ul className="mt-2 mb-1 flex flex-wrap gap-x-3 gap-y-2">
        {open.map(([, words, href]) => (
          <li key={href}>
            {/* Of WhatsApp's page alone a new window: the others open another program. */}
            <a href={href} {...(href.startsWith('https') && NEW_WINDOW)} className="button button-quiet">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const NEW_WINDOW = { target: '_blank', rel: 'noopener noreferrer' }
