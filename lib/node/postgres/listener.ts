import pg from 'pg';

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
/** How often the connection is checked, and how long the check may take. */
const PROBE_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;

export interface Listener {
  /** Resolves when the first connection listens. @throws the database's error when it cannot. */
  start(): Promise<void>;
  /** Returns at once: connects in the background, and calls `onReconnect` when it listens. */
  startWhenever(): void;
  stop(): Promise<void>;
}

export interface ListenerOptions {
  databaseUrl: string;
  channels: readonly string[];
  /** How the connection names itself to the database. */
  name: string;
  /** The database role to use; the connection's own user by default. */
  role?: string;
  /** Told of a connection that is lost or can't be had, and after how many ms it is tried again. */
  warn(what: 'lost' | 'cannot listen', error: unknown, retryMs: number): void;
  onPayload(payload: string, channel: string): void;
  /** Called when a lost connection is back: notifications in between were missed. */
  onReconnect(): void;
}

/**
 * One connection of its own for LISTEN: a pooled one would be handed to others. Lost, it is opened again with
 * growing pauses; a connection that is silently dead is found by a probe.
 */
export function createListener(options: ListenerOptions): Listener {
  const { channels, warn, onPayload, onReconnect } = options;
  let client: pg.Client | undefined;
  let stopped = false;
  let pause = RETRY_MIN_MS;
  let retry: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;

  const lost = (which: pg.Client, error?: Error) => {
    if (client !== which) return;
    client = undefined;
    clearInterval(probe);
    which.end().catch(() => undefined);
    if (stopped) return;
    warn('lost', error, pause);
    again();
  };

  const again = () => {
    retry = setTimeout(attempt, pause);
    pause = Math.min(pause * 2, RETRY_MAX_MS);
  };

  const attempt = () => {
    connect().then(
      () => {
        if (!stopped) onReconnect();
      },
      (error: unknown) => {
        if (stopped) return;
        warn('cannot listen', error, pause);
        again();
      },
    );
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: options.name,
      ...(options.role ? { options: `-c role=${options.role}` } : {}),
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload, channel }) => onPayload(payload ?? '', channel));
    try {
      await next.connect();
      await next.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) {
      await next.end();
      return;
    }
    client = next;
    pause = RETRY_MIN_MS;
    probe = setInterval(() => {
      const late = setTimeout(() => lost(next, new Error('no answer to a probe')), PROBE_TIMEOUT_MS);
      next
        .query('select 1')
        .catch((error: Error) => lost(next, error))
        .finally(() => clearTimeout(late));
    }, PROBE_MS);
    probe.unref();
  };

  return {
    start: connect,
    startWhenever: attempt,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(probe);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
