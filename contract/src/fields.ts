/**
 * The field rules, each with its message. E-mail and phone have one rule. Names and passwords have two: the storefront's forms
 * keep specification 5 to the letter (`form…`), and the server accepts what people and other clients have (`server…`), which
 * holds everything that the forms accept.
 */
import * as z from 'zod/mini'
import { type FieldCode, fieldCode } from './field-code.ts'
import { PHONE, plainPhone } from './phone.ts'

/** As zod has it, and with top-level domains of other scripts. */
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

export const email = needed('emailRequired', z.overwrite(plainEmail)).check(
  z.maxLength(254, fieldCode('emailInvalid')),
  z.regex(EMAIL, fieldCode('emailInvalid')),
)

/**
 * Normalizes an e-mail address as people paste it: without marks that nobody sees, and with the host as mail servers know it,
 * مثال.مصر as xn--mgbh0fb.xn--wgbh1c.
 */
function plainEmail(typed: string): string {
  const address = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const [, before, host] = /^([^@]+@)([^\s@:/?#%\\]*[^\p{ASCII}\s][^\s@:/?#%\\]*)$/u.exec(address) ?? []
  if (before === undefined) return address
  try {
    return before + new URL(`http://${host}`).hostname
  } catch {
    return address
  }
}

/** Spec 5: one uppercase letter, then 5 to 10 lowercase letters or digits. */
export const formPassword = needed('passwordRequired').check(
  z.regex(/^[A-Z][a-z0-9]{5,10}$/, fieldCode('passwordInvalid')),
)

/** 6 to 200 characters of any kind. */
export const serverPassword = needed('passwordRequired').check(
  z.minLength(6, fieldCode('passwordInvalid')),
  z.maxLength(200, fieldCode('passwordInvalid')),
)

/** One to be compared, not to be set. */
export const anyPassword = someText('passwordRequired', 200, 'passwordTooLong')

/** Spec 5: 3 to 10 characters. */
export const formName = needed('nameRequired', z.trim()).check(
  z.minLength(3, fieldCode('nameMinForm')),
  z.maxLength(10, fieldCode('nameMaxForm')),
)

/**
 * Whether a text holds embeddings, overrides or isolates of the bidirectional algorithm, which turn the direction of the text
 * around it. The plain marks U+200E and U+200F turn nothing, and Arabic keyboards write them.
 */
export function turnsDirection(text: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text)
}

/** Other clients' text areas send line breaks, and attackers what a terminal obeys: each becomes a space. */
export const oneLine = z.overwrite((text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** Without what nobody sees, which hides an address from filters: `evil<U+200B>.com`. */
const seen = z.overwrite((text: string) => text.replace(/[\u00ad\u200b\u2060\ufeff]/g, ''))

/** 2 to 60 characters of any script, but no control characters, no line breaks and none that turn the direction. */
export const serverName = needed('nameRequired', seen, z.trim()).check(
  z.minLength(2, fieldCode('nameMin')),
  z.maxLength(60, fieldCode('nameMax')),
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fieldCode('nameInvalid')),
  z.refine((name) => !turnsDirection(name), fieldCode('nameInvalid')),
)

export const phone = needed('phoneRequired', z.overwrite(plainPhone), z.trim()).check(
  z.regex(PHONE, fieldCode('phoneInvalid')),
)

export const rePassword = needed('rePasswordRequired')

/** For an object that holds both. */
export const passwordsMatch = z.refine<{ password: string; rePassword: string }>(
  ({ password, rePassword }) => password === rePassword,
  { path: ['rePassword'], error: fieldCode('passwordsDiffer') },
)

/** A text that is one character or more once it is `cleaned`. */
export function needed(required: FieldCode, ...cleaned: Parameters<z.ZodMiniString['check']>) {
  return z.string(required).check(...cleaned, z.minLength(1, required))
}

export function someText(required: FieldCode, most: number, tooLong: FieldCode) {
  return needed(required).check(z.maxLength(most, tooLong))
}

/** One sentence says what is wrong with any other number. */
export function numberFrom(least: number, most: number, otherwise: FieldCode) {
  return z.number(otherwise).check(z.minimum(least, otherwise), z.maximum(most, otherwise))
}

export function integerFrom(least: number, most: number, otherwise: FieldCode) {
  return z.int(otherwise).check(z.minimum(least, otherwise), z.maximum(most, otherwise))
}
