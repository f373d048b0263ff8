import type { ServerResponse } from 'node:http';

/** The page that stands in for every page that is missing. */
export interface MissingPage {
  html: string;
  /** Its Content-Security-Policy, which names its own scripts. */
  policy: string | null;
}

/** Belong to the document that is put aside. */
const OF_THE_OTHER = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'last-modified'];

const isShell = (response: ServerResponse): boolean =>
  response.statusCode === 404 && String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Where a page is not found, Next sends an empty document that a script fills: nothing to read without one, and no
 * language. The page for it goes out in its place, with the status that Next gave.
 * @param find that page; null when it can't be had
 */
export function showMissing(response: ServerResponse, find: () => Promise<MissingPage | null>): void {
  const { writeHead, write, end } = response;
  let aside: boolean | undefined;
  const putAside = () => (aside ??= isShell(response));

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
    // The status comes with the head, and whether it is ours to send is seen by it.
    writeHead: (...args: unknown[]): ServerResponse => {
      if (typeof args[0] === 'number') response.statusCode = args[0];
      return putAside() ? response : (Reflect.apply(writeHead, response, args) as ServerResponse);
    },
    write: (...args: unknown[]): boolean =>
      putAside() || (Reflect.apply(write, response, args) as boolean),
    end: (...args: unknown[]): ServerResponse => {
      if (!putAside()) return Reflect.apply(end, response, args) as ServerResponse;
      find().then(send, () => send(null));
      return response;
    },
  };
  Object.assign(response, wrapped);
}

/** Sends with status 404 what Next answers with 200: the page for missing ones, asked for by its own address. */
export function sayMissing(response: ServerResponse): void {
  const { writeHead, write, end } = response;
  const missing = () => {
    if (!response.headersSent && response.statusCode === 200) response.statusCode = 404;
  };
  Object.assign(response, {
    writeHead: (...args: unknown[]) =>
      Reflect.apply(writeHead, response, args[0] === 200 ? [404, ...args.slice(1)] : args) as ServerResponse,
    write: (...args: unknown[]) => {
      missing();
      return Reflect.apply(write, response, args) as boolean;
    },
    end: (...args: unknown[]) => {
      missing();
      return Reflect.apply(end, response, args) as ServerResponse;
    },
  });
}
