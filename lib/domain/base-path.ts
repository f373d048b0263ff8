/** '' or the path below which the installed app lives, such as `/app`. Written into every bundle by the build. */
const BUILT_IN = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A path of the casino as browsers ask for it: `/art/eight.webp` → `/app/art/eight.webp`. */
export const withBasePath = (path: string, basePath = BUILT_IN): string =>
  // The home page's address below a base path has no slash at its end: Next redirects from the one that has.
  `${basePath}${basePath === '' ? path : path.replace(/^\/(?=[?#]|$)/, '')}`;

/** The path that a browser asks for, as the casino knows it: `/app/games` → `/games`. What lies outside stays. */
export function stripBasePath(path: string, basePath = BUILT_IN): string {
  if (!path.startsWith(basePath)) return path;
  const rest = path.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : path;
}
