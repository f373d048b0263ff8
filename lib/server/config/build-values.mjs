/**
 * What the build writes into its bundles for good, by the names under which code reads it: the pages get all of it
 * (next.config.mjs), the servers how long a closed account is kept (lib/tools/server-options.mjs). Nothing else reads
 * KEPT_AFTER_CLOSING_YEARS, so that pages never promise another time than the platform keeps to.
 * @param {NodeJS.ProcessEnv} env
 */
export const buildValues = (env) => ({
  NEXT_PUBLIC_BASE_PATH: env.BASE_PATH || '',
  NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS: env.KEPT_AFTER_CLOSING_YEARS || '',
});

/**
 * The same for the servers, as esbuild takes it. They know their base path when they start, and only the time is theirs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function serverDefinitions(env) {
  const { NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS: years } = buildValues(env);
  return { 'process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS': JSON.stringify(years) };
}
