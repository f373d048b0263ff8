import type { Logger } from 'pino';
import type { Journal } from '../journal';
import type { RoundsOptions } from '../rounds-options';
import type { SignedPost } from '../signed-post';
import { createWaits, jittered } from '../waits';
import type { ChatReport } from './books';

/** What became of a report: the platform has it, will never take it, or is to be asked again. */
type Delivery = 'taken' | 'refused' | 'again';
export type SendReport = (report: ChatReport) => Promise<Delivery>;

/** Answers that say that the report itself is wrong: repeated it would be no better. */
const NEVER = new Set([400, 409, 413, 422]);

/** Tells the platform of a report. */
export const platformReports =
  (post: SignedPost): SendReport =>
  async (report) => {
    try {
      const response = await post('/api/studio/v1/chat-reports', report);
      await response.body?.cancel();
      if (response.status === 200) return 'taken';
      return NEVER.has(response.status) ? 'refused' : 'again';
    } catch {
      return 'again';
    }
  };

/** Tells the platform of reports, one after the other in their order, each until it is taken. */
export function createDelivery(options: {
  journal: Pick<Journal, 'chat' | 'write'>;
  send: SendReport;
  retry: RoundsOptions['retry'];
  log: Logger;
}) {
  const { journal, send, retry, log } = options;
  const waits = createWaits();
  let running: Promise<void> | null = null;
  let stopping = false;

  const drain = async () => {
    let attempt = 0;
    for (;;) {
      const [next] = journal.chat.waiting.values();
      if (!next || stopping) return;
      const delivery = await send(next);
      if (delivery === 'again') {
        await waits.start(jittered(retry, attempt)).over;
        attempt += 1;
        continue;
      }
      if (delivery === 'refused')
        log.error({ reportId: next.id }, 'the platform refuses a report of the chat');
      attempt = 0;
      journal.write({ chatReportTaken: next.id });
    }
  };
  return {
    /** Sends what waits, unless that is under way. */
    wake() {
      if (stopping) return;
      running ??= drain()
        .catch((error: unknown) => log.error({ err: error }, 'reports of the chat could not be sent'))
        .finally(() => (running = null));
    },
    async stop() {
      stopping = true;
      waits.endAll();
      await running;
    },
  };
}
