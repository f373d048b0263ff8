import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { sign } from '@/lib/node/facts/signature';
import { createSession } from '@/platform/games/sessions';
import { createLedgerService } from '@/platform/ledger/service';

const PATH = '/api/wallet/v1/';
const STAKE = 100;
const PURSE = 1_000_000_000n;
const WARM_SECONDS = 2;
/** More than any machine answers. */
const PREPARED_PER_SECOND = 8_000;

export interface BenchSeat {
  playerId: string;
  token: string;
  gameId: string;
}

/**
 * Players with money and an open game, written straight into the tables, so that only bets are measured.
 * @param purse what each has, minor units
 */
export async function takeSeats(databaseUrl: string, count: number, purse = PURSE): Promise<BenchSeat[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const clock = { now: () => new Date() };
  const ledger = createLedgerService({ db, clock });
  try {
    const games = await sql<{ id: string }>`select id from games.games order by id limit 1`.execute(db);
    const gameId = games.rows[0]?.id;
    if (!gameId) throw new Error('bench: the catalogue is empty; seed the database first');
    const seats: BenchSeat[] = [];
    for (let index = 0; index < count; index += 1) {
      const playerId = randomUUID();
      const currency = 'EUR';
      await sql`insert into identity.players (id, email, country, currency, age_confirmed_at)
                values (${playerId}, ${`${playerId}@bench.test`}, 'DE', ${currency}, now())`.execute(db);
      await db.transaction().execute(async (trx) => {
        await ledger.openAccounts(trx, { playerId, currency });
        const { transactionId } = await ledger.beginDeposit(trx, {
          playerId,
          currency,
          amount: purse,
          idempotencyKey: `bench-begin-${playerId}`,
          reference: 'bench',
          method: 'bench',
        });
        await ledger.completeDeposit(trx, {
          transactionId,
          amount: purse,
          idempotencyKey: `bench-complete-${playerId}`,
        });
      });
      const session = { playerId, authSessionId: randomUUID(), gameId, currency } as const;
      const { token } = await createSession(db, session, clock.now());
      seats.push({ playerId, token, gameId });
    }
    return seats;
  } finally {
    await db.destroy();
  }
}

/** A keep-alive connection with one bet under way at a time; plain sockets, so that the client costs little. */
async function connect(url: URL) {
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      waiting?.reject(new Error('bench: an answer without its length'));
      return;
    }
    if (received.length < head + 4 + length) return;
    const body = received.slice(head + 4);
    received = '';
    waiting?.resolve(body);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('bench: the connection was closed')));
  return {
    post(request: Buffer): Promise<string> {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

interface Round {
  bet: Buffer;
  /** Of every third round, when there are wins. */
  win?: Buffer;
}

/** A signed request with its head. */
function request(operation: 'bet' | 'win', host: string, secret: string, call: object): Buffer {
  const path = PATH + operation;
  const body = JSON.stringify(call);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
      `X-Signature: ${sign(secret, path, body, Date.now() / 1000)}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

interface RoundOptions {
  host: string;
  secret: string;
  stake: number;
  wins: boolean;
}

/** Rounds, signed before anything is timed: what the client costs would be taken from the platform's cores. */
function prepare(seats: readonly BenchSeat[], count: number, options: RoundOptions): Round[] {
  const { host, secret, stake, wins } = options;
  return Array.from({ length: count }, (_, index) => {
    const seat = seats[index % seats.length] as BenchSeat;
    const txId = randomUUID();
    const call = {
      request_id: `bench-${index}`,
      session_token: seat.token,
      player_id: seat.playerId,
      currency: 'EUR',
      game_id: seat.gameId,
      // A round for each spin, as a studio has it.
      round_id: txId,
      round_closed: true,
    };
    const bet = request('bet', host, secret, { ...call, tx_id: txId, amount: stake });
    if (!wins || index % 3 > 0) return { bet };
    const won = { ...call, tx_id: randomUUID(), ref_tx_id: txId, amount: stake * 2 };
    return { bet, win: request('win', host, secret, won) };
  });
}

export interface WalletBench {
  /** Acknowledged bets per second. */
  betsPerSecond: number;
  bets: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Bets as fast as `clients` connections get their answers, every one signed and with an id of its own.
 * @param options.url of the platform; `databaseUrl` of its database (as the owner), where players are made.
 * @throws when an answer is anything but OK.
 */
export async function benchWallet(options: {
  url: string;
  databaseUrl: string;
  secret: string;
  seconds: number;
  clients: number;
  /** Minor units; 100 unless told. */
  stake?: number;
  /** Every third round wins, which is not timed. Default false. */
  wins?: boolean;
  /** Bets in a second, evenly spread; as many as are answered when left out. */
  perSecond?: number;
  /** Before anything is counted; 2 when left out. */
  warmSeconds?: number;
  /** Whose bets they are; players of their own when left out. */
  seats?: readonly BenchSeat[];
}): Promise<WalletBench> {
  const url = new URL(options.url);
  const seats = options.seats ?? (await takeSeats(options.databaseUrl, Math.max(options.clients, 64)));
  const warmSeconds = options.warmSeconds ?? WARM_SECONDS;
  const mostPerSecond = options.perSecond ?? PREPARED_PER_SECOND;
  const times: number[] = [];
  let deadline = 0;

  const prepared = prepare(seats, Math.ceil((options.seconds + warmSeconds + 1) * mostPerSecond), {
    host: url.host,
    secret: options.secret,
    stake: options.stake ?? STAKE,
    wins: options.wins ?? false,
  });
  let next = 0;
  let firstOfRun = 0;
  let begunAt = 0;

  const client = async (count: boolean) => {
    const connection = await connect(url);
    while (performance.now() < deadline) {
      const round = prepared[next];
      const due = begunAt + ((next - firstOfRun) * 1_000) / (options.perSecond ?? Infinity);
      next += 1;
      if (!round) throw new Error('bench: faster than was prepared for');
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const started = performance.now();
      const answer = await connection.post(round.bet);
      if (!answer.includes('"status":"OK"')) throw new Error(`bench: ${answer}`);
      if (count) times.push(performance.now() - started);
      if (!round.win) continue;
      const won = await connection.post(round.win);
      if (!won.includes('"status":"OK"')) throw new Error(`bench: ${won}`);
    }
    connection.close();
  };
  const run = async (seconds: number, count: boolean) => {
    begunAt = performance.now();
    firstOfRun = next;
    deadline = begunAt + seconds * 1_000;
    await Promise.all(Array.from({ length: options.clients }, () => client(count)));
  };

  // Warm: compiled code, planned statements, open connections.
  if (warmSeconds > 0) await run(warmSeconds, false);
  const started = performance.now();
  await run(options.seconds, true);
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
  return {
    betsPerSecond: Math.round(times.length / elapsed),
    bets: times.length,
    p50: at(0.5),
    p99: at(0.99),
  };
}
