import { call, type TestShop } from '../../test/build-test-app.ts'

interface Habits {
  readonly keepsCookies?: boolean
  readonly from?: string
  readonly userAgent?: string
}

/** A browser (or, keeping no cookies, a plain client) that walks through the reset flow of specification 4. */
export function aBrowser(
  shop: TestShop,
  { keepsCookies = true, from = '41.32.10.7', userAgent = 'Safari' }: Habits = {},
) {
  let cookie: { name: string; value: string } | undefined

  async function ask(name: 'forgotPassword' | 'verifyResetCode' | 'resetPassword', body: unknown) {
    const headers = {
      'user-agent': userAgent,
      ...(cookie === undefined ? {} : { cookie: `${cookie.name}=${cookie.value}` }),
    }
    const answer = await call(shop, name, { body, headers, from })
    if (keepsCookies) cookie = answer.cookies.find(({ name }) => name.endsWith('reset_browser')) ?? cookie
    return answer
  }

  const browser = {
    forgot: (email: string) => ask('forgotPassword', { email }),
    verify: (resetCode: unknown) => ask('verifyResetCode', { resetCode }),
    reset: (email: string, newPassword: string) => ask('resetPassword', { email, newPassword }),
    /** Asks for a code and returns it from the letter. */
    async codeFor(email: string): Promise<string> {
      // Letters that wait together arrive in any order.
      await shop.deliverMails()
      await browser.forgot(email)
      return mailedCode(shop, email)
    },
  }
  return browser
}

/** The code of the newest letter to that address. */
export async function mailedCode(shop: TestShop, email: string): Promise<string> {
  await shop.deliverMails()
  const letter = shop.mails.findLast((mail) => mail.to === email)
  const code = /^\d{6}$/m.exec(letter?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`)
  return code
}

export function aWrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111'
}
