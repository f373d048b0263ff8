/** Rules for `headers()` of next.config: everything that is the same whatever page is answered. */
export function securityHeaders(options: {
  development: boolean;
  /** As in next.config. */
  basePath?: string;
}): {
  source: string;
  basePath?: false;
  has?: { type: string; key: string; value: string }[];
  headers: { key: string; value: string }[];
}[];
