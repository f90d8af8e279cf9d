import { shop } from '../../../shop.config.ts'
import * as messages from './app.messages.en.ts'

/** A message to the shopper's own address that holds the links to the app. */
export function appLinkMail(email: string): string {
  const links = shop.appLinks.map(({ name, url }) => `${name}: ${url}`).join('\r\n')
  const subject = encodeURIComponent(messages.appMailSubject(shop.name))
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(links)}`
}
