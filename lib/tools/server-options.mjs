import { programOptions } from '../node/programs/options.mjs';
import { serverDefinitions } from '../server/config/build-values.mjs';

/**
 * How a server is bundled.
 * @param {string} root the repository
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('esbuild').BuildOptions}
 */
export const serverOptions = (root, env) => ({
  ...programOptions(root),
  outExtension: { '.js': '.mjs' },
  define: serverDefinitions(env),
  sourcemap: true,
});
