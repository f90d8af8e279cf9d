/**
 * Why a mail did not leave: the mail server refused it for now (4xx) or for good (5xx), or it was not reached; or it got the mail
 * whole and did not say that it took it, so that each try may be one more copy.
 */
export const MAIL_FAILURES = ['4xx', '5xx', 'no answer', 'unconfirmed', 'other'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

// The enhanced status code after the reply code (RFC 3463, RFC 7505). 5.1.7 and 5.1.8 are about the sender, 5.1.0 about either.
const BAD_ADDRESS = /^5\d\d[ -]5\.1\.(?:[1-46]|10)\b/
// Error codes of nodemailer and of the socket.
const NO_ANSWER = /^(ECONN\w*|ETIMEDOUT|ESOCKET|EDNS|ETLS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE)$/

/** The code of the error of a mail that went over whole. */
export const UNCONFIRMED = 'EUNCONFIRMED'

export interface MailFailureKind {
  readonly cause: MailFailure
  /** The SMTP code, or that of the error; unlike its sentence it names nobody. */
  readonly code: string
  /** Whether the server says that the mailbox is not there. */
  readonly isBadAddress: boolean
}

export function classifyMailFailure(error: unknown): MailFailureKind {
  const { responseCode, response, code } = (error ?? {}) as Record<string, unknown>
  if (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600) {
    const isBadAddress = typeof response === 'string' && BAD_ADDRESS.test(response)
    return { cause: responseCode < 500 ? '4xx' : '5xx', code: String(responseCode), isBadAddress }
  }
  const known = typeof code === 'string' ? code : 'unknown'
  if (known === UNCONFIRMED) return { cause: 'unconfirmed', code: known, isBadAddress: false }
  return { cause: NO_ANSWER.test(known) ? 'no answer' : 'other', code: known, isBadAddress: false }
}
