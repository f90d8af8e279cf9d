/** Imports point one way (ARCHITECTURE.md). */
const within = (folder) => ({ path: `^${folder}/` })

// egypt and files, which know no noun, and staff, for its log and the stack of its routes: every room may use them.
const PLUMBING = ['egypt', 'files', 'staff']

/** `noun` may import only the named folders of its own side, beside itself and the plumbing. */
function only(side, noun, allowed) {
  return {
    name: `${side}-${noun}-points-one-way`,
    severity: 'error',
    from: { path: `^${side}/src/${noun}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${side}/src/[^/]+/`,
      pathNot: [noun, ...PLUMBING, ...allowed].map((folder) => `^${side}/src/${folder}/`),
    },
  }
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: within('contract'),
      to: { path: '^(kit|server|web|admin)/' },
    },
    { name: 'server-without-web', severity: 'error', from: within('server'), to: { path: '^(kit|web|admin)/' } },
    {
      name: 'kit-without-shop',
      severity: 'error',
      from: within('kit'),
      to: { path: '^(server|web|admin)/|^shop\\.config' },
    },
    { name: 'web-without-server', severity: 'error', from: within('web'), to: { path: '^(server|admin)/' } },
    { name: 'admin-without-shop', severity: 'error', from: { path: '^admin/src/' }, to: { path: '^(server|web)/' } },

    only('admin', 'api', []),
    only('admin', 'ui', ['api']),
    only('admin', 'charts', []),
    only('admin', 'session', ['ui', 'api']),
    only('admin', 'scan', ['ui']),
    only('admin', 'goods', ['scan', 'session', 'ui', 'api']),
    ...['prices', 'stock'].map((noun) => only('admin', noun, ['goods', 'session', 'ui', 'api'])),
    only('admin', 'products', ['prices', 'stock', 'goods', 'scan', 'session', 'ui', 'api']),
    only('admin', 'orders', ['stock', 'session', 'ui', 'api']),
    only('admin', 'day', ['charts', 'ui', 'api']),
    ...['delivery', 'people', 'phones', 'health', 'searches', 'reviews'].map((noun) =>
      only('admin', noun, ['ui', 'api']),
    ),
    ...['imports', 'log'].map((noun) => only('admin', noun, ['goods', 'ui', 'api'])),

    only('web', 'ui', []),
    only('web', 'api', []),
    only('web', 'help', []),
    only('web', 'language', ['ui', 'api']),
    only('web', 'auth', ['api']),
    only('web', 'delivery', ['auth', 'ui', 'api']),
    only('web', 'cart', ['delivery', 'auth', 'ui', 'api']),
    only('web', 'wishlist', ['cart', 'auth', 'ui', 'api']),
    only('web', 'orders', ['help', 'delivery', 'cart', 'auth', 'ui', 'api']),
    only('web', 'reviews', ['ui', 'api']),
    only('web', 'catalog', ['reviews', 'wishlist', 'cart', 'auth', 'ui', 'api']),
    ...[
      ['[^/]+', 'list|shelves|product'],
      ['product/[^/]+', 'list|shelves'],
      ['list/[^/]+', 'shelves'],
      ['shelves/[^/]+', 'list'],
    ].map(([from, to]) => ({
      name: 'catalog-points-one-way',
      comment: 'In web/src/catalog: list, shelves → product → what they share.',
      severity: 'error',
      from: { path: `^web/src/catalog/${from}$`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/src/catalog/(${to})/` },
    })),
    ...[
      ['[^/]+', 'checkout|history'],
      ['checkout/[^/]+', 'history'],
      ['history/[^/]+', 'checkout'],
    ].map(([from, to]) => ({
      name: 'orders-point-one-way',
      comment: 'In web/src/orders: checkout, history → what they share.',
      severity: 'error',
      from: { path: `^web/src/orders/${from}$`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/src/orders/(${to})/` },
    })),
    only('web', 'search', ['catalog', 'wishlist', 'cart', 'ui', 'api']),
    only('web', 'account', ['orders', 'delivery', 'cart', 'language', 'auth', 'ui', 'api']),
    only('web', 'home', ['orders', 'catalog', 'cart', 'auth', 'ui', 'api']),

    {
      name: 'by-hand-reads-no-files',
      comment: 'In server/src/catalog: by-hand → import/plan-row.ts → import/read.',
      severity: 'error',
      from: { path: '^server/src/catalog/by-hand/' },
      to: { path: '^server/src/catalog/import/read/' },
    },

    only('server', 'staff', ['auth', 'http', 'config', 'db']),
    only('server', 'egypt', []),
    only('server', 'files', []),
    only('server', 'db', []),
    only('server', 'config', ['db']),
    only('server', 'http', ['config', 'db']),
    only('server', 'pictures', ['http', 'db']),
    only('server', 'mail', ['http', 'config', 'db']),
    only('server', 'payments', ['config', 'db']),
    only('server', 'auth', ['mail', 'http', 'config', 'db']),
    only('server', 'catalog', ['stock', 'pictures', 'http', 'db']),
    only('server', 'stock', ['http', 'db']),
    only('server', 'waits', ['catalog', 'mail', 'http', 'db']),
    only('server', 'reviews', ['http', 'db']),
    only('server', 'addresses', ['http', 'db']),
    only('server', 'search', ['catalog', 'http', 'db']),
    only('server', 'cart', ['catalog', 'http', 'db']),
    only('server', 'wishlist', ['catalog', 'cart', 'http', 'db']),
    only('server', 'delivery', ['cart', 'http', 'db']),
    only('server', 'orders', ['delivery', 'cart', 'catalog', 'stock', 'payments', 'mail', 'http', 'config', 'db']),
    only('server', 'account', [
      'orders',
      'delivery',
      'reviews',
      'cart',
      'catalog',
      'addresses',
      'auth',
      'waits',
      'mail',
      'http',
      'db',
    ]),
    only('server', 'api-docs', ['http']),
    only('server', 'local', ['auth', 'payments', 'mail', 'http', 'config', 'db']),
    only('server', 'backup', ['catalog', 'config', 'db']),
    only('server', 'reports', ['orders', 'stock', 'db']),
    only('server', 'metrics', ['orders', 'mail', 'backup', 'config', 'db']),
    only('server', 'checks', ['backup', 'delivery', 'orders', 'payments', 'pictures', 'mail', 'config', 'db']),
    only('server', 'operator', [
      'checks',
      'reports',
      'backup',
      'delivery',
      'search',
      'catalog',
      'stock',
      'reviews',
      'orders',
      'payments',
      'mail',
      'http',
      'config',
      'db',
    ]),

    ...[
      ['[^/]+', 'checkout|placed|live|board'],
      ['checkout/[^/]+', 'placed|live|board'],
      ['placed/[^/]+', 'live|board'],
      ['live/[^/]+', 'checkout|placed|board'],
    ].map(([from, to]) => ({
      name: 'orders-point-one-way',
      comment: 'In server/src/orders: board → live, placed → checkout → what they share.',
      severity: 'error',
      from: { path: `^server/src/orders/${from}$`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/src/orders/(${to})/` },
    })),
    ...[
      ['[^/]+', 'import|by-hand'],
      ['import/.+', 'by-hand'],
    ].map(([from, to]) => ({
      name: 'catalog-points-one-way',
      comment: 'In server/src/catalog: by-hand → import, whose rules it keeps → what they share.',
      severity: 'error',
      from: { path: `^server/src/catalog/${from}$`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/src/catalog/(${to})/` },
    })),
    {
      name: 'words-know-no-products',
      comment: 'In server/src/search: words imports the weights, nothing else of the server.',
      severity: 'error',
      from: { path: '^server/src/search/words/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/search/(words/|weights\\.ts$)' },
    },
    {
      name: 'sql-in-queries-only',
      comment: 'SQL stands in *.queries.ts, and where a table has one owner that is not a noun.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '\\.queries\\.ts$',
          '\\.test(ing)?\\.ts$',
          '^server/src/db/',
          '^server/src/mail/(outbox|lease|order-notices|local-mailbox)\\.ts$',
          '^server/src/payments/local-payments\\.ts$',
          '^server/src/orders/order-states\\.ts$',
          '^server/src/(http/limits/rate-limits|config/secrets)\\.ts$',
        ],
      },
      to: { path: ['node_modules/kysely', '^server/src/db/rows\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'operator-without-sql',
      comment: 'Commands parse, call a verb and describe.',
      severity: 'error',
      from: { path: '^server/src/operator/', pathNot: '\\.test\\.ts$' },
      to: { path: ['node_modules/kysely', '^server/src/db/rows\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-come-first',
      comment: 'Routes call verbs, verbs call queries; only the app imports routes.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/app\\.ts$', '\\.test\\.ts$'] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'queries-come-last',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: {
        path: [
          '^server/src/(auth/(auth|reset)|account/(account|account-data)|addresses/addresses|cart/cart|reviews/reviews|orders/(move-order|checkout/(place-order|checkout|payment-pages|settle)|placed/(fulfilment|order-again)))\\.ts$',
          '/route\\.ts$',
        ],
      },
    },
    {
      name: 'kit-knows-no-groceries',
      severity: 'error',
      from: { path: '^kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/', pathNot: '^contract/src/(language|plural|arabic)\\.ts$' },
    },
    {
      name: 'no-tests-in-the-shop',
      severity: 'error',
      from: { path: '^(contract|kit|server|web|admin)/src/', pathNot: '\\.test(ing)?\\.tsx?$' },
      to: {
        path: [
          '^((server|web|admin)/test|e2e)/',
          '\\.test(ing)?\\.tsx?$',
          'node_modules/(vitest|@playwright|@testing-library|fast-check)/',
        ],
      },
    },
    // Vite resolves `?url`.
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } },
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
