import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// Globals of Node, and of the page for the code that the screenshots run in it.
const GLOBALS = [
  'process',
  'Buffer',
  'URL',
  'fetch',
  'performance',
  'setTimeout',
  'clearTimeout',
  'document',
  'localStorage',
]

export default tseslint.config(
  {
    ignores: ['**/node_modules', '**/dist', '.cache', 'data', 'artwork', 'bench', 'test-results', '**/*.d.mts'],
  },
  {
    // A command prints its answer on stdout and messages on stderr; the server has its log.
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['shop.config.ts', 'playwright.config.ts', 'vitest.config.ts'],
          defaultProject: 'e2e/tsconfig.json',
        },
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // Fastify's hooks and handlers are async by signature, whether or not they wait for something.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Our factories return closures that do not use `this`, so their methods may be destructured.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Only configuration files of tools need a default export.
    files: ['{contract,server,web}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only (CONTRIBUTING.md).' },
      ],
    },
  },
  {
    files: ['scripts/**/*.mjs', '*.js'],
    languageOptions: {
      globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
    },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Spec 8: some failures are recorded in the console only.
      'no-console': ['error', { allow: ['error'] }],
      // A table that is laid out as cards on phones loses its implicit roles.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  {
    // Answers in tests are untyped; the expectations check them.
    files: ['**/*.test.{ts,tsx}', 'server/test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
)
