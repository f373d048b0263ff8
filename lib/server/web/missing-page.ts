import type { Answer, Substitute } from './answer';

/** The page that stands in for every page that is missing. */
export interface MissingPage {
  html: string;
  /** Its Content-Security-Policy, which names its own scripts. */
  policy: string | null;
}

/** Where the middleware leads a request for the page itself. */
const ITS_OWN_PATH = /^\/[\w-]+\/404$/;

/** Belong to the document that is put aside. */
const OF_THE_OTHER = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'last-modified'];

const isHtml = (answer: Answer): boolean => String(answer.getHeader('content-type')).startsWith('text/html');

/**
 * Where a page is not found, Next sends an empty document that a script fills: nothing to read without one, and no
 * language. The page for it goes out in its place. Asked for by its own address it has the same status.
 * @param pathOf inner path of the page that Next rendered, `/de/no-such-page`; null for what is no page of a language.
 * Known from the head on.
 * @param find the page in the language of that path; null when it can't be had
 */
export function showMissing(
  answer: Answer,
  pathOf: () => string | null,
  find: (path: string) => Promise<MissingPage | null>,
): void {
  const substitute =
    (path: string): Substitute =>
    (send) => {
      const sendPage = (page: MissingPage | null) => {
        for (const name of OF_THE_OTHER) answer.removeHeader(name);
        if (page?.policy) answer.setHeader('Content-Security-Policy', page.policy);
        const body = Buffer.from(page?.html ?? '404');
        send(
          404,
          {
            'Content-Type': `${page ? 'text/html' : 'text/plain'}; charset=utf-8`,
            'Content-Length': body.length,
          },
          answer.req.method === 'HEAD' ? undefined : body,
        );
      };
      find(path).then(sendPage, () => sendPage(null));
    };
  answer.mayPutAside(() => {
    const path = isHtml(answer) ? pathOf() : null;
    if (path === null) return null;
    const isItself = ITS_OWN_PATH.test(path);
    if (isItself && answer.statusCode === 200) answer.statusCode = 404;
    return isItself || answer.statusCode !== 404 ? null : substitute(path);
  });
}
