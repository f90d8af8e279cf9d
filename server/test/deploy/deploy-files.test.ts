/** Lines of deploy/ that docs/deploy.md and docs/security.md promise, and that nothing else in the tests reads. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

describe('alerts.yml', () => {
  test('rings for a backup at the age that docs/deploy.md names', () => {
    const [, seconds] = /baqala_last_backup_age_seconds\) > (\d+)$/m.exec(read('deploy/alerts.yml')) ?? []
    expect(read('docs/deploy.md')).toContain(`| \`baqala_last_backup_age_seconds\` above ${seconds}, or`)
  })
})
