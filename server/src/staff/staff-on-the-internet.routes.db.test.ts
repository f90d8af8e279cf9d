import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { seedDemoStaff } from '../../seed/demo-staff.ts'
import { aPerson, PASSWORD, staffCall } from '../../test/staff-calls.ts'
import { codeAt } from './totp.ts'

const shop = openTestShop({ PUBLIC_URL: 'https://shop.example' })

/** Signs in, and returns the call of whoever holds the cookie. */
async function open(login: string) {
  const answer = await staffCall(shop, 'openSession', { body: { login, password: PASSWORD } })
  const [cookie] = answer.cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  return { answer, headers }
}

test('on the internet the cookie travels over https alone, and no neighbour of our domain can set it', async () => {
  await aPerson(shop, 'reader')
  const { answer } = await open('reader')
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-admin=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test.each(['owner', 'manager'] as const)('an %s may nothing until the second factor is set up', async (role) => {
  await aPerson(shop, role)
  const { answer, headers } = await open(role)
  expect(answer.body.data).toMatchObject({ may: [], wantsCode: true, hasCode: false })
  expect(await staffCall(shop, 'listLog', { headers })).toMatchObject({
    status: 403,
    body: { message: 'Please set up your second factor first. Your role needs one.' },
  })
  const { body } = await staffCall(shop, 'startMyCode', { headers, body: { password: PASSWORD } })
  const code = codeAt(body.data.secret, Math.floor(Date.now() / 30_000))
  expect((await staffCall(shop, 'confirmMyCode', { headers, body: { code } })).status).toBe(200)
  expect((await staffCall(shop, 'listLog', { headers })).status).toBe(200)
})

test('the demo people, whose passwords everybody knows, are nobody here', async () => {
  await seedDemoStaff(shop.connection.db)
  const body = { login: 'owner', password: 'Owner-Demo-1234' }
  expect((await staffCall(shop, 'openSession', { body })).status).toBe(401)
})
