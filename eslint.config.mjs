import js from '@eslint/js';
import nextPlugin from '@next/eslint-plugin-next';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Every source file belongs to the first kind whose pattern fits. Brackets of route groups are escaped. */
const KINDS = [
  ['test', ['**/*.test.{ts,tsx,mjs}', 'tests/**', 'lib/**/*-probe.ts']],
  ['workbench', '.storybook/**'],
  ['tool', ['scripts/**', '*.config.{mjs,ts}']],
  ['entrance', ['middleware.ts', 'instrumentation.ts']],
  ['app-operator', 'app/\\(operator\\)/**'],
  ['app-player', 'app/\\(player\\)/**'],
  ['app-share', 'app/art/share/**'],
  ['app-art', 'app/art/**'],
  ['app-media', 'app/media/**'],
  ['app-internal', 'app/internal/**'],
  ['app-content', 'app/content/**'],
  ['app-sitemaps', 'app/{sitemap.xml,sitemaps}/**'],
  ['app-root', 'app/*'],
  ['screens', 'screens/**'],
  ['endpoints', 'endpoints/**'],
  ['feature', 'features/*/**', ['feature']],
  ['components', 'components/**'],
  ['messages', 'messages/**'],
  ['lib-domain', 'lib/domain/**'],
  ['lib-money', 'lib/money/**'],
  ['lib-geo', 'lib/geo/**'],
  ['lib-postgres', 'lib/postgres/**'],
  ['lib-config', 'lib/config/**'],
  ['lib-log', 'lib/log/**'],
  ['lib-node-http', 'lib/node-http/**'],
  ['lib-cache', 'lib/cache/**'],
  ['lib', 'lib/**'],
  ['art', 'art/**'],
  ['cms-config', 'cms/payload.config.ts'],
  ['cms-read', 'cms/read/**'],
  ['cms', 'cms/**'],
  ['platform-ground', 'platform/{kernel,db,jobs}/**'],
  ['platform-service', 'platform/*/service.ts', ['context']],
  ['platform-context', 'platform/*/**', ['context']],
  ['platform-root', 'platform/*'],
  ['sandbox', 'sandbox/**'],
];

const PURE = ['lib-domain', 'lib-money'];
const LIB = [...PURE, 'lib-geo', 'lib-postgres', 'lib-log', 'lib-config', 'lib-cache', 'lib', 'messages'];
const CMS = ['cms', 'cms-read', 'cms-config'];
const PLATFORM = ['platform-ground', 'platform-service', 'platform-context', 'platform-root'];

/** Who may import whom: the walls of docs/architecture.md. What is not here is forbidden. */
const WALLS = {
  test: ['*'],
  tool: ['*'],
  workbench: ['workbench', 'components', ...LIB],
  // The start of the web process brings the reader of operators' rules to who obeys them.
  // Never the CMS itself: docs/adr/0010-content.md.
  entrance: [...LIB, 'cms-read'],
  'app-player': ['app-player', 'screens', 'endpoints', 'feature', 'components', ...LIB, 'cms-read'],
  screens: ['screens', 'endpoints', 'feature', 'components', ...LIB, 'cms-read'],
  'app-operator': ['app-operator', 'cms-config'],
  'app-art': ['app-art', 'art', ...LIB],
  'app-media': ['app-media', ...LIB],
  // A picture that is shared shows what its page says.
  'app-share': ['screens', 'art', ...LIB],
  'app-internal': ['app-internal', ...LIB, 'cms-read'],
  'app-content': ['app-content', 'endpoints', ...LIB, 'cms-read'],
  'app-sitemaps': ['app-sitemaps', 'endpoints', ...LIB, 'cms-read'],
  'app-root': ['app-root', 'components', ...LIB, 'cms-read'],
  feature: ['components', 'endpoints', ...LIB],
  endpoints: ['endpoints', ...LIB],
  components: ['components', ...LIB],
  messages: ['messages'],
  // The web's own server (lib/web) is one of Node.
  lib: [...LIB, 'lib-node-http'],
  'lib-config': LIB,
  'lib-cache': LIB,
  'lib-geo': ['lib-geo', ...PURE],
  'lib-postgres': ['lib-postgres'],
  'lib-log': ['lib-log', ...PURE],
  'lib-node-http': PURE,
  'lib-domain': PURE,
  'lib-money': PURE,
  art: ['art', 'lib-domain'],
  // Configuration and cache tags are the web process's own, and the CMS lives in it.
  cms: [...CMS, 'lib-domain', 'lib-config', 'lib-cache', 'lib-log'],
  'cms-read': [...CMS, 'lib-domain', 'lib-config', 'lib-cache', 'lib-log'],
  'cms-config': [...CMS, 'lib-domain', 'lib-config', 'lib-cache', 'lib-log'],
  'platform-ground': ['platform-ground', ...PURE, 'lib-geo', 'lib-postgres', 'lib-log', 'lib-node-http'],
  'platform-context': ['platform-ground', 'platform-service', ...PURE, 'lib-geo', 'lib-postgres'],
  'platform-service': ['platform-ground', 'platform-service', ...PURE, 'lib-geo', 'lib-postgres'],
  'platform-root': [...PLATFORM, ...PURE, 'lib-geo', 'lib-postgres'],
  sandbox: ['sandbox', 'art', ...PURE],
};

const kind = (categories) => ({ file: { categories } });
/** Kinds of which each folder is a world of its own: a feature, a context of the platform. */
const same = (categories, name) => ({
  file: { categories, captured: { [name]: `{{ from.file.captured.${name} }}` } },
});

const policies = [
  ...Object.entries(WALLS).map(([from, to]) => ({ from: kind(from), allow: { to: kind(to) } })),
  { from: kind('feature'), allow: { to: same('feature', 'feature') } },
  {
    from: kind(['platform-context', 'platform-service']),
    allow: { to: same(['platform-context', 'platform-service'], 'context') },
  },
];

const noPackages = (names, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: names.flatMap((name) => [name, `${name}/*`]), message }] },
  ],
});

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.build',
      '.data',
      'public',
      'coverage',
      'playwright-report',
      'test-results',
      'next-env.d.ts',
      'lib/http/platform.d.ts',
      'cms/payload-types.ts',
      'cms/migrations',
      'app/(operator)/admin/importMap.js',
      'sandbox/studio/public',
      'tests/bench/bare-app',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A rejected promise's reason, a caught error: what JavaScript gives is not always an Error.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  {
    files: ['{app,cms/admin,components,endpoints,features,lib,screens,.storybook}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks, '@next/next': nextPlugin },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs['core-web-vitals'].rules,
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app/(player),components,features,screens}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'next/link', message: 'Link of @/lib/i18n/navigation keeps the language.' },
            {
              name: 'next/navigation',
              importNames: ['useRouter', 'usePathname', 'redirect', 'permanentRedirect'],
              message: '@/lib/i18n/navigation keeps the language.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['platform/**/*.ts', 'sandbox/**/*.ts'],
    rules: noPackages(
      ['next', 'react', 'react-dom', 'payload', '@payloadcms'],
      'This process serves no pages.',
    ),
  },
  {
    files: ['art/**/*.ts', 'lib/domain/**/*.ts', 'lib/money/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: noPackages(['next', 'react', 'payload', 'hono', 'pg', 'kysely'], 'Pure: shared by every process.'),
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: import.meta.dirname } },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/legacy-templates': false,
      'boundaries/files': KINDS.map(([category, pattern, capture]) => ({
        category,
        pattern,
        exclusive: true,
        ...(capture ? { capture } : {}),
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          checkInternals: true,
          message:
            '{{ from.file.categories }} may not import {{ to.file.categories }} (walls: docs/architecture.md)',
          policies,
        },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
);
