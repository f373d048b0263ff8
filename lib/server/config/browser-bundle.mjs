// How the production build makes the scripts and styles of browsers (docs/adr/0024-scripts-of-a-page.md).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = 'app/(player)/[locale]/page';
const LAYOUT = 'app/(player)/[locale]/layout';
const PLAYER = 'app/(player)/';
/** Next's own groups have 30 and 40. */
const BEFORE_NEXT = 100;

// The script that every page has names all that may come later: 90 hashes, which no compression makes shorter. Next's have
// 16 digits; two builds of one file share a name of 8 once in four thousand million.
const HASH_LENGTH = 8;

const isFromEntry = (chunk, begin, seen = new Set()) =>
  [...chunk.groupsIterable].every(function from(group) {
    if (seen.has(group)) return true;
    seen.add(group);
    if (group.isInitial()) return group.name.startsWith(begin);
    return [...group.parentsIterable].every(from);
  });

// One sheet for all player pages: nine small ones, which is what a list had, keep a phone waiting longer than their bytes
// do, and the next page needs none. (What every page needs already is more than half of it.)
const PLAYER_STYLES = {
  name: 'player',
  type: 'css/mini-extract',
  test: (module) => /[\\/](?:components|features|screens|app[\\/]\(player\))[\\/]/.test(module.identifier()),
  chunks: 'all',
  enforce: true,
  priority: BEFORE_NEXT,
};

// One script for what the layout of the player pages needs: every page has it, and a dozen small ones, which Next makes of
// what several pages share, compress worse.
const PLAYER_FRAME = {
  name: 'frame',
  test: (module, { chunkGraph }) =>
    !module.type.startsWith('css') &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LAYOUT),
  chunks: (chunk) => isFromEntry(chunk, PLAYER),
  enforce: true,
  priority: BEFORE_NEXT,
};

const loaderAt = (file) => fileURLToPath(new URL(file, import.meta.url));

const NEXT_AS_MODULES = {
  test: /[\\/]node_modules[\\/]next[\\/]dist[\\/](?:api|client|lib|shared)[\\/].*\.js$/,
  // After Next's own loader, which would make CommonJS of it again.
  enforce: 'post',
  use: [{ loader: loaderAt('next-esm-loader.mjs') }],
};

/** What libraries ask about where they run, which Next's loader answers only in the files that it reads. */
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
  apply(compiler) {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('styles only', (compilation) => {
      NormalModule.getCompilationHooks(compilation).beforeLoaders.tap('styles only', (loaders) => {
        if (loaders.some(({ loader }) => /next-flight-client-entry-loader/.test(loader)))
          loaders.unshift({ loader: loaderAt('styles-only-loader.mjs') });
      });
    });
  },
};

function* loadersOf(rules) {
  for (const rule of rules) {
    yield* loadersOf(rule?.oneOf ?? []);
    yield* [rule?.use ?? []].flat();
  }
}

/**
 * Next notes for each component in which scripts it comes, and of several entries of one folder the last one counts, for all
 * pages below. In the order in which Next adds them every page loaded home's scripts for the sake of what the layout shows.
 * Now home's own and the layout's count, in every build.
 */
const IN_ORDER = {
  apply(compiler) {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('entries in order', ({ hooks, entrypoints }) => {
      hooks.processAssets.tap({ name: 'entries in order', stage }, () => {
        for (const name of [HOME, LAYOUT]) {
          const entry = entrypoints.get(name);
          if (entrypoints.delete(name)) entrypoints.set(name, entry);
        }
      });
    });
  },
};

/** Writes which files each module of the scripts was made of, and their sizes: `scripts/weight.mjs` reads it. */
const namesModules = (root) => ({
  apply(compiler) {
    compiler.hooks.done.tap('module names', ({ compilation }) => {
      const names = {};
      for (const module of compilation.modules) {
        const id = compilation.chunkGraph.getModuleId(module);
        if (id === null || id === undefined) continue;
        names[id] = (module.modules ? [...module.modules] : [module]).map((part) => [
          path.relative(root, (part.nameForCondition() ?? part.identifier()).split('|')[0]),
          part.size(),
        ]);
      }
      writeFileSync(path.join(compiler.outputPath, 'module-names.json'), JSON.stringify(names));
    });
  },
});

/**
 * @param {object} config webpack's, as Next made it for browsers; it is changed
 * @param {{ webpack: object, root: string, basePath: string }} options the webpack that Next brings, the folder of the
 *   sources, and what all addresses begin with
 */
export function bundleForBrowsers(config, { webpack, root, basePath }) {
  Object.assign(config.optimization.splitChunks.cacheGroups, {
    player: PLAYER_STYLES,
    frame: PLAYER_FRAME,
  });
  for (const { loader, options } of loadersOf(config.module.rules))
    if (/mini-css-extract-plugin/.test(loader)) options.esModule = true;
  config.module.rules.push(NEXT_AS_MODULES);
  config.output.hashDigestLength = HASH_LENGTH;
  config.plugins.push(new webpack.DefinePlugin(factsOf(basePath)), IN_ORDER, STYLES_ONLY, namesModules(root));
}
