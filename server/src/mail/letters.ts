/** The shop's letters, in plain text and HTML. */
import type { Language } from '@baqala/contract/language'
import { paths } from '@baqala/contract/paths'
import type { BackInStockFacts, Letter } from './letter.ts'
import {
  addressIn,
  bigCode,
  button,
  greeting,
  paragraph,
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
  switch (letter.kind) {
    case 'welcome':
      return welcome(says, letter.facts.name, shopUrl)
    case 'reset code':
      return resetCode(says, letter.facts.name, letter.facts.secret, shopUrl)
    case 'password changed':
      return passwordChanged(says, letter.facts.name, shopUrl)
    case 'email changed':
      return emailChanged(says, letter.facts, shopUrl)
    case 'account deleted':
      return accountDeleted(says, shopUrl)
    case 'back in stock':
      return backInStock(says, letter.facts, shopUrl)
    case 'new order':
      return writeNotice([letter.facts], shopUrl)
    default:
      return aboutOrder(says, letter.kind, letter.facts, shopUrl)
  }
}

function welcome(says: Texts, name: string, shopUrl: string): Written {
  return writeLetter(says, shopUrl, says.welcomeSubject, [
    greeting(says, name),
    paragraph(says.accountIsOpen),
    button(says.startShopping, addressIn(says, shopUrl, '')),
    paragraph(says.notYouWhoSignedUp),
  ])
}

/** The code is the only number of more than three digits, so that phones recognize it and offer to copy it. */
function resetCode(says: Texts, name: string, code: string, shopUrl: string): Written {
  // A port would be a second long number.
  return writeLetter(says, shopUrl.replace(/:\d+$/, ''), says.resetCodeSubject, [
    greeting(says, name),
    paragraph(says.yourCodeIs),
    bigCode(code),
    paragraph(says.codeWorksOnce),
    paragraph(says.notYouWhoAsked),
  ])
}

function passwordChanged(says: Texts, name: string, shopUrl: string): Written {
  return writeLetter(says, shopUrl, says.passwordChangedSubject, [
    greeting(says, name),
    paragraph(says.passwordWasChanged),
    paragraph(says.notYouWhoChangedIt),
    button(says.setNewPassword, addressIn(says, shopUrl, paths.forgotPassword)),
  ])
}

/** Goes to the old address and does not name the new one: nobody has proved to own either. */
function emailChanged(says: Texts, { name, secret }: { name: string; secret?: string }, shopUrl: string): Written {
  const address = `${shopUrl}${EMAIL_RETURN}?lang=${says.language}&code=${secret}`
  const back = [paragraph(says.takeEmailBack), button(says.takeItBack, address)]
  const way = secret === undefined ? [paragraph(says.notYouWhoMoved)] : back
  const parts = [greeting(says, name), paragraph(says.emailWasChanged), ...way]
  return writeLetter(says, shopUrl, says.emailChangedSubject, parts)
}

/** Without a name: the letter waits in the outbox when the name is already deleted. */
function accountDeleted(says: Texts, shopUrl: string): Written {
  const told = [says.hello, says.accountWasDeleted, says.ordersStayNameless, says.comeBack]
  return writeLetter(says, shopUrl, says.accountDeletedSubject, told.map(paragraph))
}

function backInStock(says: Texts, { name, productId, category, title }: BackInStockFacts, shopUrl: string): Written {
  return writeLetter(says, shopUrl, says.backSubject({ title }), [
    greeting(says, name),
    paragraph(says.isBack({ title })),
    button(says.seeProduct, addressIn(says, shopUrl, paths.productDetails(productId, category))),
    paragraph(says.onlyLetterAboutIt),
  ])
}
