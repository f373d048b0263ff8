// Imports nothing: the build reads it before anything is installed.

/**
 * How a program of ours is made one file; packages stay where they are.
 * @param {string} root the repository
 * @returns {import('esbuild').BuildOptions}
 */
export const programOptions = (root) => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '@': root },
  jsx: 'automatic',
  // Pages of the CMS that its configuration names; nobody renders them here.
  loader: { '.css': 'empty', '.scss': 'empty' },
  logLevel: 'silent',
});
