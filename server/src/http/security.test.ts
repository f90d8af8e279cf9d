import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { makeOrigins } from './origins.ts'
import { makeSecurityHeaders } from './security.ts'

test('a shop on HTTPS sends each page with all that guards it, and asks browsers to stay on HTTPS', () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' })
  const { pages, api } = makeSecurityHeaders(
    config,
    makeOrigins(config.publicUrl, () => 3000, []),
  )
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
  }
  expect(pages).toEqual({
    ...everywhere,
    'content-security-policy':
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: https://shop.example;object-src 'none';" +
      "base-uri 'none';form-action 'self';frame-ancestors 'none';upgrade-insecure-requests",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(api).toEqual({
    ...everywhere,
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  })
})
