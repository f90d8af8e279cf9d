import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pageTexts } from './web/shell/page-texts.ts'

const DATABASE = 'server/**/*.db.test.ts'
const ONLY_POSTGRES = 'server/**/*.postgres.test.ts'
// No database changes the result of these tests, not even with --everywhere.
const ANY_DATABASE = 'server/**/*.any-db.test.ts'
// On the embedded database too: what differs there (types, triggers, NOTIFY, one connection, migrations, streams, long work), and
// one walk through every call. All other tests of the server run on one database: the real one, or without it the embedded one.
const ON_BOTH = [
  'server/src/backup/backup-between-databases',
  'server/src/catalog/catalogue-version',
  'server/src/catalog/import/import-large',
  'server/src/db/*',
  'server/src/http/limits/rate-limits',
  'server/src/operator/beside-the-shop',
  'server/src/orders/live/order-stream.routes',
  'server/src/stock/stock-ledger',
  'server/test/chaos/crowds',
  'server/test/every-call',
].map((name) => `${name}.db.test.ts`)
// Tests of the whole process open its embedded database, and only that database runs checkpoints.
const ONLY_EMBEDDED = ['server/src/main.test.ts', 'server/src/db/embedded/{checkpoint,embedded-*}.test.ts']
// Tests that replace a module for its users have modules of their own.
const REPLACE_MODULES = ['server/src/auth/password-queue.test.ts', 'server/src/http/cached-answers.test.ts']
const hasServer = !process.env.TEST_WITHOUT_POSTGRES
// npm test -- --everywhere: all of them on both.
const isEverywhere = process.env.TEST_EVERYWHERE !== undefined
// The storefront's modules get theirs before a test reads them.
const SENTENCES = 'kit/src/language/sentences.testing.ts'
const dumps = 'server/test/dump-databases.ts'

// React as shoppers get it: its development build takes four times as long, most of it to note where each element was made.
const SHIPPED_REACT = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  env: { NODE_ENV: 'production' },
} as const

/** The server's tests that open a database, on the embedded PostgreSQL or on a real server. */
function serverTests(database: 'pglite' | 'postgres') {
  const isServer = database === 'postgres'
  const isForAll = isServer || !hasServer || isEverywhere
  return {
    test: {
      name: database,
      include: [
        ...(isForAll ? [DATABASE] : ON_BOTH),
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
    // The storefront records failed loads in the console.
    silent: 'passed-only',
    // One more than processors: many tests wait, for clocks, limits and mails.
    maxWorkers: Math.min(6, availableParallelism() + 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'kit/src/**/*.test.ts',
            'web/{shell,src}/**/*.test.ts',
            'admin/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          setupFiles: [SENTENCES],
          // Modules are loaded once, not for each file. The setup resets the language.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', DATABASE, ONLY_POSTGRES, ANY_DATABASE, ...ONLY_EMBEDDED, ...REPLACE_MODULES],
          // Loading the server takes longer than most tests of a rule.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'replaced',
          include: REPLACE_MODULES,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pageTexts()],
        oxc: SHIPPED_REACT.oxc,
        test: {
          name: 'screens',
          env: SHIPPED_REACT.env,
          include: ['{kit,web}/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'http://shop.test/',
              width: 1366,
              height: 900,
              settings: {
                // Nothing is loaded from the network.
                navigation: { disableMainFrameNavigation: true },
                // A carousel that plays would move while a slow machine still tests. Browser tests have the same.
                device: { prefersReducedMotion: 'reduce' },
              },
            },
          },
          setupFiles: [SENTENCES, 'web/test/screens-setup.ts'],
          // Workers that are threads of one process would be tabs of one browser to each other, by their BroadcastChannel.
          pool: 'forks',
          // Loading the storefront takes as long as a dozen tests. The setup resets what its modules hold.
          isolate: false,
          testTimeout: 20_000,
          // As browser tests have (playwright.config.ts): the gate runs them beside everything else.
          retry: process.env.CI === undefined ? 0 : 1,
          expect: { poll: { timeout: 5000, interval: 10 } },
        },
      },
      {
        oxc: SHIPPED_REACT.oxc,
        test: {
          name: 'admin',
          env: SHIPPED_REACT.env,
          include: ['admin/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'http://shop.test/admin',
              width: 1366,
              height: 900,
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          setupFiles: [SENTENCES, 'admin/test/screens-setup.ts'],
          pool: 'forks',
          isolate: false,
          testTimeout: 20_000,
          retry: process.env.CI === undefined ? 0 : 1,
          expect: { poll: { timeout: 5000, interval: 10 } },
        },
      },
      serverTests('pglite'),
      serverTests('postgres'),
    ],
  },
})
