// One configuration, two projects: `unit` is every `*.test.tsx` and renders components in jsdom, all suites of a worker on
// one page (tests/support/one-page); `node` is every `*.test.ts` and runs in plain Node (tests/support/one-realm). Both
// load packages once for all suites of a worker. A suite of `node` that needs a page says so in its first line. Integration tests get a real PostgreSQL from tests/support.
// Suites called `*.long.test.ts` take long and seldom break: `LONG_TESTS=1 npx jest cms/creating`, `npm run test:long`.
// Kills during payments and amid rounds are checks of their own there: `node scripts/test.mjs --only payment-crashes,play-crashes`.
const skipped = [
  '/node_modules/',
  ...(process.env.LONG_TESTS ? [] : [String.raw`\.long\.test\.ts$`]),
  ...(process.env.PLAY_CRASHES ? [] : [String.raw`/play-crashes\.test\.ts$`]),
  ...(process.env.PAYMENT_CRASHES ? [] : [String.raw`/payment-crashes\.test\.ts$`]),
];

const transform = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  // Packages that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(ky|@tanstack|better-auth|@better-auth|@better-fetch|better-call|@noble|@scure|jose|oidc-provider|nanostores|rou3|defu|uncrypto|next-intl|use-intl|intl-messageformat|@formatjs|@hono|hono|kysely|openapi-fetch|openapi-typescript-helpers|flydrive|@poppinss|@humanwhocodes|case-anything|flattie|title-case|truncatise)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/tests/support/styles-proxy.ts',
    '\\.(scss|css)$': '<rootDir>/tests/support/styles-proxy.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.next',
    '<rootDir>/.build',
    '<rootDir>/.data',
    '<rootDir>/tests/bench',
  ],
  testPathIgnorePatterns: skipped,
  clearMocks: true,
};

/** @type {import('jest').Config} */
export default {
  // A suite makes its database and its servers before its first test: on two busy cores that takes its time. Jest reads
  // this here alone, and not in a project.
  testTimeout: 20_000,
  testSequencer: '<rootDir>/tests/support/longest-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/support/one-page/environment.cjs',
      runtime: '<rootDir>/tests/support/one-page/runtime.cjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/tests/support/unit-setup.ts'],
      testMatch: ['<rootDir>/{app,components,early,endpoints,features,lib,screens}/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/support/one-realm/environment.cjs',
      runtime: '<rootDir>/tests/support/one-realm/runtime.cjs',
      globalSetup: '<rootDir>/tests/support/postgres-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/postgres-teardown.mjs',
      testMatch: [
        '<rootDir>/{app,components,early,endpoints,features,lib,screens}/**/*.test.ts',
        '<rootDir>/{platform,sandbox,art,cms,scripts,messages}/**/*.test.{ts,mjs}',
        '<rootDir>/*.test.ts',
        '<rootDir>/tests/integration/**/*.test.ts',
      ],
    },
  ],
};
