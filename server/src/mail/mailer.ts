/** Delivers a mail. */
export interface Mailer {
  /** Resolves once the other side has taken the mail; rejects otherwise, and it will be tried again. */
  send(mail: Mail): Promise<void>
}

export interface Mail {
  /** Becomes the Message-ID, the same for every try, so that a double is known as one. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
