const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every response: of a page, a file, the platform or a refusal. */
export interface AnswerHeaders {
  'X-Content-Type-Options': 'nosniff';
  /** Who may load the answer into a page of theirs without asking for it by CORS. */
  'Cross-Origin-Resource-Policy': 'same-origin' | 'cross-origin';
  'Strict-Transport-Security'?: string;
}

/**
 * @param https whether browsers reach the product by https, as WEB_ORIGIN says. What a client or a proxy says of one
 *   request does not count: the promise holds for two years, or it is not given.
 * @param shared whether other sites may show it: pictures of the product, in previews of shared links and in mails
 */
export function answerHeaders({ https, shared }: { https: boolean; shared: boolean }): AnswerHeaders {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(https ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  };
}
