import { trackingOf } from '@/lib/domain/tracking';

/** What a visitor who comes from elsewhere brings (SPEC §2). */
export type Arrival =
  /** A code of another session, to log in with. */
  | { kind: 'code'; code: string }
  /** An error message of the site that sent the visitor. */
  | { kind: 'failed'; message: string }
  /** Where they come from, for the sign-up: itself a query. */
  | { kind: 'data'; tracking: string }
  | { kind: 'none' };

/** STANDARDS §5: a stranger's words are shown as text, and not many of them. */
const MESSAGE_MAX = 200;
const CODE = /^[\w-]{1,128}$/;

const codeArrival = (code: string): Arrival => (CODE.test(code) ? { kind: 'code', code } : { kind: 'none' });

/**
 * Reads an arrival from an address: `/authorize/{code}`, `/redirect?status=&message=&session_uuid=` or
 * `/handoff?data=`, whose value is itself a query string. Null for anything else.
 */
export function arrivalOf(pathname: string, search: string): Arrival {
  const query = new URLSearchParams(search);
  const [, path, code = ''] = /\/(authorize|redirect|handoff)(?:\/([^/]*))?$/.exec(pathname) ?? [];
  switch (path) {
    case 'authorize':
      return codeArrival(code);
    case 'redirect':
      if (query.get('status') === 'error') {
        const message = (query.get('message') ?? '').replaceAll(/\s+/g, ' ').trim();
        return { kind: 'failed', message: [...message].slice(0, MESSAGE_MAX).join('') };
      }
      return codeArrival(query.get('session_uuid') ?? '');
    case 'handoff': {
      const tracking = query.get('data') ?? '';
      const isKnown = Object.keys(trackingOf(tracking, true)).length > 0;
      return isKnown ? { kind: 'data', tracking } : { kind: 'none' };
    }
    case undefined:
    default:
      return { kind: 'none' };
  }
}
