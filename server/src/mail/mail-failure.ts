/** Why a mail did not leave: the mail server refused it for now (4xx) or for good (5xx), or it was not reached. */
export const MAIL_FAILURES = ['4xx', '5xx', 'no answer', 'other'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

// Error codes of nodemailer and of the socket.
const NO_ANSWER = /^(ECONN\w*|ETIMEDOUT|ESOCKET|EDNS|ETLS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE)$/

/** Sorts the error of a mailer. `code`: the SMTP code, or that of the error; unlike its sentence it names nobody. */
export function classifyMailFailure(error: unknown): { cause: MailFailure; code: string } {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600)
    return { cause: responseCode < 500 ? '4xx' : '5xx', code: String(responseCode) }
  const known = typeof code === 'string' ? code : 'unknown'
  return { cause: NO_ANSWER.test(known) ? 'no answer' : 'other', code: known }
}
