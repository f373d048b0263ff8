import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Journal } from '../journal';
import type { RoundsOptions } from '../rounds-options';
import type { SignedPost } from '../signed-post';
import { createWaits, jittered } from '../waits';
import type { OwedPrize } from './books';

/** What became of a prize: the casino's answer, or it is to be asked again. */
type Sent = { status: string } | 'again';
export type SendPrize = (prize: OwedPrize) => Promise<Sent>;

const answerSchema = z.object({ status: z.string().min(1).max(64), tx_id: z.string() });
/** Answers that say that the call itself is wrong: repeated it would be no better. */
const NEVER = new Set([400, 404, 409, 413, 422]);

/** Asks a casino to pay a prize, by its wallet. */
export const platformPrizes =
  (post: SignedPost): SendPrize =>
  async ({ txId, code, playerId, place, amount, currency }) => {
    try {
      const response = await post('/api/wallet/v1/prize', {
        request_id: randomUUID(),
        tx_id: txId,
        player_id: playerId,
        currency,
        tournament_code: code,
        place,
        amount,
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return NEVER.has(response.status) ? { status: `HTTP_${response.status}` } : 'again';
      }
      const answer = answerSchema.safeParse(await response.json());
      if (!answer.success || answer.data.tx_id !== txId) return 'again';
      return { status: answer.data.status };
    } catch {
      return 'again';
    }
  };

/** Pays what is owed, one prize after the other, each until it is answered. */
export function createPrizes(options: {
  journal: Pick<Journal, 'tournaments' | 'write'>;
  send: SendPrize;
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
      const [next] = journal.tournaments.owed.values();
      if (!next || stopping) return;
      const sent = await send(next);
      if (sent === 'again') {
        await waits.start(jittered(retry, attempt)).over;
        attempt += 1;
        continue;
      }
      const { txId, code, place } = next;
      if (sent.status !== 'OK')
        log.warn({ tournament: code, place, status: sent.status }, 'a prize was refused');
      attempt = 0;
      journal.write({ tournamentPaid: { txId, status: sent.status } });
    }
  };
  return {
    /** Pays what waits, unless that is under way. */
    wake() {
      if (stopping || journal.tournaments.owed.size === 0) return;
      running ??= drain()
        .catch((error: unknown) => log.error({ err: error }, 'prizes could not be paid'))
        .finally(() => (running = null));
    },
    async stop() {
      stopping = true;
      waits.endAll();
      await running;
    },
  };
}
