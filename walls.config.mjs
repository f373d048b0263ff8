// The walls of docs/architecture.md, as rules that oxlint runs: eslint-plugin-boundaries with its settings.
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import micromatch from 'micromatch';

const ROOT = import.meta.dirname;

/** Every source file belongs to the first kind whose pattern fits. Brackets of route groups are escaped. */
const KINDS = [
  ['script-test', 'scripts/**/*.test.mjs'],
  ['test', ['**/*.test.{ts,tsx,mjs}', 'tests/**']],
  ['workbench', '.storybook/**'],
  // What tests of one feature, of components or of one context share, beside them.
  ['feature-testing', 'features/*/**/testing/**', ['feature']],
  ['components-testing', 'components/**/testing/**'],
  ['testing', '**/testing/**'],
  ['feature-story', 'features/*/**/*.stories.tsx', ['feature']],
  ['script', 'scripts/**'],
  ['settings', '*.config.{mjs,ts}'],
  ['entrance', ['middleware.ts', 'instrumentation.ts']],
  ['app-office', 'app/\\(operator\\)/office/**'],
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
  ['endpoints-server', 'endpoints/*.server.ts'],
  ['endpoints', 'endpoints/**'],
  ['feature-server', 'features/*/api/*.server.ts', ['feature']],
  ['feature', 'features/*/**', ['feature']],
  ['components', 'components/**'],
  // What runs before React, inlined by pages.
  ['early', 'early/**'],
  ['messages', 'messages/**'],
  // Facts and rules that every process may know.
  ['lib-domain', 'lib/{domain,pictures,text}/**'],
  ['lib-money', 'lib/money/**'],
  // Facts that take Node to compute, for all that runs in it: art and the sandbox, too.
  ['lib-node-facts', 'lib/node/facts/**'],
  // What servers are made of, the web's and the platform.
  ['lib-node', 'lib/node/**'],
  // The web's server, as its pages and the CMS know it, and the process itself.
  ['lib-config', 'lib/server/config/**'],
  ['lib-cache', 'lib/server/cache/**'],
  ['lib-server', 'lib/server/**'],
  ['lib-browser', 'lib/browser/**'],
  // What scripts and tests share: databases and ports of their own, generators that both run.
  ['lib-tools', 'lib/tools/**'],
  // Code of pages that runs in both places: languages, addresses, the platform's contract.
  ['lib-page', 'lib/{games,http,i18n}/**'],
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
/** What code may import that runs in a browser, and what is rendered on the server alone. */
const BROWSER = [...PURE, 'lib-page', 'lib-browser', 'early', 'messages'];
const NODE = ['lib-node', 'lib-node-facts'];
const SERVER = [...PURE, ...NODE, 'lib-page', 'lib-server', 'lib-config', 'lib-cache', 'messages'];
const PAGE = [...new Set([...BROWSER, ...SERVER])];
const CMS = ['cms', 'cms-read', 'cms-config'];
const PLATFORM = ['platform-ground', 'platform-service', 'platform-context', 'platform-root'];

const TESTING = ['testing', 'components-testing', 'feature-testing'];
const TESTS = ['test', 'script-test', ...TESTING];
/** Everything but tests and scripts. */
const PRODUCT = KINDS.map(([name]) => name).filter((name) => ![...TESTS, 'script'].includes(name));

/** Who may import whom: the walls of docs/architecture.md. What is not here is forbidden. */
const WALLS = {
  test: ['test', ...TESTING, ...PRODUCT],
  testing: ['test', ...TESTING, ...PRODUCT],
  script: ['script', ...PRODUCT],
  'script-test': ['script', 'test', ...TESTING, ...PRODUCT],
  settings: ['settings', 'test', ...PAGE],
  'lib-tools': ['lib-tools', ...PAGE],
  workbench: ['workbench', 'components', ...PAGE],
  // The start of the web process brings the reader of operators' rules to who obeys them.
  // Never the CMS itself: docs/adr/0010-content.md.
  entrance: [...SERVER, 'cms-read'],
  // Addresses, metadata and one screen each.
  'app-player': ['app-player', 'screens', ...SERVER, 'cms-read'],
  screens: [
    'screens',
    'endpoints',
    'endpoints-server',
    'feature',
    'feature-server',
    'components',
    ...PAGE,
    'cms-read',
  ],
  'app-operator': ['app-operator', 'cms-config'],
  // Pages of the office as of players; its session asks the CMS who is logged in.
  'app-office': ['app-office', 'screens', 'cms-config', ...SERVER],
  // It hands art who finds the game that a poster shows.
  'app-art': ['app-art', 'art', 'endpoints-server', ...SERVER],
  'app-media': ['app-media', ...SERVER],
  // A picture that is shared shows what its page says.
  'app-share': ['screens', 'art', ...SERVER],
  'app-internal': ['app-internal', ...SERVER, 'cms-read'],
  'app-content': ['app-content', 'endpoints', 'endpoints-server', ...SERVER, 'cms-read'],
  // Addresses: what they answer is put together in screens.
  'app-sitemaps': ['app-sitemaps', 'screens', ...SERVER],
  'app-root': ['app-root', 'components', ...PAGE, 'cms-read'],
  feature: ['components', 'endpoints', ...BROWSER],
  'feature-story': ['components', 'endpoints', ...BROWSER],
  'feature-testing': ['components', 'components-testing', 'endpoints', ...BROWSER],
  'feature-server': ['endpoints', 'endpoints-server', ...SERVER],
  endpoints: ['endpoints', ...BROWSER],
  'endpoints-server': ['endpoints', 'endpoints-server', ...SERVER],
  components: ['components', ...BROWSER],
  'components-testing': ['components', 'components-testing', ...BROWSER],
  early: ['early', 'lib-domain', 'lib-page'],
  messages: ['messages'],
  'lib-domain': PURE,
  'lib-money': PURE,
  'lib-node': [...NODE, ...PURE],
  'lib-node-facts': ['lib-node-facts', ...PURE],
  'lib-page': ['lib-page', 'messages', ...PURE],
  'lib-browser': BROWSER,
  'lib-server': SERVER,
  'lib-config': SERVER,
  'lib-cache': SERVER,
  art: ['art', 'lib-domain', 'lib-node-facts'],
  // Configuration and cache tags are the web process's own, and the CMS lives in it.
  cms: [...CMS, 'lib-domain', 'lib-config', 'lib-cache', ...NODE],
  'cms-read': [...CMS, 'lib-domain', 'lib-config', 'lib-cache', ...NODE],
  'cms-config': [...CMS, 'lib-domain', 'lib-config', 'lib-cache', ...NODE],
  'platform-ground': ['platform-ground', ...PURE, ...NODE],
  'platform-context': ['platform-ground', 'platform-service', ...PURE, ...NODE],
  'platform-service': ['platform-ground', 'platform-service', ...PURE, ...NODE],
  'platform-root': [...PLATFORM, ...PURE, ...NODE],
  sandbox: ['sandbox', 'art', 'lib-node-facts', ...PURE],
};

const kind = (categories) => ({ file: { categories } });
/** Files of these kinds, in the same folder as the importing file: the same feature, or the same context. */
const same = (categories, name) => ({
  file: { categories, captured: { [name]: `{{ from.file.captured.${name} }}` } },
});

const FEATURE = ['feature', 'feature-server'];
const CONTEXT = ['platform-context', 'platform-service'];
/**
 * A feature imports from no other feature, and a context of the platform from no other context. Of each rule: the kinds
 * that import, the kinds that they may import of the same folder, and the part of the path that names the folder.
 */
const WITHIN_FOLDER = [
  [FEATURE, FEATURE, 'feature'],
  [['feature-story', 'feature-testing'], [...FEATURE, 'feature-testing'], 'feature'],
  [CONTEXT, CONTEXT, 'context'],
];

/** What files of a kind may import. */
const policiesOf = (from) => [
  ...(WALLS[from] ? [{ from: kind([from]), allow: { to: kind(WALLS[from]) } }] : []),
  ...WITHIN_FOLDER.filter(([who]) => who.includes(from)).map(([, kinds, name]) => ({
    from: kind([from]),
    allow: { to: same(kinds, name) },
  })),
];

const walls = (policies) => [
  {
    default: 'disallow',
    checkUnknownLocals: true,
    checkInternals: true,
    message:
      '{{ from.file.categories }} may not import {{ to.file.categories }} (walls: docs/architecture.md)',
    policies,
  },
];

const settings = {
  'import/resolver': { typescript: { project: ROOT } },
  'boundaries/root-path': ROOT,
  'boundaries/legacy-templates': false,
  'boundaries/files': KINDS.map(([category, pattern, capture]) => ({
    category,
    pattern,
    exclusive: true,
    ...(capture ? { capture } : {}),
  })),
};

// A file meets the policies of its own kind alone: to match those of all kinds for each import was dear. Policies still
// say whose they are: if a pattern were read otherwise here than in the plugin, every import of such a file would be
// forbidden.
const OPTIONS = KINDS.map(([category, pattern]) => ({
  fits: [pattern].flat().map((each) => micromatch.matcher(each)),
  options: walls(policiesOf(category)),
}));
const NO_KIND = walls([]);

/** The first kind that fits counts. */
const optionsOf = (file) => {
  const from = path.relative(ROOT, file).split(path.sep).join('/');
  return OPTIONS.find(({ fits }) => fits.some((fit) => fit(from)))?.options ?? NO_KIND;
};

/** A rule of the plugin, given these walls: oxlint's own settings and options are JSON, and said once for all files. */
const given = ({ create, meta }) => ({
  meta: { ...meta, schema: false },
  create: (context) =>
    create(
      Object.create(context, {
        settings: { value: settings },
        options: { value: optionsOf(context.filename) },
      }),
    ),
});

export default {
  meta: { name: 'walls' },
  rules: {
    imports: given(boundaries.rules.dependencies),
    'no-unknown-files': given(boundaries.rules['no-unknown-files']),
  },
};
