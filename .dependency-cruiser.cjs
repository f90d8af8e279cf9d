/** Imports point one way (ARCHITECTURE.md). */
const within = (folder) => ({ path: `^${folder}/` })

/** `noun` may import only the named folders of its own side, beside itself. */
function only(side, noun, allowed) {
  return {
    name: `${side}-${noun}-points-one-way`,
    severity: 'error',
    from: { path: `^${side}/src/${noun}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${side}/src/[^/]+/`, pathNot: [noun, ...allowed].map((folder) => `^${side}/src/${folder}/`) },
  }
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'contract-stands-alone', severity: 'error', from: within('contract'), to: { path: '^(server|web)/' } },
    { name: 'server-without-web', severity: 'error', from: within('server'), to: within('web') },
    { name: 'web-without-server', severity: 'error', from: within('web'), to: within('server') },

    only('web', 'ui', []),
    only('web', 'api', []),
    only('web', 'auth', ['ui', 'api']),
    only('web', 'cart', ['auth', 'ui', 'api']),
    only('web', 'wishlist', ['cart', 'auth', 'ui', 'api']),
    only('web', 'orders', ['cart', 'auth', 'ui', 'api']),
    only('web', 'catalog', ['wishlist', 'cart', 'auth', 'ui', 'api']),
    only('web', 'home', ['catalog', 'wishlist', 'cart', 'auth', 'ui', 'api']),

    only('server', 'db', []),
    only('server', 'catalog', ['db']),
    only('server', 'cart', ['catalog', 'db']),
    only('server', 'wishlist', ['cart', 'catalog', 'db']),
    only('server', 'mail', ['db']),
    only('server', 'auth', ['mail', 'db']),
    only('server', 'orders', ['cart', 'payments', 'mail', 'db']),
    only('server', 'payments', ['orders', 'mail', 'db']),
    only('server', 'pictures', []),

    {
      name: 'sql-in-queries-only',
      comment: 'SQL stands in *.queries.ts, and where a table has one owner that is not a noun.',
      severity: 'error',
      from: {
        path: '^server/src/(auth|catalog|cart|wishlist|orders)/',
        pathNot: ['\\.queries\\.ts$', '\\.test(ing)?\\.ts$', 'order-states\\.ts$'],
      },
      to: { path: 'node_modules/kysely' },
    },
    {
      name: 'routes-ask-verbs',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
