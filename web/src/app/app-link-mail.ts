import { shop } from '../../../shop.config.ts'

/** A message to the shopper's own address that holds the links to the app. */
export function appLinkMail(email: string): string {
  const links = shop.appLinks.map(({ name, url }) => `${name}: ${url}`).join('\r\n')
  const subject = encodeURIComponent(`The ${shop.name} app`)
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(links)}`
}
