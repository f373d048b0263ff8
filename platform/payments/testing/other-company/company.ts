import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listenOnLoopback } from '@/tests/support/loopback';
import { createBooks, type Books, type Charge, type Payout } from './books';
import { createChance } from './chance';
import { createPost, type PostFigures } from './post';

/**
 * A payment company written from docs/contracts/payments.md alone, which knows nothing of our sandbox's, and does much wrong:
 * webhooks come three times, shuffled, forged or never; calls are done and not answered, or answered too late. All of it
 * follows from the seed.
 */
export interface OtherCompany {
  /** For PAYMENT_API_URL. */
  url: string;
  books: Books;
  post: PostFigures;
  /** How many calls were answered how. */
  calls: Record<Manner, number>;
  /** Resolves when nothing is on its way: no charge, no payout, no webhook. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

/** How a call is taken. `lost`: done, and never answered. `late`: done, and answered when nobody listens any more. */
const MANNERS = {
  fine: 85,
  brokenAfter: 4,
  brokenBefore: 4,
  dropped: 4,
  lost: 1.5,
  late: 1.5,
} as const;
type Manner = keyof typeof MANNERS;

/** Calls of the casino end after 6 s. */
const LATE_MS = 6_500;
/** Between two steps of a charge or a payout. */
const STEP_MS = 700;

interface Answer {
  status: number;
  json: unknown;
}
type Fields = Record<string, unknown>;

const refuse = (status: number, title: string): Answer => ({ status, json: { title } });
const text = (value: unknown): value is string => typeof value === 'string' && value !== '';
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

export async function startOtherCompany({
  seed,
  apiKey,
  webhookSecret,
  methods,
  currencies,
}: {
  seed: number;
  apiKey: string;
  webhookSecret: string;
  methods: string[];
  currencies: string[];
}): Promise<OtherCompany> {
  const chance = createChance(seed);
  const books = createBooks(chance);
  const post = createPost(chance, webhookSecret);
  const calls = Object.fromEntries(Object.keys(MANNERS).map((name) => [name, 0])) as Record<Manner, number>;
  /** Calls that had a key: their bytes, and what they made. */
  const keys = new Map<string, { bytes: string; answer: Answer }>();
  const asked = new Map<string, number>();
  const running = new Set<Promise<void>>();

  const walk = (url: string, steps: { type: string; take(): object }[], name: string) => {
    const work = (async () => {
      for (const { type, take } of steps) {
        await setTimeout(STEP_MS * chance.of('step', name, type));
        post.tell(url, name, type, take());
      }
    })();
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const told = (id: string) => books.webhookOf.get(id) ?? '';

  /** Once for a key; the same again for the same bytes. */
  const once = (key: string | undefined, bytes: string, make: (fields: Fields) => Answer): Answer => {
    if (!text(key)) return refuse(400, 'there is no Idempotency-Key');
    const known = keys.get(key);
    if (known) return known.bytes === bytes ? known.answer : refuse(409, 'this key came with other bytes');
    const answer = make(JSON.parse(bytes) as Fields);
    keys.set(key, { bytes, answer });
    return answer;
  };

  const charge = (fields: Fields): Answer => {
    const { reference, amount, currency, method, webhook_url: webhook } = fields;
    if (!text(reference) || !whole(amount) || !text(currency) || !text(webhook)) {
      return refuse(422, 'this is no charge');
    }
    if (!methods.includes(String(method)) || !currencies.includes(currency)) {
      return refuse(422, 'not served here');
    }
    const id = `C${books.charges.size + 1}-${reference}`;
    const made: Charge = {
      id,
      reference,
      amount,
      amount_received: 0,
      currency,
      status: 'pending',
      failure_code: null,
      payer: { name: null, fingerprint: `card of ${String(fields.email)}` },
      checkout_url: `${origin}/checkout/${encodeURIComponent(id)}`,
    };
    books.charges.set(id, made);
    books.webhookOf.set(id, webhook);
    return { status: 201, json: made };
  };

  const payout = (fields: Fields): Answer => {
    const { reference, amount, currency, method, webhook_url: webhook } = fields;
    if (!text(reference) || !whole(amount) || !text(currency) || !text(method) || !text(webhook)) {
      return refuse(422, 'this is no payout');
    }
    // The instrument is that of a charge which paid in.
    const source = text(fields.charge) ? books.charges.get(fields.charge) : undefined;
    if (!source && typeof fields.account !== 'object') return refuse(422, 'nobody to pay it to');
    if (books.fateOfPayout(reference) === 'refused') {
      books.refused.add(reference);
      return refuse(422, 'this account takes no money');
    }
    const id = `P${books.payouts.size + 1}-${reference}`;
    const made: Payout = { id, reference, amount, currency, method, status: 'pending', failure_code: null };
    books.payouts.set(id, made);
    books.webhookOf.set(id, webhook);
    walk(webhook, books.send(id), books.nameOf(reference));
    return { status: 201, json: made };
  };

  const found = (one: Charge | Payout | undefined): Answer =>
    one ? { status: 200, json: one } : refuse(404, 'there is none');

  /** The list of movements from a cursor on, which is how many came before. */
  const listed = (query: URLSearchParams): Answer => {
    const after = Number(query.get('after') ?? 0);
    const limit = Number(query.get('limit') ?? 100);
    if (!Number.isSafeInteger(after) || after < 0 || !whole(limit)) return refuse(422, 'no such place');
    const movements = books.movements.slice(after, after + limit);
    const end = after + movements.length;
    const more = end < books.movements.length;
    return { status: 200, json: { movements, next: end === 0 ? null : String(end), more } };
  };

  const route = (method: string, url: URL, key: string | undefined, bytes: string): Answer => {
    const path = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const [version, kind, id, action] = path;
    if (version !== 'v1') return refuse(404, 'nothing here');
    if (method === 'GET' && kind === 'capabilities') return { status: 200, json: { methods, currencies } };
    if (kind === 'charges' && method === 'POST' && id === undefined) return once(key, bytes, charge);
    if (kind === 'charges' && method === 'POST' && id !== undefined && action === 'cancel') {
      const open = books.charges.get(id);
      if (open?.status === 'pending') {
        books.charges.set(id, { ...open, status: 'cancelled' });
        const name = books.nameOf(open.reference);
        post.tell(told(id), name, 'charge.cancelled', { ...open, status: 'cancelled' });
      }
      return found(books.charges.get(id));
    }
    if (kind === 'charges' && method === 'GET') return found(books.charges.get(id ?? ''));
    if (kind === 'payouts' && method === 'POST') return once(key, bytes, payout);
    if (kind === 'payouts' && method === 'GET' && id !== undefined) return found(books.payouts.get(id));
    if (kind === 'payouts' && method === 'GET') {
      const name = url.searchParams.get('reference');
      return found([...books.payouts.values()].find(({ reference }) => reference === name));
    }
    if (kind === 'movements' && method === 'GET') return listed(url.searchParams);
    return refuse(404, 'nothing here');
  };

  /** What is asked for, and about what. */
  const aboutOf = (method: string, url: URL, bytes: string): string => {
    const kind = url.pathname.split('/')[2] ?? '';
    const { reference, email } = (bytes === '' ? {} : JSON.parse(bytes)) as Fields;
    const [, ofId] = /\/[CP]\d+-([^/]+)/.exec(decodeURIComponent(url.pathname)) ?? [];
    const named = text(reference) ? reference : (ofId ?? url.searchParams.get('reference') ?? '');
    return `${method} ${books.nameOf(named, kind, email)}`;
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks).toString('utf8');
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', origin);
    const [, page, id] = url.pathname.split('/');
    if (page === 'checkout') {
      const paid = decodeURIComponent(id ?? '');
      const { reference } = books.charges.get(paid) ?? { reference: paid };
      walk(told(paid), books.pay(paid), books.nameOf(reference));
      response.writeHead(200, { 'content-type': 'text/plain' }).end('Thank you');
      return;
    }
    const send = ({ status, json }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (request.headers.authorization !== `Bearer ${apiKey}`) return void send(refuse(401, 'who is it?'));

    const about = aboutOf(method, url, bytes);
    const turn = (asked.get(about) ?? 0) + 1;
    asked.set(about, turn);
    const manner: Manner =
      page === 'v1' && id === 'capabilities' ? 'fine' : chance.pick(MANNERS, about, turn);
    calls[manner] += 1;
    if (manner === 'brokenBefore') return void send(refuse(503, 'come back later'));
    const answer = route(method, url, request.headers['idempotency-key'] as string | undefined, bytes);
    if (manner === 'brokenAfter') return void send(refuse(500, 'something broke'));
    if (manner === 'dropped') return void response.destroy();
    if (manner === 'lost') return;
    if (manner === 'late') await setTimeout(LATE_MS);
    if (!response.destroyed) send(answer);
  };

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  const origin = await listenOnLoopback(server);

  return {
    url: origin,
    books,
    post: post.figures,
    calls,
    async quiet() {
      while (running.size > 0) await Promise.all(running);
      await post.quiet();
    },
    async close() {
      post.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
