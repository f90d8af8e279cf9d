/** The shop's letters, in plain text and HTML. */
import type { Language } from '@baqala/contract/language'
import { paths } from '@baqala/contract/paths'
import type { Letter } from './letter.ts'
import {
  addressIn,
  bigCode,
  button,
  greeting,
  paragraph,
  type Part,
  type Texts,
  textsIn,
  writeLetter,
  type Written,
} from './letter-parts.ts'
import { aboutOrder, writeNotice } from './order-letters.ts'

/** The page that takes a changed e-mail address back (account/email-returns.routes.ts). */
export const EMAIL_RETURN = '/api/take-back-email'

/** `shopUrl` has no trailing slash. */
export function writeMail(letter: Letter, shopUrl: string, language: Language): Written {
  const says = textsIn(language)
  const write = (subject: string, parts: readonly Part[]) => writeLetter(says, shopUrl, subject, parts)
  const to = (path: string) => addressIn(says, shopUrl, path)
  const { kind, facts } = letter
  switch (kind) {
    case 'welcome':
      return write(says.welcomeSubject, [
        greeting(says, facts.name),
        paragraph(says.accountIsOpen),
        button(says.startShopping, to('')),
        paragraph(says.notYouWhoSignedUp),
      ])
    case 'reset code':
      // The code is the only number of more than three digits, so that phones recognize it and offer to copy it: no port either.
      return writeLetter(says, shopUrl.replace(/:\d+$/, ''), says.resetCodeSubject, [
        greeting(says, facts.name),
        paragraph(says.yourCodeIs),
        bigCode(facts.secret),
        paragraph(says.codeWorksOnce),
        paragraph(says.notYouWhoAsked),
      ])
    case 'password changed':
      return write(says.passwordChangedSubject, [
        greeting(says, facts.name),
        paragraph(says.passwordWasChanged),
        paragraph(says.notYouWhoChangedIt),
        button(says.setNewPassword, to(paths.forgotPassword)),
      ])
    case 'email changed':
      // It goes to the old address and does not name the new one: nobody has proved to own either.
      return write(says.emailChangedSubject, [
        greeting(says, facts.name),
        paragraph(says.emailWasChanged),
        ...wayBack(says, shopUrl, facts.secret),
      ])
    case 'account deleted':
      // Without a name: the letter waits in the outbox when the name is already deleted.
      return write(
        says.accountDeletedSubject,
        [says.hello, says.accountWasDeleted, says.ordersStayNameless, says.comeBack].map(paragraph),
      )
    case 'back in stock':
      return write(says.backSubject(facts), [
        greeting(says, facts.name),
        paragraph(says.isBack(facts)),
        button(says.seeProduct, to(paths.productDetails(facts.productId, facts.category))),
        paragraph(says.onlyLetterAboutIt),
      ])
    case 'new order':
      return writeNotice([facts], shopUrl)
    default:
      return aboutOrder(says, kind, facts, shopUrl)
  }
}

function wayBack(says: Texts, shopUrl: string, secret: string | undefined): Part[] {
  if (secret === undefined) return [paragraph(says.notYouWhoMoved)]
  const address = `${shopUrl}${EMAIL_RETURN}?lang=${says.language}&code=${secret}`
  return [paragraph(says.takeEmailBack), button(says.takeItBack, address)]
}
