import type { Written } from './letter-parts.ts'

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects otherwise. */
  send(mail: Mail): Promise<void>
}

export interface Mail extends Written {
  /** Becomes the Message-ID. It is the same for every attempt, so that duplicates can be recognized. */
  readonly id: string
  readonly to: string
}
