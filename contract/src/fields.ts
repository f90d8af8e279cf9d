/**
 * The field rules, each with its message. E-mail and phone have one rule. Names and passwords have two: the storefront's forms
 * keep specification 5 to the letter (`form…`), and the server accepts what people and other clients have (`server…`), which
 * holds everything that the forms accept.
 */
import * as z from 'zod/mini'
import * as says from '#field-sentences'

export const email = z
  .string(says.emailRequired)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, says.emailRequired),
    z.maxLength(254, says.emailInvalid),
    z.regex(z.regexes.email, says.emailInvalid),
  )

/** Spec 5: one uppercase letter, then 5 to 10 lowercase letters or digits. */
export const formPassword = z
  .string(says.passwordRequired)
  .check(z.minLength(1, says.passwordRequired), z.regex(/^[A-Z][a-z0-9]{5,10}$/, says.passwordInvalid))

/** 6 to 200 characters of any kind. */
export const serverPassword = z
  .string(says.passwordRequired)
  .check(
    z.minLength(1, says.passwordRequired),
    z.minLength(6, says.passwordInvalid),
    z.maxLength(200, says.passwordInvalid),
  )

/** One to be compared, not to be set. */
export const anyPassword = z
  .string(says.passwordRequired)
  .check(z.minLength(1, says.passwordRequired), z.maxLength(200, says.passwordTooLong))

/** Spec 5: 3 to 10 characters. */
export const formName = z
  .string(says.nameRequired)
  .check(
    z.trim(),
    z.minLength(1, says.nameRequired),
    z.minLength(3, says.nameMinForm),
    z.maxLength(10, says.nameMaxForm),
  )

/**
 * Whether a text holds embeddings, overrides or isolates of the bidirectional algorithm, which turn the direction of the text
 * around it. The plain marks U+200E and U+200F turn nothing, and Arabic keyboards write them.
 */
export function turnsDirection(text: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text)
}

/** 2 to 60 characters of any script, but no control characters, no line breaks and none that turn the direction. */
export const serverName = z.string(says.nameRequired).check(
  z.trim(),
  z.minLength(1, says.nameRequired),
  z.minLength(2, says.nameMin),
  z.maxLength(60, says.nameMax),
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, says.nameInvalid),
  z.refine((name) => !turnsDirection(name), says.nameInvalid),
)

export const phone = z
  .string(says.phoneRequired)
  .check(z.trim(), z.minLength(1, says.phoneRequired), z.regex(/^01[0125][0-9]{8}$/, says.phoneInvalid))

export const rePassword = z.string(says.rePasswordRequired).check(z.minLength(1, says.rePasswordRequired))

/** For use as `z.refine(passwordsMatch, PASSWORDS_DIFFER)` on an object that holds both. */
export function passwordsMatch(form: { password: string; rePassword: string }): boolean {
  return form.password === form.rePassword
}

export const PASSWORDS_DIFFER = {
  path: ['rePassword'],
  error: says.passwordsDiffer,
}

/** An identifier, opaque to callers: every short text is valid, and one that does not exist is answered with 404. */
export const id = z
  .string('an id is required')
  .check(z.minLength(1, 'an id is required'), z.maxLength(100, 'that id is too long'))
