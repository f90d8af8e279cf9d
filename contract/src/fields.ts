/**
 * The field rules, each with its message. E-mail and phone have one rule. Names and passwords have two: the storefront's forms
 * keep specification 5 to the letter (`form…`), and the server accepts what people and other clients have (`server…`), which
 * holds everything that the forms accept.
 */
import * as z from 'zod/mini'

export const email = z
  .string('email pattern is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'email pattern is required'),
    z.maxLength(254, 'email is invalid'),
    z.regex(z.regexes.email, 'email is invalid'),
  )

/** Spec 5: one uppercase letter, then 5 to 10 lowercase letters or digits. */
export const formPassword = z
  .string('password is required')
  .check(z.minLength(1, 'password is required'), z.regex(/^[A-Z][a-z0-9]{5,10}$/, 'invalid password'))

/** 6 to 200 characters of any kind. */
export const serverPassword = z
  .string('password is required')
  .check(
    z.minLength(1, 'password is required'),
    z.minLength(6, 'invalid password'),
    z.maxLength(200, 'invalid password'),
  )

/** One to be compared, not to be set. */
export const anyPassword = z
  .string('password is required')
  .check(z.minLength(1, 'password is required'), z.maxLength(200, 'that password is too long'))

/** Spec 5: 3 to 10 characters. */
export const formName = z
  .string('name is required')
  .check(
    z.trim(),
    z.minLength(1, 'name is required'),
    z.minLength(3, 'name min length is 3'),
    z.maxLength(10, 'name max length is 10'),
  )

/** 2 to 60 characters of any script, but no control characters and no line breaks. */
export const serverName = z
  .string('name is required')
  .check(
    z.trim(),
    z.minLength(1, 'name is required'),
    z.minLength(2, 'name min length is 2'),
    z.maxLength(60, 'name max length is 60'),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'name is invalid'),
  )

export const phone = z
  .string('phone is required')
  .check(z.trim(), z.minLength(1, 'phone is required'), z.regex(/^01[0125][0-9]{8}$/, 'invalid Phone'))

export const rePassword = z.string('rePassword is required').check(z.minLength(1, 'rePassword is required'))

/** For use as `z.refine(passwordsMatch, PASSWORDS_DIFFER)` on an object that holds both. */
export function passwordsMatch(form: { password: string; rePassword: string }): boolean {
  return form.password === form.rePassword
}

export const PASSWORDS_DIFFER = {
  path: ['rePassword'],
  // Spelled this way in the specification (5).
  error: 're-Password pattern is inavalid',
}

/** An identifier, opaque to callers: any short text is valid, and one that does not exist is answered with 404. */
export const id = z
  .string('an id is required')
  .check(z.minLength(1, 'an id is required'), z.maxLength(100, 'that id is too long'))
