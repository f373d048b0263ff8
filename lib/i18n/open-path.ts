const CLOSED = /^(\/account)?\/~closed(?=\/)/;

/**
 * The visitor's own path of the inner one at which the notice of a closed section is rendered (see `closedPath` of
 * lib/domain/sections): `/account/~closed/promo` → `/account/promo`. Others stay as they are.
 */
export const openPath = (path: string): string => path.replace(CLOSED, '$1');
