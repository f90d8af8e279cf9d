import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('a finding runs in the direction of its page, also where a foreign word begins it', async () => {
  signIn('owner')
  const says = 'PostgreSQL 18.6 (جوّه المحل) شغالة؛ 12 ميجا.'
  answer('listChecks', () => ({
    lookedAt: '2026-11-28T20:00:00.000Z',
    findings: [{ about: 'database', level: 'minor' as const, says, todo: 'SMTP_URL لازم يتكتب.' }],
  }))
  renderAdmin('/admin/health')
  for (const words of [await screen.findByText(says), screen.getByText(/SMTP_URL/)]) {
    expect(words.closest('bdi, [dir="auto"]')).toBeNull()
  }
})
