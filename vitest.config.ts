import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

// What takes nothing from server/test opens no database, nor does what mails.
const mailsOnly = 'server/src/mail/smtp-mailer.test.ts'
const withoutDatabase = globSync('server/{seed,src}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) =>
    file === mailsOnly || !/from '(\.\.\/)+test\//.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
)
// The process as a whole opens its own, embedded, database; and only that needs its log shortened.
const onlyEmbedded = ['server/src/main.test.ts', 'server/src/db/shorten-log.test.ts']
const onlyRealServer = 'server/**/*.postgres.test.ts'
const dumps = 'server/test/dump-databases.ts'

/** The server's tests that open a database run twice: on the embedded PostgreSQL and on a real server. */
function serverTests(database: 'pglite' | 'postgres') {
  return {
    test: {
      name: database,
      include: ['server/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...withoutDatabase, ...(database === 'pglite' ? [onlyRealServer] : onlyEmbedded)],
      env: { TEST_DB: database },
      // Loading the server takes as long as many a file's tests, and its modules remember nothing of a shop.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...(database === 'postgres' ? realServer() : { globalSetup: [dumps] }),
    },
  }
}

/** Where there is none to be had (scripts/test-unit.mjs), no test has a name that matches: all count as skipped. */
function realServer() {
  return process.env.TEST_WITHOUT_POSTGRES
    ? { testNamePattern: /(?!)/ }
    : { globalSetup: ['server/test/start-postgres.ts', dumps] }
}

export default defineConfig({
  test: {
    // Two threads of one process open the embedded database's code once.
    pool: 'threads',
    maxWorkers: 2,
    // A machine that was busy for a moment is no fault of the shop; what fails twice is.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', ...withoutDatabase],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      serverTests('pglite'),
      serverTests('postgres'),
    ],
  },
})
