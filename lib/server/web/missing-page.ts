import type { ServerResponse } from 'node:http';

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

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Where a page is not found, Next sends an empty document that a script fills: nothing to read without one, and no
 * language. The page for it goes out in its place. Asked for by its own address it has the same status.
 * @param pathOf inner path of the page that Next rendered, `/de/no-such-page`; null for what is no page of a language.
 * Known from the head on.
 * @param find the page in the language of that path; null when it can't be had
 */
export function showMissing(
  response: ServerResponse,
  pathOf: () => string | null,
  find: (path: string) => Promise<MissingPage | null>,
): void {
  const { writeHead, write, end } = response;
  /** Path of the page whose document is put aside; null when what Next sends goes out. */
  let aside: string | null | undefined;

  const decide = () => {
    const path = isHtml(response) ? pathOf() : null;
    const isItself = path !== null && ITS_OWN_PATH.test(path);
    if (isItself && response.statusCode === 200) response.statusCode = 404;
    return isItself || response.statusCode !== 404 ? null : path;
  };
  const putAside = () => (aside === undefined ? (aside = decide()) : aside);

  const send = (page: MissingPage | null) => {
    for (const name of OF_THE_OTHER) response.removeHeader(name);
    if (page?.policy) response.setHeader('Content-Security-Policy', page.policy);
    const body = Buffer.from(page?.html ?? '404');
    writeHead.call(response, 404, {
      'Content-Type': `${page ? 'text/html' : 'text/plain'}; charset=utf-8`,
      'Content-Length': body.length,
    });
    Reflect.apply(end, response, response.req.method === 'HEAD' ? [] : [body]);
  };

  const wrapped = {
    writeHead: (status: number, ...rest: unknown[]): ServerResponse => {
      response.statusCode = status;
      return putAside() === null
        ? (Reflect.apply(writeHead, response, [response.statusCode, ...rest]) as ServerResponse)
        : response;
    },
    write: (...args: unknown[]): boolean =>
      putAside() !== null || (Reflect.apply(write, response, args) as boolean),
    end: (...args: unknown[]): ServerResponse => {
      const path = putAside();
      if (path === null) return Reflect.apply(end, response, args) as ServerResponse;
      find(path).then(send, () => send(null));
      return response;
    },
  };
  Object.assign(response, wrapped);
}
