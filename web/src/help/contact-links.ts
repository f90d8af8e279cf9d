/** Links that call the shop or write to it, with words of the shopper's own language. */
import { contact } from '../../../shop.config.ts'

/** A number as it is shown, which no end of a line breaks in two. */
export function inOneLine(number: string): string {
  return number.replaceAll(' ', '\u00a0')
}

export function callLink(): string {
  return `tel:${contact.phone.replaceAll(' ', '')}`
}

export function whatsappLink(words = ''): string {
  return `https://wa.me/${contact.whatsapp.replaceAll(/\D/g, '')}${words && `?text=${encodeURIComponent(words)}`}`
}

export function mailLink(subject = ''): string {
  return `mailto:${contact.email}${subject && `?subject=${encodeURIComponent(subject)}`}`
}
