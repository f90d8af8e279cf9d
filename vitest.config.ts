import { defineConfig } from 'vitest/config'

/** The server's tests run twice: on the embedded PostgreSQL and on a real server. */
function serverTests(database: 'pglite' | 'postgres') {
  return {
    test: {
      name: database,
      include: ['server/**/*.test.ts'],
      exclude: ['**/node_modules/**'],
      env: { TEST_DB: database },
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...(database === 'postgres' ? { globalSetup: ['server/test/start-postgres.ts'] } : {}),
    },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
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
