import type { Geography, SiteRules } from '@/lib/domain/site-rules';
import { webLog } from '@/lib/node/log/web-log';
import { setRules } from './current-rules';

/**
 * What happened to a geography that was sent: it is in force, or the platform has a newer one. @throws when the
 * platform did not answer
 */
export type SendGeography = (geography: Geography) => Promise<'taken' | 'outdated'>;

export interface WatchOptions {
  /** Reads the rules. @throws when they can't be read. */
  load: () => Promise<SiteRules>;
  /** Calls back when the rules may have changed. */
  listen: (onChange: () => void) => { stop(): Promise<void> };
  sendToPlatform: SendGeography;
  /** Called when rules that were read are in force. */
  onRules?: () => void;
  /** One log line for operators. */
  report?: (line: string) => void;
}

/** The rules are read again after this time even if no change was announced. Milliseconds, as all below. */
const EVERY_MS = 60_000;
/** How long the start of the process waits for the first reading. */
const FIRST_MS = 5_000;
const LOAD_TIMEOUT_MS = 20_000;
const RETRY_MIN_MS = 1_000;

const after = (ms: number, run: () => void) => setTimeout(run, ms).unref();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Sends the newest geography to the platform until it is accepted; of two that wait, the newer. */
function createSender(send: SendGeography, report: (line: string) => void) {
  let sent: string | undefined;
  let waiting: Geography | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = RETRY_MIN_MS;
  let busy = false;

  const work = async () => {
    if (busy || !waiting) return;
    busy = true;
    const geography = waiting;
    // The platform may have received a call whose answer was lost.
    sent = undefined;
    try {
      // A newer geography came from another web instance. This one does not count as sent: the next reading sends
      // again.
      if ((await send(geography)) === 'taken') sent = JSON.stringify(geography.countries);
      if (waiting === geography) waiting = undefined;
      pause = RETRY_MIN_MS;
    } catch (error) {
      if (pause === RETRY_MIN_MS)
        report(`rules: the platform did not hear the geography: ${messageOf(error)}`);
      retry = after(pause, () => void work());
      pause = Math.min(pause * 2, EVERY_MS);
    }
    busy = false;
    if (waiting && waiting !== geography) void work();
  };

  return {
    offer(geography: Geography) {
      if (JSON.stringify(geography.countries) === sent) return;
      waiting = geography;
      clearTimeout(retry);
      void work();
    },
    stop() {
      waiting = undefined;
      clearTimeout(retry);
    },
  };
}

/**
 * Keeps the rules of this process current: read at the start (waited for up to 5 s), at every announced change and at
 * least once a minute. While they can't be read, the last good ones stay in force. A changed geography is sent to the
 * platform until it is accepted. Never throws.
 */
export async function watchRules(options: WatchOptions): Promise<{ stop(): Promise<void> }> {
  const report = options.report ?? ((line: string) => webLog().error(line));
  const sender = createSender(options.sendToPlatform, report);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let failures = 0;
  let stopped = false;

  const read = async () => {
    const generation = Date.now();
    try {
      const rules = await within(LOAD_TIMEOUT_MS, options.load());
      if (stopped) return;
      setRules(rules);
      options.onRules?.();
      sender.offer({ generation, countries: rules.countries });
      if (failures > 0) report('rules: read again');
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 1) report(`rules: can't be read, the last ones stay: ${messageOf(error)}`);
    }
  };

  /** One reading at a time; a change that is announced during one may have missed it. */
  const readNow = (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    clearTimeout(timer);
    running = (async () => {
      do {
        again = false;
        await read();
      } while (again && !stopped);
      running = undefined;
      if (stopped) return;
      const pause = failures === 0 ? EVERY_MS : Math.min(RETRY_MIN_MS * 2 ** (failures - 1), EVERY_MS);
      timer = after(pause, () => void readNow());
    })();
    return running;
  };

  const listening = options.listen(() => void readNow());
  await within(FIRST_MS, readNow()).catch(() =>
    report('rules: not read yet, the start goes on without them'),
  );

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      sender.stop();
      await listening.stop();
    },
  };
}
