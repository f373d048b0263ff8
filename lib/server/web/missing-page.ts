import type { Answer, Substitute } from './answer';

/** The page that is sent for every missing page. */
export interface MissingPage {
  html: string;
  /** Its Content-Security-Policy, which names its own scripts. */
  policy: string | null;
}

/** The inner path of that page. */
const ITS_OWN_PATH = /^\/[\w-]+\/404$/;

/** Headers that belong to the document that is put aside. */
const OF_THE_OTHER = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'last-modified'];

const isHtml = (answer: Answer): boolean => String(answer.getHeader('content-type')).startsWith('text/html');

/**
 * For a page that is not found, Next sends an empty document that a script fills: nothing to read without a script,
 * and no language. Our page for it is sent instead. Requested at its own address it has the same status.
 * @param pathOf inner path of the page that Next rendered, `/de/no-such-page`; null when it is no page of a language.
 *   Known from the head on.
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
