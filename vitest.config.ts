import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const BOTH_DATABASES = 'server/**/*.db.test.ts'
const ONLY_POSTGRES = 'server/**/*.postgres.test.ts'
// No database changes the result of these tests, so they run once: on the real server, or without one on the embedded database.
const ANY_DATABASE = 'server/**/*.any-db.test.ts'
// Tests of the whole process open its embedded database, and only that database runs checkpoints.
const ONLY_EMBEDDED = [
  'server/src/main.test.ts',
  'server/src/db/{checkpoint,embedded-*}.test.ts',
  'server/test/deploy/image.test.ts',
]
const hasServer = !process.env.TEST_WITHOUT_POSTGRES
// The storefront's modules get theirs before a test reads them.
const SENTENCES = 'kit/src/language/sentences.testing.ts'
const dumps = 'server/test/dump-databases.ts'

/** Most of the server's tests that open a database run twice: on the embedded PostgreSQL and on a real server. */
function serverTests(database: 'pglite' | 'postgres') {
  const isServer = database === 'postgres'
  return {
    test: {
      name: database,
      include: [
        BOTH_DATABASES,
        ...(isServer ? [ONLY_POSTGRES] : ONLY_EMBEDDED),
        ...(isServer === hasServer ? [ANY_DATABASE] : []),
      ],
      env: { TEST_DB: database },
      setupFiles: ['server/test/cheap-passwords.ts'],
      // Loading the server takes as long as many files' tests, and its modules hold no state of a shop.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...(isServer ? realServer() : { globalSetup: [dumps] }),
    },
  }
}

/** Without a PostgreSQL server (scripts/test-unit.mjs) a pattern that no name matches skips all tests. */
function realServer() {
  return hasServer ? { globalSetup: ['server/test/start-postgres.ts', dumps] } : { testNamePattern: /(?!)/ }
}

export default defineConfig({
  test: {
    // Threads of one process share the compiled code of the embedded database.
    pool: 'threads',
    // One more than processors: many tests wait, for clocks, limits and mails.
    // The storefront records failed loads in the console.
    silent: 'passed-only',
    maxWorkers: Math.min(6, availableParallelism() + 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'kit/src/**/*.test.ts', 'web/src/**/*.test.ts', 'server/**/*.test.ts'],
          exclude: ['**/node_modules/**', BOTH_DATABASES, ONLY_POSTGRES, ANY_DATABASE, ...ONLY_EMBEDDED],
          setupFiles: [SENTENCES],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['{kit,web}/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'http://shop.test/',
              width: 1366,
              height: 900,
              // Nothing is loaded from the network.
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          setupFiles: [SENTENCES, 'web/test/screens-setup.ts'],
          // Workers that are threads of one process would be tabs of one browser to each other, by their BroadcastChannel.
          pool: 'forks',
          // Loading the storefront takes as long as a dozen tests. The setup resets what its modules hold.
          isolate: false,
          testTimeout: 20_000,
          expect: { poll: { timeout: 5000, interval: 10 } },
        },
      },
      serverTests('pglite'),
      serverTests('postgres'),
    ],
  },
})
