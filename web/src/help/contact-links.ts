/** Links that call the shop or write to it, with words of the shopper's own language. */
import { contact } from '../../../shop.config.ts'

export function callLink(): string {
  return `tel:${contact.phone.replaceAll(' ', '')}`
}

export function whatsappLink(words = ''): string {
  return `https://wa.me/${contact.whatsapp.replaceAll(/\D/g, '')}${words && `?text=${encodeURIComponent(words)}`}`
}

export function mailLink(subject = ''): string {
  return `mailto:${contact.email}${subject && `?subject=${encodeURIComponent(subject)}`}`
}
