import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'

const shop = openTestShop()

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const sessions = (token: string) => call(shop, 'listSessions', { token })
const isSignedIn = async (token: string) => (await sessions(token)).status === 200
const signInFrom = async (email: string, userAgent: string): Promise<string> => {
  const headers = { 'user-agent': userAgent }
  return (await call(shop, 'signIn', { body: { email, password: 'Secret12' }, headers })).body.token
}

describe('/users/me/sessions', () => {
  test('are those of the shopper, the newest first, with the browser that signed in', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    await signInFrom(mona.email, FIREFOX)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await sessions(mona.token)).body).toEqual({
      status: 'success',
      results: 2,
      data: [
        { createdAt: time, expiresAt: time, isThisOne: false, device: 'Firefox · Windows' },
        { createdAt: time, expiresAt: time, isThisOne: true },
      ],
    })
    expect((await sessions(ali.token)).body.results).toBe(1)
  })

  test('the others end at once, and the one that asks and those of other shoppers stay', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const others = [await signInFrom(mona.email, FIREFOX), await signInFrom(mona.email, 'curl/8.5')]
    const end = () => call(shop, 'endOtherSessions', { token: mona.token })
    expect((await end()).body).toEqual({
      status: 'success',
      message: 'Your other browsers are signed out',
      ended: 2,
    })
    expect(await Promise.all([...others, mona.token, ali.token].map(isSignedIn))).toEqual([false, false, true, true])
    expect((await end()).body.ended).toBe(0)
  })

  test('a new password begins a session that knows its browser', async () => {
    const { token } = await aShopper(shop)
    const body = { currentPassword: 'Secret12', password: 'Another12', rePassword: 'Another12' }
    const changed = await call(shop, 'changePassword', { token, body, headers: { 'user-agent': FIREFOX } })
    expect((await sessions(changed.body.token)).body.data).toMatchObject([{ device: 'Firefox · Windows' }])
  })
})
