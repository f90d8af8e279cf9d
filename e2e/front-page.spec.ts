import { expect, test } from './shop.ts'

test('the front page is there for whoever asks without compression, too', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'identity' } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/html')
})
