import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '@/tests/support/loopback';

const KEY_ID = 'PARLOURTESTKEY';
const SECRET = 'parlour-test-secret-of-a-bucket';
export const S3_KEYS = { AWS_ACCESS_KEY_ID: KEY_ID, AWS_SECRET_ACCESS_KEY: SECRET } as const;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escape = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** AWS Signature Version 4 over a request as it came: why it is not signed well; null when it is. */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': content } = request.headers;
  const [, keyId, day, region, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!day || !region || !signedHeaders || !signature) return 'AccessDenied';
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  if (typeof date !== 'string' || !date.startsWith(day)) return 'AccessDenied';
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

/**
 * What speaks S3 on loopback: put, get, head, list (two keys a page) and delete in one bucket, by signed requests alone.
 * As strict as stores are: no lists of access, and no body in pieces with a checksum behind it.
 */
export async function startS3(bucket: string) {
  const objects = new Map<string, Buffer>();
  const state = { stubborn: false, failures: 0, putsUntilAway: Number.POSITIVE_INFINITY, away: false };
  const seen: string[] = [];

  const answer = (request: IncomingMessage, body: Buffer): { status: number; body: string | Buffer } => {
    const error = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` });
    const url = new URL(request.url ?? '/', 'http://s3.test');
    seen.push(`${request.method} ${url.pathname}`);
    if (state.failures > 0) {
      state.failures -= 1;
      return error(503, 'SlowDown');
    }
    if (request.headers['x-amz-acl']) return error(400, 'AccessControlListNotSupported');
    if (request.headers['content-encoding'] === 'aws-chunked') return error(501, 'NotImplemented');
    const fault = signatureFault(request, url, body);
    if (fault) return error(403, fault);
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return error(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (request.method === 'PUT') {
      objects.set(key, body);
      state.putsUntilAway -= 1;
      state.away = state.putsUntilAway <= 0;
      return { status: 200, body: '' };
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, one = '']) => one);
      if (!state.stubborn) for (const one of keys) objects.delete(one);
      const errors = state.stubborn
        ? keys.map((one) => `<Error><Key>${one}</Key><Code>InternalError</Code></Error>`)
        : [];
      return { status: 200, body: `<DeleteResult>${errors.join('')}</DeleteResult>` };
    }
    if (key === '') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const after = url.searchParams.get('continuation-token') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after).toSorted();
      const page = found.slice(0, 2);
      const next =
        found.length > 2 ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
      const contents = page.map(
        (one) => `<Contents><Key>${one}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      );
      return { status: 200, body: `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>` };
    }
    const object = objects.get(key);
    return object ? { status: 200, body: object } : error(404, 'NoSuchKey');
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (state.away) {
        request.socket.destroy();
        return;
      }
      const { status, body } = answer(request, Buffer.concat(pieces));
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  const endpoint = await listenOnLoopback(server);
  return {
    endpoint,
    objects,
    state,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
