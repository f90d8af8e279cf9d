import { createTransport } from 'nodemailer'

/** Signs in to the mail server and out again, sending nothing. Rejects with the server's own words. */
export async function askMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
