import { defineConfig } from 'vitest/config'

// The process as a whole opens its own, embedded, database; and only that needs its log shortened.
const onlyEmbedded = ['server/src/main.test.ts', 'server/src/db/shorten-log.test.ts']
const onlyRealServer = 'server/**/*.postgres.test.ts'
const dumps = 'server/test/dump-databases.ts'

/** The server's tests run twice: on the embedded PostgreSQL and on a real server. */
function serverTests(database: 'pglite' | 'postgres') {
  return {
    test: {
      name: database,
      include: ['server/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...(database === 'pglite' ? [onlyRealServer] : onlyEmbedded)],
      env: { TEST_DB: database },
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
    // Two threads of one process open the embedded database's code once; every file still has its own modules.
    pool: 'threads',
    maxWorkers: 2,
    // A machine that was busy for a moment is no fault of the shop; what fails twice is.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      serverTests('pglite'),
      serverTests('postgres'),
    ],
  },
})
