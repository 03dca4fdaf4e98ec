import tseslint from 'typescript-eslint'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import jsxA11y from 'eslint-plugin-jsx-a11y'

const appLayers = [
  {target: './app/shared', from: './app/{features,pages,components}'},
  {target: './app/features', from: './app/{pages,components}'},
  {target: './app/pages', from: './app/components'},
]

export default tseslint.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      '.data/',
      '.cache/',
      'coverage/',
      'app/static/',
      'app/generated/',
      'sandbox/data/archive/',
      'bench/results/',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: {'import-x': importX, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    settings: {'import-x/resolver': {typescript: true}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'import-x/no-cycle': ['error', {maxDepth: 4}],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...appLayers,
            {
              target: './app',
              from: './sandbox',
              message: 'The storefront talks to the sandbox over HTTP only.',
            },
            {target: './app/{shared,features,pages,components}', from: './server'},
            {target: './sandbox', from: './app'},
            {
              target: ['./app', './server', './sandbox'],
              from: './studio',
              message: 'Pictures are drawn at build time: a server reads their files.',
            },
            {
              target: './sandbox/domains',
              from: './sandbox/http',
              message: 'Domains know no protocol.',
            },
          ],
        },
      ],
      'no-console': ['error', {allow: ['warn', 'error']}],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['app/**/*.tsx', 'overrides/**/*.tsx'],
    rules: {...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules},
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'e2e/**',
      'server/**',
      'sandbox/**',
      'studio/**',
      '*.js',
      '*.mjs',
      'config/**',
      'app/ssr.js',
      'app/request-processor.js',
    ],
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
)
