// How the production build makes the scripts and styles of browsers (docs/adr/0020-scripts-of-a-page.md).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Types alone: what runs is the webpack that Next brings.
 * @import { Chunk, Compiler, Configuration, DefinePlugin, IgnorePlugin, Module, RuleSetRule } from 'webpack'
 * @typedef {ReturnType<Chunk['groupsIterable'][typeof Symbol.iterator]> extends Iterator<infer Group> ? Group : never} Group
 */

const HOME = 'app/(player)/[locale]/page';
const LAYOUT = 'app/(player)/[locale]/layout';
const PLAYER = 'app/(player)/';
/** Next's own groups have 30 and 40. */
const BEFORE_NEXT = 100;

// The script that every page has names all that may come later: 60 hashes, which no compression makes shorter. Next's have
// 16 digits; two builds of one file share a name of 8 once in four thousand million.
const HASH_LENGTH = 8;

// The CMS's dates in 43 languages are scripts of their own that every player's page would name. Operators have English alone
// (`i18n` of cms/config.ts).
const OTHER_DATES = /^date-fns\/locale\/(?!en-US$)/;

/**
 * Whether a script is used only by pages below a folder.
 * @param {Chunk} chunk
 * @param {string} begin of the entries' names
 */
function isFromEntry(chunk, begin) {
  /** @type {Set<Group>} */
  const seen = new Set();
  /**
   * @param {Group} group
   * @returns {boolean}
   */
  const isBelow = (group) => {
    if (seen.has(group)) return true;
    seen.add(group);
    if (group.isInitial()) return group.name?.startsWith(begin) ?? false;
    return [...group.parentsIterable].every(isBelow);
  };
  return [...chunk.groupsIterable].every(isBelow);
}

const PLAYERS = /[\\/](?:components|features|screens|app[\\/]\(player\))[\\/]/;
const OFFICE = /[\\/](?:features|screens)[\\/]office[\\/]/;

// One sheet for all player pages: nine small ones, which is what a list had, keep a phone waiting longer than their bytes
// do, and the next page needs none. (What every page needs already is more than half of it.)
const PLAYER_STYLES = {
  name: 'player',
  type: 'css/mini-extract',
  /** @param {Module} module */
  test: (module) => PLAYERS.test(module.identifier()) && !OFFICE.test(module.identifier()),
  chunks: 'all',
  enforce: true,
  priority: BEFORE_NEXT,
};

// One script for what the layout of the player pages needs: every page has it, and a dozen small ones, which Next makes of
// what several pages share, compress worse.
const PLAYER_FRAME = {
  name: 'frame',
  /**
   * @param {Module} module
   * @param {{ chunkGraph: import('webpack').ChunkGraph }} context
   */
  test: (module, { chunkGraph }) =>
    !module.type.startsWith('css') &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LAYOUT),
  /** @param {Chunk} chunk */
  chunks: (chunk) => isFromEntry(chunk, PLAYER),
  enforce: true,
  priority: BEFORE_NEXT,
};

/**
 * Sheets stand in the HTML of the page that needs them, also for parts that come later: players' rules are one sheet, and
 * the CMS's layout has all of its own. What would ask for a sheet later is 0.5 KB in the script that every page has.
 * @param {NonNullable<Configuration['plugins']>} plugins
 */
function withoutSheetsLater(plugins) {
  const sheets = plugins.find((plugin) => plugin?.constructor.name === 'NextMiniCssExtractPlugin');
  if (!sheets || !('options' in sheets)) throw new Error('Next makes its sheets in another way');
  Object.assign(/** @type {object} */ (sheets.options), { runtime: false });
}

/**
 * Next joins sheets of players and operators, before ours are taken together: each player's page would name the office's.
 * Its setting `cssChunking` does the same, and can't be read by those of its commands that know Turbopack alone.
 * @param {NonNullable<Configuration['plugins']>} plugins
 */
function withoutJoinedSheets(plugins) {
  const at = plugins.findIndex((plugin) => plugin?.constructor.name === 'CssChunkingPlugin');
  if (at === -1) throw new Error('Next joins its sheets in another way');
  plugins.splice(at, 1);
}

/** @param {string} file */
const loaderAt = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {RuleSetRule} */
const NEXT_AS_MODULES = {
  test: /[\\/]node_modules[\\/]next[\\/]dist[\\/](?:api|client|lib|shared)[\\/].*\.js$/,
  // After Next's own loader, which would make CommonJS of it again.
  enforce: 'post',
  use: [{ loader: loaderAt('next-esm-loader.mjs') }],
};

/**
 * What libraries ask about where they run, which Next's loader answers only in the files that it reads.
 * @param {string} basePath
 */
const factsOf = (basePath) => ({
  'typeof window': '"object"',
  'import.meta.env': 'true',
  'import.meta.env.MODE': '"production"',
  // What asks for it gets a stand-in for Node's `process` otherwise.
  'typeof process': '"undefined"',
  'process.env._next_intl_base_path': JSON.stringify(basePath),
  'process.env._next_intl_trailing_slash': 'undefined',
});

/** Has Next's lists of what a page needs ask for sheets alone, and makes sheets modules of which that can be left out. */
const STYLES_ONLY = {
  /** @param {Compiler} compiler */
  apply(compiler) {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('styles only', (compilation) => {
      NormalModule.getCompilationHooks(compilation).beforeLoaders.tap('styles only', (loaders) => {
        if (loaders.some(({ loader }) => /next-flight-client-entry-loader/.test(loader)))
          loaders.unshift({
            loader: loaderAt('styles-only-loader.mjs'),
            options: undefined,
            ident: null,
            type: null,
          });
      });
    });
  },
};

/**
 * Loaders with settings of their own, as Next writes them.
 * @param {readonly unknown[]} rules
 * @returns {Generator<{ loader: string, options: Record<string, unknown> }>}
 */
function* loadersOf(rules) {
  for (const rule of rules) {
    if (typeof rule !== 'object' || rule === null) continue;
    if ('oneOf' in rule && Array.isArray(rule.oneOf)) yield* loadersOf(rule.oneOf);
    for (const use of 'use' in rule ? [rule.use].flat() : []) {
      if (typeof use !== 'object' || use === null || !('loader' in use) || !('options' in use)) continue;
      yield /** @type {{ loader: string, options: Record<string, unknown> }} */ (use);
    }
  }
}

/**
 * Next notes for each component in which scripts it comes, and of several entries of one folder the last one counts, for all
 * pages below. In the order in which Next adds them every page loaded home's scripts for the sake of what the layout shows.
 * Now home's own and the layout's count, in every build.
 */
const IN_ORDER = {
  /** @param {Compiler} compiler */
  apply(compiler) {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('entries in order', ({ hooks, entrypoints }) => {
      hooks.processAssets.tap({ name: 'entries in order', stage }, () => {
        for (const name of [HOME, LAYOUT]) {
          const entry = entrypoints.get(name);
          if (entry && entrypoints.delete(name)) entrypoints.set(name, entry);
        }
      });
    });
  },
};

/**
 * The modules that one was joined of, or itself.
 * @param {Module} module
 * @returns {Module[]}
 */
const partsOf = (module) =>
  'modules' in module && module.modules ? [.../** @type {Iterable<Module>} */ (module.modules)] : [module];

/**
 * Writes which files each module of the scripts was made of, and their sizes: `scripts/weight.mjs` reads it.
 * @param {string} root
 */
const namesModules = (root) => ({
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('module names', ({ compilation }) => {
      /** @type {Record<string, [file: string, bytes: number][]>} */
      const names = {};
      for (const module of compilation.modules) {
        const id = compilation.chunkGraph.getModuleId(module);
        if (id === null || id === undefined) continue;
        names[id] = partsOf(module).map((part) => [
          path.relative(root, (part.nameForCondition() ?? part.identifier()).split('|')[0] ?? ''),
          part.size(),
        ]);
      }
      writeFileSync(path.join(compiler.outputPath, 'module-names.json'), JSON.stringify(names));
    });
  },
});

/**
 * @param {Configuration} config as Next made it for browsers; it is changed
 * @param {{ webpack: { DefinePlugin: typeof DefinePlugin, IgnorePlugin: typeof IgnorePlugin }, root: string, basePath: string }} options the webpack that Next
 *   brings, the folder of the sources, and what all addresses begin with
 */
export function bundleForBrowsers({ optimization, module, output, plugins }, { webpack, root, basePath }) {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (!groups || !module?.rules || !output || !plugins)
    throw new Error('Next makes its scripts in another way');
  Object.assign(groups, { player: PLAYER_STYLES, frame: PLAYER_FRAME });
  for (const { loader, options } of loadersOf(module.rules))
    if (/mini-css-extract-plugin/.test(loader)) options.esModule = true;
  module.rules.push(NEXT_AS_MODULES);
  output.hashDigestLength = HASH_LENGTH;
  withoutSheetsLater(plugins);
  withoutJoinedSheets(plugins);
  plugins.push(
    new webpack.DefinePlugin(factsOf(basePath)),
    new webpack.IgnorePlugin({ resourceRegExp: OTHER_DATES }),
    IN_ORDER,
    STYLES_ONLY,
    namesModules(root),
  );
}
